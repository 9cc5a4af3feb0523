import { readFileSync } from 'node:fs';
import rule from '@graphql/rights.json';
import { callerRights } from '@server/modules/auth/sessions/caller-rights';
import { enumerations } from '@server/graphql/generated/enumerations';
import { AREAS, hasRight, holdsSomewhere, isAuthor } from '@server/graphql/access/rights';
import type { Caller } from '@server/graphql/context';
import type { RightArea } from '@src/api/init';
import { mainMenu } from '@src/app/navigation';
import { decide } from '@src/app/routes/guard';
import { selectCan, selectCanEverywhere, selectIsAuthor, selectMayImport } from '@src/store/selectors/rights';
import { initFinished } from '@src/store/slices/app';
import { initAnswer, person, roleWith, storeOf } from '../people';

/** The server decides and the browser mirrors it: both use one file, and are compared here, kind by kind, right by right. */

const ROOT = 7;
const FLAGS = ['read', 'write'] as const;
const KINDS = {
  user: {},
  leader: { isLeader: true },
  admin: { isAdmin: true },
  superAdmin: { isAdmin: true, isSuperAdmin: true },
  rootAdmin: { isAdmin: true, isSuperAdmin: true, id: ROOT },
} as const;

type Given = { area: RightArea; flag: 'read' | 'write'; scope: number | null } | null;

function onServer(kind: keyof typeof KINDS, given: Given): Caller {
  const { isAdmin, isSuperAdmin, isLeader, id } = {
    isAdmin: false,
    isSuperAdmin: false,
    isLeader: false,
    id: 100,
    ...KINDS[kind],
  };
  const held = given
    ? [{ id: 1, scope: given.scope, rights: { [given.area]: { read: true, write: given.flag === 'write' } } }]
    : [];
  const progress = {
    isSuperAdmin,
    isAdmin,
    isRootAdmin: id === ROOT,
    isLeader,
    leaderSubdivisionId: 5,
    actingSubdivisionIds: [],
  };
  return {
    userId: id,
    organizationId: 2,
    sessionId: 1,
    nameFull: '',
    isSuspended: false,
    isUnpaid: false,
    subdivisionId: null,
    isDemo: false,
    support: null,
    positionId: null,
    ...callerRights(progress, held, null),
  };
}

/** The browser's state created from the server's own response to `initApp`. */
function inBrowser(kind: keyof typeof KINDS, caller: Caller) {
  const user = person(KINDS[kind]);
  const store = storeOf(user);
  const full = (rights: Caller['rights']) => ({ ...roleWith().rights, ...rights });
  const data = initAnswer(user);
  data.initApp.rights = {
    organization: full(caller.rights),
    scoped: caller.scopedRights.map(({ subdivisionId, rights }) => ({ subdivisionId, rights: full(rights) })),
  };
  store.dispatch(initFinished({ data, lang: 'ru' }));
  return store.getState();
}

const GIVEN: Given[] = [
  null,
  ...AREAS.flatMap((area) =>
    FLAGS.flatMap((flag) => [null, 5].map((scope): Given => ({ area, flag, scope }))),
  ),
];

test.each(['user', 'leader', 'admin', 'superAdmin', 'rootAdmin'] as const)(
  'the server’s rights of a %s match what the browser shows, for every combination of roles',
  (kind) => {
    for (const given of GIVEN) {
      const caller = onServer(kind, given);
      const state = inBrowser(kind, caller);
      const can = selectCan(state);
      const canEverywhere = selectCanEverywhere(state);
      for (const area of AREAS) {
        for (const flag of FLAGS) {
          const server = holdsSomewhere(caller, area, flag);
          expect([given, area, flag, can(area, flag)]).toEqual([given, area, flag, server]);
          const everywhere = hasRight(caller, area, flag);
          expect([given, area, flag, canEverywhere(area, flag)]).toEqual([given, area, flag, everywhere]);
        }
      }
      expect([given, selectIsAuthor(state)]).toEqual([given, isAuthor(caller)]);
      expect([given, selectMayImport(state)]).toEqual([given, hasRight(caller, 'employees', 'write')]);
    }
  },
);

test('a scope gives rights about people only', () => {
  for (const area of AREAS) {
    const caller = onServer('user', { area, flag: 'write', scope: 5 });
    expect([area, holdsSomewhere(caller, area, 'write')]).toEqual([area, rule.aboutPeople.includes(area)]);
  }
});

test('the areas of both sides are those of the contract', () => {
  expect(AREAS).toEqual(rule.areas);
  expect([...rule.areas].sort()).toEqual([...enumerations.RightArea]);
});

/** A section's first query: its guard must require the same right as the contract does. */
const SECTIONS: [path: string, query: string][] = [
  ['/structure', 'position'],
  ['/statistic', 'statistic'],
  ['/roles', 'rolePeople'],
];

test.each(SECTIONS)('%s is opened by the right that %s requires', (path, query) => {
  const contract = ['structure', 'statistics', 'roles']
    .map((name) => readFileSync(`graphql/schema/${name}.graphql`, 'utf8'))
    .join('\n');
  const area = new RegExp(`^  ${query}\\([^@]*@right\\(area: (\\w+), flag: read`, 'm').exec(contract)?.[1];
  const item = mainMenu.find((entry) => entry.path === path);
  if (!item) throw new Error(path);
  const opened = AREAS.filter((rightArea) => {
    const state = inBrowser('user', onServer('user', { area: rightArea, flag: 'read', scope: null }));
    return decide({}, item.access, {}, state).kind === 'open';
  });
  expect(opened).toEqual([area]);
});
