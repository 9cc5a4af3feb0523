import { followSubscription } from '@src/app/routes/follow-subscription';
import { payPath } from '@src/app/routes/guard';
import { initFinished } from '@src/store/slices/app';
import { signedOut } from '@src/store/slices/auth';
import { initAnswer, person, storeOf } from '../people';

/** A router that stands on an address and records what it is told; `subscription.test.ts` tests the real one. */
function follow(address: string, isActiveSubscribe = true) {
  const user = person();
  const store = storeOf(user, null, { subscription: { isActiveSubscribe } });
  const [pathname = '', query] = address.split('?');
  const notified: unknown[] = [];
  const router = {
    state: { location: { pathname, search: query === undefined ? '' : `?${query}` } },
    navigate(path: string, { replace }: { replace: boolean }) {
      notified.push({ path, replace });
      return Promise.resolve();
    },
    revalidate() {
      notified.push('revalidate');
      return Promise.resolve();
    },
  };
  followSubscription(router, store);
  const say = (isActive: boolean) =>
    store.dispatch(
      initFinished({
        data: initAnswer(user, null, { subscription: { isActiveSubscribe: isActive } }),
        lang: 'ru',
      }),
    );
  const stand = (path: string, search = '') => {
    router.state = { location: { pathname: path, search } };
  };
  return { notified, say, stand, store };
}

test('an ended subscription has the guards evaluated, a paid one opens the page that was left', () => {
  const { notified, say, stand } = follow('/profile?a=1');
  say(false);
  expect(notified).toEqual(['revalidate']);
  stand(payPath);
  say(true);
  expect(notified).toEqual(['revalidate', { path: '/profile?a=1', replace: true }]);
});

test('a workspace that was closed from the start opens on its first page', () => {
  const { notified, say } = follow(payPath, false);
  say(true);
  expect(notified).toEqual([{ path: '/', replace: true }]);
});

test('nobody is moved from another page, nor from the result of a payment', () => {
  const elsewhere = follow('/ip-recovery', false);
  elsewhere.say(true);
  const paid = follow(`${payPath}?payment=7`, false);
  paid.say(true);
  expect([...elsewhere.notified, ...paid.notified]).toEqual([]);
  const other = follow(`${payPath}?tab=1`, false);
  other.say(true);
  expect(other.notified).toHaveLength(1);
});

test('a repeated message, and changes of other state, do nothing', () => {
  const { notified, say } = follow('/profile');
  say(true);
  expect(notified).toEqual([]);
  say(false);
  say(false);
  expect(notified).toEqual(['revalidate']);
});

test('after signing out nothing is done', () => {
  const { notified, say, store } = follow('/profile');
  store.dispatch(signedOut());
  say(false);
  expect(notified).toEqual([]);
});
