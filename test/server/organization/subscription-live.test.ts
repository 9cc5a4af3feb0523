import { sql } from 'drizzle-orm';
import type { LiveEvent } from '@server/events/live-event';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';

/**
 * The end of a subscription and the suspension of an organization are published to its people at once, whatever code writes them.
 */

let workspace: Workspace;
const heard: LiveEvent[] = [];

beforeAll(async () => {
  workspace = await openWorkspace();
  const { live } = workspace.test.app.deps;
  await live.ready;
  live.subscribe(workspace.organizationId, (event) => heard.push(event));
}, 60_000);
afterAll(() => workspace.stop());
beforeEach(() => (heard.length = 0));

const isSubscribed = async () => {
  const { initApp } = await workspace.get<{
    initApp: { consts: { subscription: { isActiveSubscribe: boolean } } };
  }>(workspace.admin, '{ initApp { consts { subscription { isActiveSubscribe } } } }');
  return initApp.consts.subscription.isActiveSubscribe;
};

test.each([false, true])(
  'a subscription that becomes active = %s is published, and initApp returns it',
  async (isActive) => {
    await workspace.system((tx) =>
      tx.execute(
        sql`update organization set is_active_subscribe = ${isActive} where id = ${workspace.organizationId}`,
      ),
    );
    await until(async () =>
      heard.some(({ topic, userIds }) => topic === 'organization' && userIds === undefined),
    );
    expect(await isSubscribed()).toBe(isActive);
  },
);

test('a suspension is published too; writing the same value again is not', async () => {
  const write = (isActive: boolean) =>
    workspace.system((tx) =>
      tx.execute(sql`update organization set is_active = ${isActive} where id = ${workspace.organizationId}`),
    );
  await write(true);
  await write(false);
  await write(true);
  await until(async () => heard.length >= 2);
  expect(heard.map(({ topic }) => topic)).toEqual(['organization', 'organization']);
});
