import { readFileSync, writeFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import type { LiveEvent } from '@server/events/live-event';
import { topics } from '@server/generated/topics';
import type { Caller } from '@server/graphql/context';
import { enumerations } from '@server/graphql/generated/enumerations';
import type { ChangeTopic } from '@server/graphql/generated/types';
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

/** The callers that receive an event without people, one about another person, and one about themselves. */
const audienceOf = (topic: ChangeTopic) => ({
  ofNobody: learning(topic, { ids: [5] }),
  ofAnother: learning(topic, { ids: [5], userIds: [2] }),
  ofOneself: learning(topic, { ids: [5], userIds: [1] }),
});

test('each topic is published to those in the table beside this file, and to nobody else', () => {
  const file = projectPath('test', 'unit', 'access', 'topics.expected.json');
  const table = Object.fromEntries(enumerations.ChangeTopic.map((topic) => [topic, audienceOf(topic)]));
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1')
    writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  expect(table).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

test('notes about a person are published to those who edit cards, and to oneself', () => {
  expect(learning('personnel', { ids: [1], userIds: [1] })).toBe(Object.keys(CALLERS).join(' '));
});
