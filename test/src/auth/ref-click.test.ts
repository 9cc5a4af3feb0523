import { reportRefClick } from '@src/features/auth/forms/ref-click';
import { createStore } from '@src/store/store';
import { langChosen } from '@src/store/slices/settings';

/** A request that is not of the GraphQL API carries the headers of every request, too. */
test('a click of a referral link is reported in the chosen language', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const store = createStore();
  store.dispatch(langChosen('en-us'));
  await reportRefClick(5, 7);
  const [address, { method, body, headers } = {}] = fetched.mock.calls[0] ?? [];
  expect([address, method, body]).toEqual(['/api/refs/click', 'POST', '{"ref":5,"link":7}']);
  expect(new Headers(headers).get('Accept-Language')).toBe('en-us');
  fetched.mockRestore();
});
