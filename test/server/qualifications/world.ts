import { createQualificationServices } from '@server/modules/qualifications/qualifications.module';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { aChoice, aTest, publish, rightAnswer, saveQuestions, takers } from '../tests/support';
import { aQualification, give, publishRoute, routeOf, type Rules, type Stage } from './support';

const DAY = 86_400_000;

/** A server whose clock is set manually, with qualifications made of tests: a component is passed with one answer. */
export interface QualificationWorld {
  workspace: Workspace;
  at(): Date;
  setTime(at: Date): void;
  passDays(days: number): void;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  exam(people?: readonly UserRow[], name?: string): Promise<number>;
  pass(person: UserRow, testId: number): Promise<unknown>;
  /** Replaces a question: a change in substance. */
  change(testId: number): Promise<void>;
  passChanged(person: UserRow, testId: number): Promise<unknown>;
  qualified(
    stages: readonly Stage[],
    people: readonly UserRow[],
    rules?: Rules,
    name?: string,
  ): Promise<number>;
  /** The tests currently assigned to the person. */
  owedOf(person: UserRow): Promise<number[]>;
  /** Runs the daily certificate job. */
  runCertificateJob(): Promise<void>;
}

export const items = (...ids: number[]) => ids.map((objectId) => ({ objectType: 'test' as const, objectId }));

/** Opens it. `start`: the initial time there. */
export async function openQualificationWorld(
  start = new Date(),
  env: Record<string, string> = {},
): Promise<QualificationWorld> {
  let at = start;
  const workspace = await openWorkspace(env, () => at);
  const taking = takers(workspace);
  const { losing } = createQualificationServices(workspace.test.app.deps);
  const sql: QualificationWorld['sql'] = async (text, values = []) =>
    (await workspace.test.app.database.pool.query(text, values)).rows;
  return {
    workspace,
    sql,
    at: () => at,
    setTime(to) {
      at = to;
    },
    passDays(days) {
      at = new Date(at.getTime() + days * DAY);
    },
    exam: async (people = [], name = 'Тест') =>
      (await aTest(workspace, people, undefined, undefined, name)).id,
    pass: (person, id) => taking.take(person, id, { q1: rightAnswer() }),
    async change(id) {
      await publish(workspace, await saveQuestions(workspace, id, [aChoice('q1'), aChoice('q2')]));
    },
    passChanged: (person, id) => taking.take(person, id, { q1: rightAnswer(), q2: rightAnswer('q2') }),
    async qualified(stages, people, rules = {}, name = 'Кассир') {
      const id = await aQualification(workspace, name);
      await publishRoute(workspace, id, routeOf(stages, rules));
      if (people.length > 0) await give(workspace, 'qualification', id, people);
      return id;
    },
    async owedOf(person) {
      const rows = await sql(
        `select object_id from assignment where user_id = $1 and object_type = 'test'
          and status in ('assigned', 'inProgress', 'resign', 'failed', 'onReview') order by object_id`,
        [person.id],
      );
      return rows.map(({ object_id }) => Number(object_id));
    },
    runCertificateJob: () => losing.handlers.advanceQualifications({}),
  };
}
