import { createAppRouter } from '@src/app/routes/router';
import { followSubscription } from '@src/app/routes/follow-subscription';
import { payPath } from '@src/app/routes/guard';
import { startI18n } from '@src/lib/i18n';
import { initFinished } from '@src/store/slices/app';
import { initAnswer, person, storeOf } from '../people';
import { mockServer } from '../live/wire';

jest.setTimeout(60_000);
beforeAll(() => startI18n('ru'), 60_000);
afterEach(() => jest.restoreAllMocks());

/** The workspace at an address, with the server's subscription state. */
async function open(hash: string, isActiveSubscribe = true, user = person()) {
  mockServer(() => ({ data: {} }));
  window.location.hash = hash;
  const store = storeOf(user, null, { subscription: { isActiveSubscribe } });
  const router = createAppRouter(store);
  followSubscription(router, store);
  const say = (isActive: boolean) =>
    store.dispatch(
      initFinished({
        data: initAnswer(user, null, { subscription: { isActiveSubscribe: isActive } }),
        lang: 'ru',
      }),
    );
  const stands = async (path: string) => {
    const at = () => router.state.location.pathname + router.state.location.search;
    const isSettled = () => router.state.initialized && router.state.navigation.state === 'idle';
    while (at() !== path || !isSettled()) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return at();
  };
  return { say, stands, router };
}

test('a workspace closes when its subscription ends, and reopens on the same page when it is paid again', async () => {
  const { say, stands, router } = await open('#/profile?a=1');
  expect(await stands('/profile?a=1')).toBe('/profile?a=1');
  say(false);
  expect(await stands(payPath)).toBe(payPath);
  // Regardless of another navigation meanwhile.
  await router.navigate('/settings/setting-main');
  expect(await stands(payPath)).toBe(payPath);
  say(true);
  expect(await stands('/profile?a=1')).toBe('/profile?a=1');
  router.dispose();
});

test('a workspace that was closed from the start opens on its first page', async () => {
  const { say, stands, router } = await open('#/profile', false);
  expect(await stands(payPath)).toBe(payPath);
  say(true);
  expect(await stands('/organization')).toBe('/organization');
  router.dispose();
});

test('a payer who comes back from the payment service stays with the result of the payment', async () => {
  const { say, stands, router } = await open(`#${payPath}?payment=7`, false, person({ isAdmin: true }));
  const result = `${payPath}?payment=7`;
  expect(await stands(result)).toBe(result);
  say(true);
  const navigate = jest.spyOn(router, 'navigate');
  expect(await stands(result)).toBe(result);
  expect(navigate).not.toHaveBeenCalled();
  // The workspace is open.
  await router.navigate('/profile');
  expect(await stands('/profile')).toBe('/profile');
  router.dispose();
});

test('a closed workspace has no other page, neither an unknown one nor one without access', async () => {
  const { stands, router } = await open('#/no-such-page', false);
  expect(await stands(payPath)).toBe(payPath);
  for (const address of ['/access-denied?area=payment', '/regulation/my/abc', '/back-office/main']) {
    await router.navigate(address);
    expect(await stands(payPath)).toBe(payPath);
  }
  // The link of an email about addresses is for people who cannot sign in.
  await router.navigate('/ip-recovery');
  expect(await stands('/ip-recovery')).toBe('/ip-recovery');
  router.dispose();
});

test('a repeated server message changes nothing', async () => {
  const { say, stands, router } = await open('#/profile');
  await stands('/profile');
  const revalidate = jest.spyOn(router, 'revalidate');
  say(true);
  expect(revalidate).not.toHaveBeenCalled();
  router.dispose();
});
