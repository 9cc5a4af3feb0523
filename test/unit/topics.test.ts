import type { LiveEvent } from '@server/events/live-event';
import { topics } from '@server/generated/topics';
import type { Caller } from '@server/graphql/context';
import type { ChangeTopic } from '@server/graphql/generated/resolvers';
import { aCaller } from '@test/factories/user.factory';

/** The recipients of live events: each topic of the contract, for each kind of caller. */

const reads = { read: true, write: false };
const CALLERS: Readonly<Record<string, Caller>> = {
  plain: aCaller(),
  leader: aCaller({ isLeader: true, leaderSubdivisionId: 3 }),
  statistics: aCaller({ rights: { statistics: reads } }),
  hr: aCaller({ rights: { employees: { read: true, write: true } } }),
  setting: aCaller({ rights: { organizationSetting: reads } }),
  payment: aCaller({ rights: { payment: reads } }),
  admin: aCaller({ isAdmin: true }),
  superAdmin: aCaller({ isAdmin: true, isSuperAdmin: true }),
};

const learning = (topic: ChangeTopic, event: Pick<LiveEvent, 'ids' | 'userIds'>): string =>
  Object.keys(CALLERS)
    .filter((name) => {
      const caller = CALLERS[name];
      return caller && topics[topic](caller, { organizationId: 1, topic, ...event });
    })
    .join(' ');

const ALL = 'plain leader statistics hr setting payment admin superAdmin';
const FOLLOWING = 'leader statistics hr admin superAdmin';
const AUTHORS = 'leader hr admin superAdmin';
const SETTING = 'setting admin superAdmin';

/** For an event without people, and for one about another person. */
const EXPECTED: Readonly<Record<ChangeTopic, readonly [string, string]>> = {
  organization: [ALL, FOLLOWING],
  idealPicture: [ALL, FOLLOWING],
  role: [ALL, FOLLOWING],
  position: [ALL, FOLLOWING],
  subdivision: [ALL, FOLLOWING],
  regulationStructure: [ALL, FOLLOWING],
  user: [ALL, FOLLOWING],
  regulation: [ALL, FOLLOWING],
  education: [ALL, FOLLOWING],
  test: [ALL, FOLLOWING],
  qualification: [ALL, FOLLOWING],
  notificationSettings: [ALL, FOLLOWING],
  providerAlert: [ALL, FOLLOWING],
  assignment: [FOLLOWING, FOLLOWING],
  adaptation: [FOLLOWING, FOLLOWING],
  adaptationTemplate: [AUTHORS, AUTHORS],
  regulationWork: [AUTHORS, AUTHORS],
  educationWork: [AUTHORS, AUTHORS],
  testWork: [AUTHORS, AUTHORS],
  qualificationWork: [AUTHORS, AUTHORS],
  employeeImport: ['hr admin superAdmin', 'hr admin superAdmin'],
  ipAccess: [SETTING, SETTING],
  historyCheck: [SETTING, SETTING],
  payment: ['payment admin superAdmin', 'payment admin superAdmin'],
  support: ['admin superAdmin', 'admin superAdmin'],
  client: ['superAdmin', 'superAdmin'],
  notification: ['', ''],
  session: ['', ''],
  personnel: ['', ''],
};

const isTopic = (name: string): name is ChangeTopic => Object.hasOwn(EXPECTED, name);

it.each(Object.keys(EXPECTED).filter(isTopic))(
  '%s is published to those whom it concerns, and to nobody else',
  (topic) => {
    const [unnamed, ofAnother] = EXPECTED[topic];
    expect(learning(topic, { ids: [5] })).toBe(unnamed);
    expect(learning(topic, { ids: [5], userIds: [2] })).toBe(ofAnother);
    // The person concerned receives it, except for other people's notes about them.
    expect(learning(topic, { ids: [5], userIds: [1] })).toBe(
      topic === 'personnel' ? 'hr admin superAdmin' : ALL,
    );
  },
);

it('notes about a person are published to those who edit cards, and to oneself', () => {
  expect(learning('personnel', { ids: [1], userIds: [1] })).toBe(ALL);
});
