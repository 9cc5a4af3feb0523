import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { mine } from './support';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// Expiry of certificates: how they end, are renewed, reminded of and lost; the server's clock is set manually.

let world: QualificationWorld;
let workspace: Workspace;

beforeEach(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
});
afterEach(() => workspace.stop());

interface AwardRow {
  number: string;
  issued: string;
  until: string | null;
  state: string;
  reason: string | null;
}

/** A person's stored certificates, oldest first. */
async function awardsOf(person: UserRow): Promise<AwardRow[]> {
  const rows = await world.sql(
    `select w.number, w.issued_on::text as issued, w.valid_until::text as until, s.state, s.reason
      from qualification_award w join qualification_award_state s on s.award_id = w.id
        and s.organization_id = w.organization_id
      where w.user_id = $1 order by w.id`,
    [person.id],
  );
  return rows.map(({ number, issued, until, state, reason }) => ({
    ...{ number: String(number), issued: String(issued), until: until === null ? null : String(until) },
    ...{ state: String(state), reason: reason === null ? null : String(reason) },
  }));
}

const tellings = async (person: UserRow, type: string): Promise<number> => {
  const [row] = await world.sql(
    'select count(*)::int as count from notification where user_id = $1 and type = $2',
    [person.id, type],
  );
  return Number(row?.count);
};

/** Noon of a day in the organization's time zone. */
const noonOf = (day: string) => new Date(`${day}T09:00:00Z`);

describe('expiry', () => {
  test.each([
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2028-08-31', 6, '2029-02-28'],
    ['2028-12-15', 0, null],
  ])(
    'a certificate issued on %s for %d months ends on %s, and no day earlier',
    async (issued, months, until) => {
      const person = await workspace.person();
      const test = await world.exam();
      const rules = { validityMonths: months, renewalDays: 0 };
      const id = await world.qualified([{ items: items(test) }], [person], rules);
      world.setTime(noonOf(issued));
      await world.pass(person, test);
      const [award] = await awardsOf(person);
      expect(award).toMatchObject({ issued, until, state: 'valid' });
      // Its holder is notified once, with its number.
      const earned = await world.sql(
        `select route, params ->> 'number' as number from notification where user_id = $1 and type = 'qualificationEarned'`,
        [person.id],
      );
      expect(earned).toEqual([{ route: `/qualification/view/${id}`, number: award?.number }]);
      world.setTime(noonOf(until ?? '2050-01-01'));
      await world.runCertificateJob();
      expect(await awardsOf(person)).toMatchObject([{ state: 'valid', reason: null }]);
      expect(await tellings(person, 'qualificationLost')).toBe(0);
      if (until === null) return;
      world.passDays(1);
      await world.runCertificateJob();
      await world.runCertificateJob();
      expect(await awardsOf(person)).toMatchObject([{ state: 'expired', reason: 'expired' }]);
      expect(await tellings(person, 'qualificationLost')).toBe(1);
      const records = await world.sql(
        `select payload from evidence_record where object_type = 'qualification' and user_id = $1 and type = 'awardLoss'`,
        [person.id],
      );
      expect(records).toMatchObject([{ payload: { reason: 'expired', lastDay: until } }]);
    },
  );

  test('is reminded of 90, 60, 30 and 7 days before, once each; a one-month certificate only in its last week', async () => {
    const [year, month] = [await workspace.person(), await workspace.person()];
    const [long, short] = [await world.exam(), await world.exam()];
    await world.qualified([{ items: items(long) }], [year]);
    await world.qualified([{ items: items(short) }], [month], { validityMonths: 1, renewalDays: 0 });
    await world.pass(year, long);
    await world.pass(month, short);
    const counted: Record<number, number> = {};
    const [{ until } = { until: null }] = await awardsOf(year);
    const end = noonOf(String(until));
    for (const left of [91, 90, 89, 61, 60, 31, 30, 29, 8, 7, 6, 0]) {
      world.setTime(new Date(end.getTime() - left * 86_400_000));
      await world.runCertificateJob();
      counted[left] = await tellings(year, 'qualificationExpiring');
    }
    expect(counted).toEqual({
      ...{ 91: 0, 90: 1, 89: 1, 61: 1, 60: 2, 31: 2, 30: 3, 29: 3, 8: 3, 7: 4, 6: 4, 0: 4 },
    });
    // The one-month certificate has long expired by then.
    expect(await awardsOf(month)).toMatchObject([{ state: 'expired' }]);
    expect(await tellings(month, 'qualificationExpiring')).toBe(0);
  });

  test('a one-month certificate is not reminded of on its day of issue, but in its last week', async () => {
    const person = await workspace.person();
    const test = await world.exam();
    await world.qualified([{ items: items(test) }], [person], { validityMonths: 1, renewalDays: 0 });
    await world.pass(person, test);
    await world.runCertificateJob();
    expect(await tellings(person, 'qualificationExpiring')).toBe(0);
    const [{ until } = { until: null }] = await awardsOf(person);
    world.setTime(new Date(noonOf(String(until)).getTime() - 7 * 86_400_000));
    await world.runCertificateJob();
    expect(await tellings(person, 'qualificationExpiring')).toBe(1);
  });
});

describe('renewal', () => {
  test('opens the configured number of days before the end, requires all components again, and gives a new number', async () => {
    const person = await workspace.person();
    const [first, second] = [await world.exam(), await world.exam()];
    const id = await world.qualified([{ items: items(first) }, { items: items(second) }], [person]);
    await world.pass(person, first);
    await world.pass(person, second);
    const [before] = await awardsOf(person);
    const [owed] = await world.sql(
      `select (valid_until at time zone 'UTC')::date::text as opens from assignment
        where user_id = $1 and object_type = 'qualification' and is_current`,
      [person.id],
    );
    const opens = new Date(noonOf(String(before?.until)).getTime() - 30 * 86_400_000);
    expect(owed?.opens).toBe(opens.toISOString().slice(0, 10));

    // The engine uses the database's clock: the renewal window opens now.
    await world.sql(
      `update assignment set valid_until = now() - interval '1 minute' where user_id = $1 and object_type = 'qualification'`,
      [person.id],
    );
    await createAssignmentServices(workspace.test.app.deps).daily.handlers.advanceAssignments({});
    expect(await world.owedOf(person)).toEqual([first]);
    expect(await mine(workspace, person, id)).toMatchObject({
      myProgress: { percent: 0, stages: ['open', 'locked'] },
      myAwards: [{ state: 'valid', number: before?.number }],
    });
    world.passDays(1);
    await world.pass(person, first);
    expect(await world.owedOf(person)).toEqual([second]);
    expect(await awardsOf(person)).toHaveLength(1);
    await world.pass(person, second);
    expect(await awardsOf(person)).toMatchObject([
      { number: before?.number, state: 'expired', reason: 'replaced' },
      { number: expect.not.stringMatching(String(before?.number)), state: 'valid' },
    ]);
    expect(await world.owedOf(person)).toEqual([]);
  });

  test('of a term shorter than the renewal window opens at the end of the term, not at once', async () => {
    const person = await workspace.person();
    const test = await world.exam();
    await world.qualified([{ items: items(test) }], [person], { validityMonths: 1, renewalDays: 60 });
    await world.pass(person, test);
    const [award] = await awardsOf(person);
    const [owed] = await world.sql(
      `select (valid_until at time zone 'UTC')::date::text as opens from assignment
        where user_id = $1 and object_type = 'qualification' and is_current`,
      [person.id],
    );
    expect(owed?.opens).toBe(noonOf(String(award?.until)).toISOString().slice(0, 10));
  });
});
