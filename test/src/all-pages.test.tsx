import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { createStore } from '@src/store/store';
import { mockServer } from './shell/live/wire';

afterEach(() => jest.restoreAllMocks());

test('a list that became stale while it was read is read again, and no error is shown', async () => {
  const store = createStore();
  let isFirst = true;
  mockServer(() => {
    // The connection is back: everything is invalidated before the first response has come.
    if (isFirst) window.dispatchEvent(new Event('online'));
    isFirst = false;
    return { data: { subdivisions: { count: 1, items: [{ id: 7, name: 'Склад' }] } } };
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useAllSubdivisionOptionsQuery(), { wrapper });
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(result.current.error).toBeUndefined();
  expect(result.current.data).toMatchObject([{ id: 7, name: 'Склад' }]);
  expect(store.getState().alerts.items).toEqual([]);
});
