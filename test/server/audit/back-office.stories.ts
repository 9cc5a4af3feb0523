import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { settingTable } from '@server/db/setting.tables';
import { organizationNoteTable, organizationTable } from '@server/modules/organization/organization.tables';
import { supportSessionTable } from '@server/modules/support/support.tables';
import { providerAlertTable } from '@server/modules/provider-alerts/provider-alerts.tables';
import { eq, sql } from 'drizzle-orm';
import type { StoryWorld, Stories } from './story';
import { withoutHistory } from './story';

/** The provider's root admin: passes the back office's own rights. The provider's own organization belongs to them. */
export async function theRoot({ system, person }: StoryWorld) {
  const made = await person({ isSuperAdmin: true });
  const consts = { rootAdminId: made.id, superOrganizationId: made.organizationId };
  await system(async (tx) => {
    for (const [name, id] of Object.entries(consts)) {
      const value = String(id);
      await tx
        .insert(settingTable)
        .values({ name, value })
        .onConflictDoUpdate({ target: settingTable.name, set: { value } });
    }
  });
  return made;
}

/** A client of the provider with an invited person. */
const aClient = ({ system }: StoryWorld) =>
  system(async (tx) => {
    const client = await anOrganization(tx);
    const person = await aUser(tx, { organizationId: client.id, status: 'invited', lastSeenAt: null });
    return { client, person };
  });

/** A provider's employee in the workspace of the returned admin. */
async function aVisit(world: StoryWorld, fields: Partial<typeof supportSessionTable.$inferInsert> = {}) {
  await theRoot(world);
  const as = await world.person({ isAdmin: true });
  const [visit] = await world.system((tx) =>
    tx
      .insert(supportSessionTable)
      .values({
        ...{ organizationId: as.organizationId, superAdminId: as.id, adminName: 'Роман Корнев' },
        ...{ sessionId: 0, ip: '127.0.0.1', startedAt: new Date() },
        endsAt: new Date(Date.now() + 900_000),
        ...fields,
      })
      .returning(),
  );
  return { as, id: visit?.id };
}

/** A message that the organization's people see. */
const anAlert = ({ system, admin }: StoryWorld) =>
  system(async (tx) => {
    const now = new Date();
    const [made] = await tx
      .insert(providerAlertTable)
      .values({
        message: { ru: 'Завтра работы', en: '' },
        ...{ level: 'info', people: 'all', audience: {}, isNotified: false, peopleCount: 1 },
        ...{ startAt: now, createdAt: now, createdById: admin.id },
      })
      .returning();
    await tx.execute(
      sql`insert into provider_alert_organization (organization_id, alert_id) values (${admin.organizationId}, ${made?.id})`,
    );
    return made?.id;
  });

/** Each is recorded in both histories: the client's and the provider's. */
export const backOfficeStories: Stories = {
  organizationCreate: {
    writes: ['create organization', 'create organization', 'create user', 'invite user'],
    call: async (world) => ({
      as: await theRoot(world),
      variables: {
        organization: { name: 'Василёк', countEmployees: 3 },
        admin: {
          nameFirst: 'Ольга',
          email: `olga${nextNumber()}@vasilek.ru`,
          position: { name: 'Директор' },
        },
      },
    }),
  },
  superAdminPrivilegeUpdate: {
    writes: ['rightsChange user'],
    call: async (world) => {
      const as = await theRoot(world);
      const { id } = await world.person({ isSuperAdmin: true });
      return { as, variables: { userId: id, isPrivileged: true } };
    },
  },
  organizationsUpdate: {
    writes: ['update organization', 'update organization'],
    call: async (world) => ({
      as: await theRoot(world),
      variables: { ids: [(await aClient(world)).client.id], organization: { isPartner: true } },
    }),
  },
  organizationDelete: {
    writes: ['delete organization', 'delete organization'],
    call: async (world) => {
      const { client } = await aClient(world);
      return { as: await theRoot(world), variables: { id: client.id, name: client.name } };
    },
  },
  organizationRestore: {
    writes: ['restore organization', 'restore organization'],
    call: async (world) => {
      const { client } = await aClient(world);
      await world.system((tx) =>
        tx
          .update(organizationTable)
          .set({ deletedAt: new Date() })
          .where(eq(organizationTable.id, client.id)),
      );
      return { as: await theRoot(world), variables: { id: client.id } };
    },
  },
  organizationNoteCreate: withoutHistory(
    'a note of the provider, which the client never reads',
    async (world) => ({
      as: await theRoot(world),
      variables: { organizationId: (await aClient(world)).client.id, text: 'Звонили' },
    }),
  ),
  organizationNoteDelete: withoutHistory(
    'a note of the provider, which the client never reads',
    async (world) => {
      const as = await theRoot(world);
      const { client } = await aClient(world);
      const [note] = await world.system((tx) =>
        tx
          .insert(organizationNoteTable)
          .values({ organizationId: client.id, authorId: as.id, text: 'Звонили' })
          .returning(),
      );
      return { as, variables: { organizationId: client.id, id: note?.id } };
    },
  ),
  organizationPersonInvite: {
    writes: ['invite user'],
    call: async (world) => {
      const { client, person } = await aClient(world);
      return {
        as: await theRoot(world),
        variables: { organizationId: client.id, userId: person.id },
      };
    },
  },
  organizationPersonSignOut: {
    writes: ['sessionEnd user'],
    call: async (world) => {
      const { client, person } = await aClient(world);
      return {
        as: await theRoot(world),
        variables: { organizationId: client.id, userId: person.id },
      };
    },
  },
  supportSessionStart: {
    writes: ['supportEnter organization', 'supportEnter organization'],
    call: async (world) => ({
      as: await theRoot(world),
      variables: { organizationId: (await aClient(world)).client.id, reason: 'Отчёт', minutes: 15 },
    }),
  },
  supportSessionEnd: {
    writes: ['supportLeave organization', 'supportLeave organization'],
    call: async (world) => {
      const { as, id } = await aVisit(world);
      return { as, variables: { id } };
    },
  },
  supportSessionDecide: {
    writes: ['approve organization', 'approve organization'],
    call: async (world) => {
      const { as, id } = await aVisit(world, { reason: 'Отчёт', consent: 'asked', consentAt: new Date() });
      return { as, variables: { id, isAllowed: true } };
    },
  },
  supportSessionWithdraw: {
    writes: ['update organization', 'update organization'],
    call: async (world) => {
      const as = await theRoot(world);
      const token = await world.test.signIn(as.id);
      const { client } = await aClient(world);
      const { data } = await world.test.gql<{ supportSessionStart: { id: number } }>(
        token,
        `mutation ($organizationId: Int!) { supportSessionStart(
          organizationId: $organizationId, reason: "Отчёт", minutes: 15, isChanging: true) { id } }`,
        { organizationId: client.id },
      );
      return { as, token, variables: { id: data?.supportSessionStart.id } };
    },
  },
  supportAccessUpdate: {
    writes: ['update organization'],
    call: async (world) => ({ as: await world.person({ isAdmin: true }), variables: { isWaived: true } }),
  },
  providerAlertSend: {
    writes: ['create providerAlert'],
    call: async (world) => ({
      as: await theRoot(world),
      variables: {
        alert: {
          audience: { ids: [(await aClient(world)).client.id], people: 'all' },
          ...{ messageRu: 'Завтра работы', level: 'info', isNotified: false },
        },
      },
    }),
  },
  providerAlertStop: {
    writes: ['delete providerAlert'],
    call: async (world) => ({ as: await theRoot(world), variables: { id: await anAlert(world) } }),
  },
  ownAlertNote: withoutHistory('whether somebody has read a message is counted, not told', async (world) => ({
    variables: { id: await anAlert(world), event: 'closed' },
  })),
};
