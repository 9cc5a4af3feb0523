import { eq } from 'drizzle-orm';
import { userTable } from '@server/modules/employees/employees.tables';
import { register } from '@test/helpers/worlds/registration';
import type { Call, Stories, StoryWorld } from './story';

const FILL = 'mutation { sampleFill(industry: warehouse) { id } }';

/** A person who has just registered an organization. */
async function newcomer({ test }: StoryWorld): Promise<Call & { token: string }> {
  const { token, userId } = await register(test);
  const [as] = await test.app.database.system((tx) =>
    tx.select().from(userTable).where(eq(userTable.id, userId)),
  );
  if (!as) throw new Error('nobody registered');
  return { as, token };
}

/** Calls of industry sample mutations. */
export const sampleStories: Stories = {
  sampleFill: {
    writes: [
      ...Array<string>(3).fill('assign regulation'),
      ...Array<string>(3).fill('create adaptation'),
      'create adaptationTemplate',
      ...Array<string>(3).fill('create assignmentRule'),
      ...Array<string>(5).fill('create position'),
      ...Array<string>(3).fill('create regulation'),
      ...Array<string>(5).fill('create subdivision'),
      ...Array<string>(7).fill('create user'),
      ...Array<string>(3).fill('publish regulation'),
      'sampleFill organization',
    ],
    call: async (world) => ({ ...(await newcomer(world)), variables: { industry: 'warehouse' } }),
  },
  sampleRemove: {
    writes: [
      'delete adaptationTemplate',
      ...Array<string>(3).fill('delete assignmentRule'),
      ...Array<string>(5).fill('delete position'),
      ...Array<string>(3).fill('delete regulation'),
      ...Array<string>(5).fill('delete subdivision'),
      ...Array<string>(7).fill('delete user'),
      'sampleRemove organization',
      ...Array<string>(3).fill('unassign regulation'),
    ],
    call: async (world) => {
      const call = await newcomer(world);
      await world.test.gql(call.token, FILL);
      return call;
    },
  },
};
