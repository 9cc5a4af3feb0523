import i18next from 'i18next';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { decide, payPath } from '@src/app/routes/guard';
import { opens } from '@src/app/routes/opens';
import { barePages, workspacePages } from '@src/app/routes/table';
import { mainMenu, ownPages } from '@src/app/navigation';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import { initFinished } from '@src/store/slices/app';
import { type StartPage, startPageChosen } from '@src/store/slices/settings';
import { initAnswer, person, roleWith, storeOf } from '../people';

interface Guarded {
  route: AppRoute;
  access: RouteAccess;
}

const known = new Map<string, Guarded>();

function asRouteObject(route: AppRoute, inherited: RouteAccess, id: string): RouteObject {
  const access = route.access ?? inherited;
  known.set(id, { route, access });
  if (route.path === '' && !route.children) return { id, index: true };
  return {
    id,
    path: route.path,
    children: (route.children ?? []).map((child, index) => asRouteObject(child, access, `${id}-${index}`)),
  };
}

const table = [...barePages, ...workspacePages].map((route, index) =>
  asRouteObject(route, 'signedIn', String(index)),
);

/** The final address of a visit, after redirects, with the guards of the whole table. */
function visit(path: string, store: ReturnType<typeof storeOf>, hops = 0): string {
  if (hops > 5) return 'a loop';
  for (const match of matchRoutes(table, path) ?? []) {
    const guarded = known.get(match.route.id ?? '');
    if (!guarded) return 'unknown';
    const verdict = decide(guarded.route, guarded.access, match.params, store.getState());
    if (verdict.kind === 'notFound') return 'not found';
    if (verdict.kind === 'redirect') return visit(verdict.to, store, hops + 1);
    if (guarded.route.path === '*') return 'not found';
  }
  return path;
}

const visitor = storeOf(null);
const employee = storeOf(person());
const admin = storeOf(person({ isAdmin: true }));
const superAdmin = storeOf(person({ isSuperAdmin: true }));

describe('the route table', () => {
  test.each(['/', '/organization', '/profile', '/employees', '/structure', '/regulation/my/list', '/outbox'])(
    'a visitor at %s goes to /lending',
    (path) => expect(visit(path, visitor)).toBe('/lending'),
  );

  test('the landing page opens for visitors, with and without registration, and redirects others', () => {
    expect(visit('/lending', visitor)).toBe('/lending');
    expect(visit('/lending/reg', visitor)).toBe('/lending/reg');
    expect(visit('/lending/other', visitor)).toBe('not found');
    expect(visit('/lending', employee)).toBe('/organization');
  });

  test.each([
    ['/', '/organization'],
    ['/organization', '/organization'],
    ['/organization/profile', '/organization/profile'],
    ['/organization/setting-notifications', '/organization/setting-notifications'],
    ['/profile', '/profile'],
    ['/settings', '/settings/setting-main'],
    ['/employees', '/employees'],
    ['/structure', '/structure/positions'],
    ['/structure/list', '/structure/list'],
    ['/regulation', '/regulation/my/list'],
    ['/regulation/my/list', '/regulation/my/list'],
    ['/regulation/editor/list', '/regulation/editor/list'],
    ['/regulation/other/list', 'not found'],
    ['/regulation/my/abc', 'not found'],
    ['/education', 'not found'],
    ['/education/text', '/education/text'],
    ['/education/text/my/list', '/education/text/my/list'],
    ['/education/text/subdivision/list', '/education/text/subdivision/list'],
    ['/education/video', '/education/video'],
    ['/education/video/editor/5/edit', '/education/video/editor/5/edit'],
    ['/education/text/other/list', 'not found'],
    ['/education/text/my/abc/viewEducation', 'not found'],
    ['/education/paper/my/list', 'not found'],
    ['/tests', '/tests'],
    ['/tests/my/list', '/tests/my/list'],
    ['/tests/other/list', 'not found'],
    ['/tests/my/abc/passing', 'not found'],
    ['/statistic', '/statistic/education'],
    ['/statistic/regulation', '/statistic/regulation'],
    ['/statistic/regulation/people/refused', '/statistic/regulation/people/refused'],
    ['/statistic/education/people/overdue', '/statistic/education/people/overdue'],
    // Nobody can refuse a course, and it has no review date.
    ['/statistic/education/people/refused', 'not found'],
    ['/statistic/education/stale', 'not found'],
    ['/statistic/regulation/stale', '/statistic/regulation/stale'],
    ['/statistic/tests', '/statistic/tests'],
    ['/statistic/tests/people/notSigned', '/statistic/tests/people/notSigned'],
    ['/statistic/tests/people/refused', 'not found'],
    ['/roles', '/roles'],
    ['/roles/setting-roles/new', '/roles/setting-roles/new'],
    ['/roles/setting-roles/abc', 'not found'],
    ['/roles/setting-notifications', '/roles/setting-notifications'],
    ['/roles/setting-notifications/abc', 'not found'],
    ['/settings/setting-notifications', '/settings/setting-notifications'],
    ['/roles/purpose-roles', '/roles/purpose-roles'],
    ['/access-denied', '/access-denied'],
  ])('an admin at %s ends at %s', (path, end) => expect(visit(path, admin)).toBe(end));

  test.each([
    ...[
      '',
      '/ideal-picture-work',
      '/setting-main',
      '/setting-notifications',
      '/setting-ip',
      '/profile',
      '/history',
    ].map((child) => `/organization${child}`),
    ...['setting-main', 'setting-notifications', 'setting-ip'].map((child) => `/settings/${child}`),
    ...['positions', 'employees', 'regulations', 'list'].map((tab) => `/structure/${tab}`),
    ...['', '/setting-roles', '/setting-notifications', '/purpose-roles'].map((tab) => `/roles${tab}`),
    ...['my', 'editor', 'subdivision'].flatMap((tab) =>
      ['list', '5/current-version', '5/changes', '5/access', '5/edit', '5/history'].map(
        (page) => `/regulation/${tab}/${page}`,
      ),
    ),
    ...['my', 'editor', 'subdivision'].flatMap((tab) =>
      ['list', '5/passing', '5/execution'].map((page) => `/tests/${tab}/${page}`),
    ),
    ...['text', 'video'].flatMap((type) =>
      ['my', 'editor', 'subdivision'].flatMap((tab) =>
        ['list', '5/viewEducation', '5/access', '5/edit', 'new/edit'].map(
          (page) => `/education/${type}/${tab}/${page}`,
        ),
      ),
    ),
    ...['', '/educations', '/regulations', '/tests', '/access', '/edit']
      .concat(['/educations/7', '/regulations/7', '/tests/7'])
      .map((page) => `/qualification/view/5${page}`),
    ...['education', 'regulation', 'tests', 'qualification', 'report'].map((tab) => `/statistic/${tab}`),
    ...[
      '/tests/edit',
      '/tests/editor',
      '/faq',
      '/faq/5/view',
      '/qualification',
      '/employees/5/additional',
      '/employees/5/ideal-picture-work',
    ],
  ])('%s in the specification’s table exists', (path) => expect(visit(path, admin)).toBe(path));

  test.each([
    '/qualification/view/x',
    '/qualification/view/5/tests/x',
    '/faq/1',
    '/faq/abc/view',
    '/integration',
    '/nowhere',
  ])('%s does not exist yet: not found', (path) => expect(visit(path, superAdmin)).toBe('not found'));

  test.each([...['', '/main', '/account', '/documents', '/refs', '/cabinet', '/alert']])(
    '/back-office%s exists for super admins only',
    (tab) => {
      expect(visit(`/back-office${tab}`, superAdmin)).toBe(`/back-office${tab || '/main'}`);
      for (const person of [admin, employee]) expect(visit(`/back-office${tab}`, person)).toBe('not found');
    },
  );

  test.each([
    ['/structure', 'structure'],
    ['/statistic', 'statistics'],
    ['/roles', 'roles'],
    ['/organization/setting-notifications', 'organizationSetting'],
  ])('%s without the right: access denied, with the missing right', (path, area) => {
    expect(visit(path, employee)).toBe(`/access-denied?area=${area}`);
  });

  test.each([
    ['/employees/import', 'employees'],
    ['/employees/import/5', 'employees'],
    ['/employees/new', 'employees'],
    ['/employees/5/additional', 'employees'],
    ['/employees/5/ideal-picture-work', 'employees'],
    ['/adaptation/templates', 'employees'],
    ['/adaptation/templates/5', 'employees'],
    ['/adaptation/templates/new', 'employees'],
    ['/regulation/editor/new/edit', 'employees'],
    ['/regulation/my/new', 'employees'],
    ['/structure/positions/new', 'structure'],
    ['/structure/employees/new', 'structure'],
    ['/structure/regulations/new', 'structure'],
    ['/roles/setting-roles/new', 'roles'],
  ])('%s is for people who may change it: others see that they lack the right', (path, area) => {
    const reader = storeOf(person(), roleWith('structure', 'roles'));
    expect(visit(path, reader)).toBe(`/access-denied?area=${area}&flag=write`);
    expect(visit(path, admin)).toBe(path);
  });

  test('a leader writes regulations and reads plan templates, but does not change the templates', () => {
    const leader = storeOf(person({ isLeader: true }));
    expect(visit('/regulation/editor/new/edit', leader)).toBe('/regulation/editor/new/edit');
    expect(visit('/adaptation/templates', leader)).toBe('/adaptation/templates');
    expect(visit('/adaptation/templates/5', leader)).toBe('/access-denied?area=employees&flag=write');
  });

  test('a right within some subdivisions opens the cards there, but nothing organization-wide', () => {
    const scoped = storeOf(person());
    const data = initAnswer(person());
    const { rights } = roleWith('employees!', 'structure!');
    data.initApp.rights = { organization: roleWith().rights, scoped: [{ subdivisionId: 5, rights }] };
    scoped.dispatch(initFinished({ data, lang: 'ru' }));
    expect(visit('/employees/5/additional', scoped)).toBe('/employees/5/additional');
    expect(visit('/employees/import', scoped)).toBe('/access-denied?area=employees&flag=write');
    expect(visit('/structure/regulations', scoped)).toBe('/access-denied?area=structure');
    expect(visit('/structure/positions/new', scoped)).toBe('/structure/positions/new');
  });

  test('a closed page is recognized as open once the right is granted', () => {
    expect(opens('/structure/positions?search=a', employee.getState())).toBe(false);
    expect(opens('/employees/import', employee.getState())).toBe(false);
    expect(opens('/structure/positions?search=a', admin.getState())).toBe(true);
    expect(opens('/structure', admin.getState())).toBe(true);
    expect(opens('/', admin.getState())).toBe(true);
  });

  test('a page that does not exist for the caller is not open to them', () => {
    expect(opens('/outbox', admin.getState())).toBe(false);
    expect(opens('/regulation/my/abc', admin.getState())).toBe(false);
    expect(opens('/outbox', superAdmin.getState())).toBe(true);
  });

  test.each<[StartPage, ReturnType<typeof roleWith> | null, string]>([
    ['/profile', null, '/profile'],
    ['/structure', roleWith('structure'), '/structure/positions'],
    ['/structure', roleWith('statistics'), '/organization'],
    ['/statistic', roleWith('statistics'), '/statistic/education'],
    ['/statistic', roleWith('structure'), '/organization'],
  ])('/ leads to the chosen %s as long as it is accessible: %#', (chosen, role, end) => {
    const store = storeOf(person(), role);
    store.dispatch(startPageChosen(chosen));
    expect(visit('/', store)).toBe(end);
  });

  test('a right of the role opens its section', () => {
    expect(visit('/structure', storeOf(person(), roleWith('structure')))).toBe('/structure/positions');
    expect(visit('/statistic', storeOf(person(), roleWith('statistics')))).toBe('/statistic/education');
  });

  test('an answer is written by super admins only, for others the page does not exist', () => {
    expect(visit('/faq/new/edit', superAdmin)).toBe('/faq/new/edit');
    expect(visit('/faq/1/edit', admin)).toBe('not found');
    expect(visit('/faq/1/view', admin)).toBe('/faq/1/view');
  });

  test('the outbox exists for super admins only', () => {
    expect(visit('/outbox', superAdmin)).toBe('/outbox');
    expect(visit('/outbox', admin)).toBe('not found');
  });

  test('/payment starts with the balance for admins and super admins, with the referrals for others', () => {
    expect([admin, superAdmin].map((store) => visit('/payment', store))).toEqual([payPath, payPath]);
    const reader = storeOf(person(), roleWith('payment'));
    expect(visit('/payment', reader)).toBe('/payment/refs/users');
    expect(visit('/payment/refs', admin)).toBe('/payment/refs/users');
    for (const tab of [
      'balance',
      'tokens',
      'transaction',
      'documents',
      'refs/users',
      'refs/list',
      'refs/history',
    ])
      expect(visit(`/payment/${tab}`, reader)).toBe(`/payment/${tab}`);
  });

  test('an inactive subscription redirects everybody to /payment/balance, without a loop', () => {
    const unpaid = { subscription: { isActiveSubscribe: false } };
    for (const user of [person(), person({ isAdmin: true })]) {
      const store = storeOf(user, null, unpaid);
      for (const path of ['/', '/organization', '/regulation/my/list', payPath])
        expect(visit(path, store)).toBe(payPath);
    }
    expect(visit(payPath, admin)).toBe(payPath);
    expect(visit('/payment', admin)).toBe(payPath);
    expect(visit(payPath, employee)).toBe('/access-denied?area=payment');
  });

  test('a closed workspace has no addresses, not even wrong or denied ones, but the link of an email opens', () => {
    const unpaid = storeOf(person({ isAdmin: true }), null, { subscription: { isActiveSubscribe: false } });
    for (const path of ['/regulation/my/abc', '/access-denied?area=payment', '/no-such-page'])
      expect(visit(path, unpaid)).toBe(payPath);
    for (const store of [unpaid, visitor]) expect(visit('/ip-recovery', store)).toBe('/ip-recovery');
  });

  test('an invalid parameter is not found, even where the right is missing', () => {
    const route = { params: { id: /^\d+$/ } };
    const decideFor = (id: string) => decide(route, 'structure.read', { id }, employee.getState());
    expect(decideFor('abc')).toEqual({ kind: 'notFound' });
    expect(decideFor('5')).toEqual({ kind: 'redirect', to: '/access-denied?area=structure' });
  });

  test('a page for visitors leads everybody else to the start', () => {
    expect(decide({}, 'visitor', {}, employee.getState())).toEqual({ kind: 'redirect', to: '/' });
  });

  test('every entry of the menu opens for a super admin', () => {
    for (const { path } of [...mainMenu, ...ownPages]) {
      expect(visit(path, superAdmin).startsWith(path)).toBe(true);
    }
  });
});

test.each([...mainMenu, ...ownPages].filter(({ path }) => !/^\/(outbox|settings)/.test(path)))(
  'the translations of $path are loaded with its code',
  async ({ path }) => {
    await startI18n('ru');
    const words = (matchRoutes(workspacePages, path) ?? []).flatMap(({ route }) => route.words ?? []);
    await loadTranslations(words);
    expect(words).not.toEqual([]);
    expect(words.filter((word) => !i18next.hasResourceBundle('ru', word))).toEqual([]);
  },
);
