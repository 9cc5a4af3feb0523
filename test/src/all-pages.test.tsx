import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '@src/api/baseApi';
import { useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { tagTypes } from '@src/api/tags';
import { createStore } from '@src/store/store';
import { mockServer } from './shell/wire';

afterEach(() => jest.restoreAllMocks());

test('a list that became old while it was read is read again, and nobody is told of an error', async () => {
  const store = createStore();
  let isFirst = true;
  mockServer(() => {
    // As after a lost connection: everything is old before the first answer has come.
    if (isFirst) store.dispatch(baseApi.util.invalidateTags([...tagTypes]));
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
