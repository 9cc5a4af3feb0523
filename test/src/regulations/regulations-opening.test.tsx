import type { ReactNode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useOpening } from '@src/features/regulations/reader/use-opening';
import { createStore } from '@src/store/store';

afterEach(() => jest.restoreAllMocks());

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={createStore()}>{children}</Provider>
);
const regulation = { id: 2, abilities: { canSign: true }, myAssignment: null };

test('reading is not counted before the server has recorded the opening', async () => {
  let answer = () => {};
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(new Response(JSON.stringify({ data: { regulationOpen: null } })));
      }),
  );
  const { result } = renderHook(() => useOpening(regulation, 20), { wrapper });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(result.current).toBe(false);
  act(() => answer());
  await waitFor(() => expect(result.current).toBe(true));
  expect(asked).toHaveBeenCalledTimes(1);
});
