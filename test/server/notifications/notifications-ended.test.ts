import { and, eq } from 'drizzle-orm';
import { assignmentTable } from '@server/modules/assignments/assignments.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { createSigningDesk } from '@test/helpers/worlds/signing-desk';
import { until } from '@test/helpers/until';

/** A signature request stays in the bell only as long as the signature is due. */
let workspace: Workspace;
let desk: ReturnType<typeof createSigningDesk>;

beforeAll(async () => {
  workspace = await openWorkspace();
  desk = createSigningDesk(workspace);
});
afterAll(() => workspace.stop());

const LIST = '{ notifications(isUnread: true) { unreadCount items { type route } } }';
const unread = async (person: UserRow) => {
  const { notifications } = await workspace.get<{
    notifications: { unreadCount: number; items: { type: string; route: string }[] };
  }>(person, LIST);
  return notifications;
};

test('signing marks its own notifications as read, live, and nothing else of the person or of others', async () => {
  const [person, colleague] = [await workspace.person(), await workspace.person()];
  const signed = await desk.assignment(person);
  const owed = await desk.assignment(person);
  await desk.assignment(colleague);
  await until(async () => (await unread(person)).unreadCount === 2);
  const before = await unread(colleague);
  // After only opening it, the signature is still due.
  await workspace.get(person, `mutation { regulationOpen(id: ${owed.id}) { id } }`);
  expect((await unread(person)).unreadCount).toBe(2);
  const token = await workspace.test.signIn(person.id);
  const socket = workspace.test.ws(token);
  const changes: string[] = [];
  const listen = async () => {
    for await (const { data } of socket.iterate<{ changed: { topic: string } }>({
      query: 'subscription { changed { topic } }',
    }))
      if (data) changes.push(data.changed.topic);
  };
  void listen();
  // Waits until the subscriber has received the person's own earlier change.
  await until(async () => {
    await workspace.get(person, 'mutation { notificationsRead(ids: ["0"]) }');
    return changes.length > 0;
  });
  changes.length = 0;
  expect(await desk.sign(token, signed)).toMatchObject({ signed: null });
  await until(() => Promise.resolve(changes.includes('notification')));
  await socket.dispose();
  const left = await unread(person);
  expect(left.items).toMatchObject([
    { type: 'regulationAssigned', route: `/regulation/my/${owed.id}/current-version` },
  ]);
  expect(await unread(colleague)).toEqual(before);
});

test('a signature that is waived, or whose regulation is archived, is asked for no more', async () => {
  const person = await workspace.person();
  const [waived, archived, owed] = [
    await desk.assignment(person),
    await desk.assignment(person),
    await desk.assignment(person),
  ];
  await until(async () => (await unread(person)).unreadCount === 3);
  const [assignment] = await workspace.system((tx) =>
    tx
      .select()
      .from(assignmentTable)
      .where(and(eq(assignmentTable.userId, person.id), eq(assignmentTable.objectId, waived.id))),
  );
  const waive = 'mutation ($id: Int!) { assignmentWaive(id: $id, reason: "В отпуске") { status } }';
  await workspace.get(workspace.admin, waive, { id: assignment?.id });
  const archive =
    'mutation ($id: Int!) { regulationUpdate(regulation: { id: $id, isArchive: true }) { id } }';
  await workspace.get(workspace.admin, archive, { id: archived.id });
  const { items } = await unread(person);
  expect(items.filter(({ type }) => type === 'regulationAssigned')).toEqual([
    { type: 'regulationAssigned', route: `/regulation/my/${owed.id}/current-version` },
  ]);
});
