import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { AssignmentStatus } from '@server/graphql/generated/types';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The counts of open items in the main menu. */
let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const QUERY =
  'subscription { menuCounters { regulation { count } textEducation { count } videoEducation { count } } }';
interface Counters {
  menuCounters: Record<'regulation' | 'textEducation' | 'videoEducation', { count: number }>;
}

let lastObject = 900;
const give = (userId: number, status: AssignmentStatus, startAt = new Date(Date.now() - 60_000)) =>
  workspace.system((tx) =>
    tx.insert(assignmentTable).values({
      ...{ organizationId: workspace.organizationId, userId, objectType: 'regulation', versionId: 1 },
      ...{ objectId: (lastObject += 1), status, startAt },
    }),
  );

async function countersOf(userId: number): Promise<Counters['menuCounters'] | undefined> {
  const client = workspace.test.ws(await workspace.test.signIn(userId));
  const { value } = await client.iterate<Counters>({ query: QUERY }).next();
  await client.dispose();
  return value?.data?.menuCounters;
}

test.each<[AssignmentStatus, number]>([
  ['assigned', 1],
  ['inProgress', 1],
  ['resign', 1],
  ['failed', 1],
  ['onReview', 0],
  ['done', 0],
  ['waived', 0],
  ['cancelled', 0],
])('a regulation that is %s counts as %i', async (status, count) => {
  const employee = await workspace.person();
  await give(employee.id, status);
  expect(await countersOf(employee.id)).toEqual({
    regulation: { count },
    textEducation: { count: 0 },
    videoEducation: { count: 0 },
  });
});

test('future assignments do not count yet, nor do other people’s tasks', async () => {
  const [one, other] = [await workspace.person(), await workspace.person()];
  await give(one.id, 'assigned', new Date(Date.now() + 3_600_000));
  await give(other.id, 'assigned');
  await give(other.id, 'assigned');
  expect((await countersOf(one.id))?.regulation).toEqual({ count: 0 });
  expect((await countersOf(other.id))?.regulation).toEqual({ count: 2 });
});

test('subscribers get the new number when it changes', async () => {
  const employee = await workspace.person();
  const client = workspace.test.ws(await workspace.test.signIn(employee.id));
  const events = client.iterate<Counters>({ query: QUERY });
  expect((await events.next()).value?.data?.menuCounters.regulation).toEqual({ count: 0 });
  const next = events.next();
  await give(employee.id, 'assigned');
  const { organizationId } = workspace;
  await workspace.system((tx) =>
    workspace.test.app.deps.live.publish(tx, {
      ...{ organizationId, topic: 'assignment', ids: [], userIds: [employee.id] },
    }),
  );
  expect((await next).value?.data?.menuCounters.regulation).toEqual({ count: 1 });
  await client.dispose();
});
