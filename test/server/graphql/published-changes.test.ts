import { sql } from 'drizzle-orm';
import { type PublishedChanges, publishedTo } from '@server/events/published-changes';
import { inSavepoint } from '@server/db/savepoint';
import type { Tx } from '@server/db/database';
import { anOrganization } from '@test/factories/organization.factory';
import { aCaller, aUser } from '@test/factories/user.factory';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** What a write has published is in its response, too: its author's page is current although no socket is open. */

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
  await workspace.test.app.deps.live.ready;
}, 60_000);
afterAll(() => workspace.stop());

const CREATE = 'mutation ($name: String!) { positionCreate(position: { name: $name }) { id } }';

interface Change {
  topic: string;
  ids: number[];
  writeId: string | null;
}

/** Follows the changes of a person's organization over a socket. */
async function follow(
  token: string,
  recentMs = 0,
): Promise<{ received: Change[]; stop: () => Promise<void> }> {
  const client = workspace.test.ws(token);
  const received: Change[] = [];
  const before = workspace.test.app.deps.live.listenerCount();
  const stop = client.subscribe<{ changed: Change }>(
    {
      query: 'subscription ($recentMs: Int) { changed(recentMs: $recentMs) { topic ids writeId } }',
      variables: { recentMs },
    },
    {
      next: ({ data }) => {
        if (data) received.push(data.changed);
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await until(async () => workspace.test.app.deps.live.listenerCount() > before + 1);
  return {
    received,
    stop: async () => {
      const open = workspace.test.app.deps.live.listenerCount();
      stop();
      await client.dispose();
      await until(async () => workspace.test.app.deps.live.listenerCount() < open);
    },
  };
}

test('the response of a mutation and the live event name the same write, topic and objects', async () => {
  const token = await workspace.test.signIn(workspace.admin.id);
  const { received, stop } = await follow(token);
  const { data, extensions } = await workspace.test.gql<{ positionCreate: { id: number } }>(token, CREATE, {
    name: 'Бариста',
  });
  const id = data?.positionCreate.id;
  expect(extensions?.changes?.items).toEqual([{ topic: 'position', ids: [id] }]);
  await until(async () => received.some(({ topic }) => topic === 'position'));
  expect(received.filter(({ topic }) => topic === 'position')).toEqual([
    { topic: 'position', ids: [id], writeId: extensions?.changes?.writeId },
  ]);
  await stop();
});

test('a page learns what has changed between its first request and its subscription', async () => {
  const stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx);
    return aUser(tx, { organizationId, isAdmin: true });
  });
  const [admin, other] = [
    await workspace.test.signIn(workspace.admin.id),
    await workspace.test.signIn(stranger.id),
  ];
  const opened = performance.now();
  const recentMs = () => Math.ceil(performance.now() - opened);
  const { data } = await workspace.ask<{ positionCreate: { id: number } }>(workspace.admin, CREATE, {
    name: 'Хостес',
  });
  const change = { topic: 'position', ids: [data?.positionCreate.id] };
  const late = await follow(admin, recentMs());
  await until(async () => late.received.some(({ ids }) => ids[0] === change.ids[0]));
  const from = [await follow(admin), await follow(other, recentMs())] as const;
  await workspace.ask(workspace.admin, CREATE, { name: 'Официант' });
  await until(async () => from[0].received.length > 0);
  for (const { received, stop } of from) {
    expect(received).not.toContainEqual(expect.objectContaining(change));
    await stop();
  }
  await late.stop();
});

test('a page that was opened long ago is told that anything may have changed', async () => {
  const { received, stop } = await follow(await workspace.test.signIn(workspace.admin.id), 61_000);
  await until(async () => received.length > 20);
  expect(received).toContainEqual({ topic: 'position', ids: [], writeId: null });
  expect(received.map(({ topic }) => topic)).not.toContain('session');
  await stop();
});

test('two writes have different ids', async () => {
  const first = await workspace.ask(workspace.admin, CREATE, { name: 'Повар' });
  const second = await workspace.ask(workspace.admin, CREATE, { name: 'Кассир' });
  expect(first.extensions?.changes?.writeId).not.toBe(second.extensions?.changes?.writeId);
});

test('queries, failed mutations and mutations that publish nothing have no changes', async () => {
  const query = await workspace.ask(workspace.admin, '{ userIsAuth }');
  const failed = await workspace.ask(workspace.admin, CREATE, { name: '' });
  const silent = await workspace.ask(workspace.admin, 'mutation { organizationSetupClose }');
  expect(failed.errors).toHaveLength(1);
  expect([query, failed, silent].map(({ extensions }) => extensions)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a transaction', () => {
  const caller = () => aCaller({ organizationId: workspace.organizationId, userId: workspace.admin.id });
  const publish = (tx: Tx, topic: 'role' | 'payment' | 'notification', ids: number[], userIds?: number[]) =>
    workspace.test.app.deps.live.publish(tx, {
      organizationId: workspace.organizationId,
      topic,
      ids,
      userIds,
    });

  async function published(work: (tx: Tx) => Promise<void>): Promise<PublishedChanges['items'] | null> {
    let used: Tx | null = null;
    await workspace.test.app.database.tenant(workspace.organizationId, async (tx) => {
      used = tx;
      await work(tx);
    });
    return used === null ? null : (publishedTo(caller(), used)?.items ?? null);
  }

  test('names each topic once, with all its objects; without ids, every object', async () => {
    expect(
      await published(async (tx) => {
        await publish(tx, 'role', [1]);
        await publish(tx, 'role', [2, 1]);
      }),
    ).toEqual([{ topic: 'role', ids: [1, 2] }]);
    expect(
      await published(async (tx) => {
        await publish(tx, 'role', [1]);
        await publish(tx, 'role', []);
      }),
    ).toEqual([{ topic: 'role', ids: [] }]);
    const many = Array.from({ length: 201 }, (_, index) => index);
    expect(await published((tx) => publish(tx, 'role', many))).toEqual([{ topic: 'role', ids: [] }]);
  });

  test('says nothing that the caller may not receive: other people’s events, topics beyond their rights, other organizations', async () => {
    expect(await published((tx) => publish(tx, 'notification', [], [workspace.admin.id + 1]))).toBeNull();
    expect(await published((tx) => publish(tx, 'payment', [5]))).toBeNull();
    const elsewhere = (tx: Tx) =>
      workspace.test.app.deps.live.publish(tx, { organizationId: 999_999, topic: 'role', ids: [1] });
    expect(await published(elsewhere)).toBeNull();
    expect(await published((tx) => publish(tx, 'notification', [], [workspace.admin.id]))).toEqual([
      { topic: 'notification', ids: [] },
    ]);
  });

  test('leaves out what a part that was rolled back had published', async () => {
    const items = await published(async (tx) => {
      await publish(tx, 'role', [1]);
      await inSavepoint(tx, async () => {
        await publish(tx, 'role', [2]);
        await tx.execute(sql`select 1 / 0`);
      }).catch(() => undefined);
      await publish(tx, 'role', [3]);
    });
    expect(items).toEqual([{ topic: 'role', ids: [1, 3] }]);
  });
});
