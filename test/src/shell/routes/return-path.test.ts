import { createAppRouter } from '@src/app/routes/router';
import { captureSecrets, peekSecret, takeSecret } from '@src/lib/route-secrets';
import { keepReturnPath, takeReturnPath } from '@src/lib/return-path';
import { person, storeOf } from '../people';

beforeEach(() => sessionStorage.clear());

/** The final route of a person who opens this route: a visitor, unless specified. */
async function finalRoute(hash: string, store = storeOf(null)): Promise<string> {
  window.location.hash = hash;
  const router = createAppRouter(store);
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (initialized && navigation.state === 'idle') resolve();
    });
    if (router.state.initialized) resolve();
    return stop;
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

describe('a link that requires a sign-in', () => {
  test('leads a visitor to the landing page, and signing in leads back to it with all its parameters', async () => {
    expect(await finalRoute('#/regulation/my/5/current-version?clause=7')).toBe('/lending');
    expect(takeReturnPath()).toBe('/regulation/my/5/current-version?clause=7');
    expect(takeReturnPath()).toBeNull();
  });

  test('the start page is no such link; the landing page keeps its own parameters', async () => {
    expect(await finalRoute('#/?ref=5&modal=signIn&other=1')).toBe('/lending?ref=5&modal=signIn');
    expect(takeReturnPath()).toBeNull();
  });

  test.each(['https://elsewhere.ru', '//elsewhere.ru', '/\\elsewhere.ru', 'regulation', ''])(
    '%s is not a route',
    (path) => {
      keepReturnPath(path);
      expect(takeReturnPath()).toBeNull();
    },
  );
});

test('a closed page stores the target, so that the person can return once they have the right', async () => {
  expect(await finalRoute('#/structure/positions?search=a', storeOf(person()))).toBe(
    `/access-denied?area=structure&from=${encodeURIComponent('/structure/positions?search=a')}`,
  );
}, 30_000);

test('a recovery code survives a reload of the tab until it is used; other tokens do not', async () => {
  captureSecrets('#/organization/profile?resetPasswordCode=123456&linkToken=abc');
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import('@src/lib/route-secrets');
    expect(reloaded.peekSecret('resetPasswordCode')).toBe('123456');
    expect(reloaded.peekSecret('linkToken')).toBeNull();
    expect(reloaded.takeSecret('resetPasswordCode')).toBe('123456');
    expect(reloaded.peekSecret('resetPasswordCode')).toBeNull();
  });
  takeSecret('resetPasswordCode');
  expect(peekSecret('resetPasswordCode')).toBeNull();
});
