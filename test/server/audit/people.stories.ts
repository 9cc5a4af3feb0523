import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aRole, giveRole } from '../roles/support';
import { done, withoutHistory, type Stories, type StoryWorld } from './story';
import { position } from './structure.stories';

let number = 0;
const email = () => `novichok-${(number += 1)}@example.ru`;

const employees: Stories = {
  userCreate: {
    writes: ['create user', 'invite user'],
    call: () => ({ variables: { user: { nameFirst: 'Олег', email: email() } } }),
  },
  userUpdate: {
    writes: ['update user'],
    call: async ({ person }) => ({
      variables: { user: { id: (await person()).id, info: 'Играет на домре' } },
    }),
  },
  usersUpdate: {
    writes: ['archive user', 'update user'],
    call: async ({ person }) => ({
      variables: {
        users: [
          { id: (await person()).id, mentorId: (await person()).id },
          { id: (await person()).id, isArchive: true },
        ],
      },
    }),
  },
  userDelete: {
    writes: ['archive user'],
    call: async ({ person }) => ({ variables: { id: (await person()).id } }),
  },
  userRestore: {
    writes: ['restore user'],
    call: async ({ person }) => ({ variables: { id: (await person({ isArchive: true })).id } }),
  },
  userInvite: {
    writes: ['invite user'],
    call: async ({ person }) => ({
      variables: { id: (await person({ status: 'invited', passwordHash: null })).id },
    }),
  },
  usersInvite: {
    writes: ['invite user', 'invite user'],
    call: async ({ person }) => {
      const fresh = { status: 'invited', passwordHash: null } as const;
      return { variables: { userIds: [(await person(fresh)).id, (await person(fresh)).id] } };
    },
  },
  usersRoleUpdate: {
    writes: ['roleGrant user'],
    call: async (world) => ({
      variables: {
        change: { userIds: [(await world.person()).id], roleId: await aRole(world, {}), isGiven: true },
      },
    }),
  },
  adminUpdate: {
    writes: ['roleGrant user'],
    call: async ({ person }) => ({ variables: { userId: (await person()).id, isAdmin: true } }),
  },
};

const document = async (world: StoryWorld) =>
  done<{ id: number }>(
    world,
    'mutation ($d: UserDocumentInput!) { userDocumentCreate(document: $d) { id } }',
    { d: { userId: (await world.person()).id, kind: 'medical', validUntil: '2030-01-01' } },
  );

const documents: Stories = {
  userDocumentCreate: {
    writes: ['create userDocument'],
    call: async ({ person }) => ({
      variables: { document: { userId: (await person()).id, kind: 'passport', number: '45 08 123456' } },
    }),
  },
  userDocumentUpdate: {
    writes: ['update userDocument'],
    call: async (world) => ({
      variables: { document: { id: (await document(world)).id, validUntil: '2031-01-01' } },
    }),
  },
  userDocumentDelete: {
    writes: ['delete userDocument'],
    call: async (world) => ({ variables: { id: (await document(world)).id } }),
  },
};

const note = async (world: StoryWorld) =>
  done<{ id: number }>(world, 'mutation ($n: UserNoteInput!) { userNoteCreate(note: $n) { id } }', {
    n: { userId: (await world.person()).id, text: 'Обещали отпуск в июле' },
  });

const notes: Stories = {
  userNoteCreate: {
    writes: ['create userNote'],
    call: async ({ person }) => ({ variables: { note: { userId: (await person()).id, text: 'Обещали' } } }),
  },
  userNoteUpdate: {
    writes: ['update userNote'],
    call: async (world) => ({ variables: { note: { id: (await note(world)).id, text: 'Решили' } } }),
  },
  userNoteDelete: {
    writes: ['delete userNote'],
    call: async (world) => ({ variables: { id: (await note(world)).id } }),
  },
};

const leaving: Stories = {
  userLeavingUpdate: {
    writes: ['update leaving'],
    call: async ({ person }) => ({
      variables: {
        leaving: {
          userId: (await person()).id,
          datePossibleLeaving: '2030-01-01',
          reasonPossibleLeaving: 'Далеко ездить',
        },
      },
    }),
  },
  userHandOver: {
    writes: ['update user'],
    call: async ({ person }) => {
      const [mentor, to] = [await person(), await person()];
      const { id } = await person({ mentorId: mentor.id });
      return { variables: { userId: mentor.id, toUserId: to.id, items: [{ kind: 'trainee', id }] } };
    },
  },
  userDismiss: {
    writes: ['update user'],
    call: async ({ person }) => ({
      variables: {
        dismissal: {
          userId: (await person()).id,
          dateJobEnd: '2026-01-15',
          isAtOnce: true,
          reasonLeaving: 'ownWish',
        },
      },
    }),
  },
  userDismissalUndo: {
    writes: ['update user'],
    call: async ({ person }) => ({ variables: { userId: (await person({ status: 'dismissed' })).id } }),
  },
  userRehire: {
    writes: ['restore user'],
    call: async ({ person }) => ({
      variables: {
        rehire: {
          userId: (await person({ status: 'dismissed' })).id,
          dateJobStart: '2026-01-15',
          dateAdaptEnd: '2026-02-15',
        },
      },
    }),
  },
};

const requested = async ({ person, ask }: StoryWorld, area: string) => {
  const user = await person();
  const query = `mutation ($area: RightArea!) { accessRequestCreate(area: $area, flag: read, route: "/statistic") { id } }`;
  const { data } = await ask<{ accessRequestCreate: { id: number } }>(user, query, { area });
  return { id: data?.accessRequestCreate.id, userId: user.id };
};

const roles: Stories = {
  roleCreate: { writes: ['create role'], call: () => ({ variables: { role: { name: 'Кадры' } } }) },
  roleUpdate: {
    writes: ['rightsChange role'],
    call: async (world) => ({
      variables: { role: { id: await aRole(world), rights: [{ area: 'faq', read: true, write: true }] } },
    }),
  },
  roleArchive: {
    writes: ['archive role'],
    call: async (world) => ({ variables: { id: await aRole(world) } }),
  },
  roleRestore: {
    writes: ['restore role'],
    call: async (world) => ({ variables: { id: await aRole(world, {}, { isArchive: true }) } }),
  },
  userRolesGrant: {
    writes: ['roleGrant user'],
    call: async (world) => ({
      variables: { grant: { userIds: [(await world.person()).id], roleId: await aRole(world) } },
    }),
  },
  userRolesRevoke: {
    writes: ['roleRevoke user'],
    call: async (world) => ({
      variables: { ids: [await giveRole(world, await world.person(), await aRole(world))] },
    }),
  },
  accessRequestCreate: {
    writes: ['accessRequest user'],
    call: async ({ person }) => ({
      as: await person(),
      variables: { area: 'statistics', flag: 'read', route: '/statistic' },
    }),
  },
  accessRequestGrant: {
    writes: ['accessGrant user', 'roleGrant user'],
    call: async (world) => {
      const { id, userId } = await requested(world, 'structure');
      const roleId = await aRole(world, { structure: { read: true, write: false } });
      return { variables: { id, grant: { userIds: [userId], roleId } } };
    },
  },
  accessRequestDecline: {
    writes: ['reject user'],
    call: async (world) => ({ variables: { id: (await requested(world, 'payment')).id } }),
  },
  viewAsStart: {
    writes: ['viewAs role'],
    call: async (world) => ({
      as: await world.person({ isAdmin: true }),
      variables: { roleId: await aRole(world) },
    }),
  },
  viewAsPersonStart: {
    writes: ['viewAs user'],
    call: async (world) => ({
      as: await world.person({ isAdmin: true }),
      variables: { userId: (await world.person()).id },
    }),
  },
  emailRead: {
    writes: ['open letter'],
    call: async (world) => {
      const { organizationId, system, test } = world;
      const { email: to } = await world.person();
      const params = { receiver: 'Олег', type: 'twoFactorOn', provider: '', email: '' };
      const id = await system(async (tx) => {
        await test.app.deps.mail.send(tx, [{ organizationId, to, lang: 'ru', template: 'security', params }]);
        const rows = await selectRows(tx, { id: text })(
          sql`select id::text from letter where "to" = ${to} order by id desc limit 1`,
        );
        return rows[0]?.id ?? '';
      });
      return { as: await world.person({ isSuperAdmin: true }), variables: { id } };
    },
  },
  viewAsEnd: {
    writes: ['viewAsEnd role'],
    call: async (world) => {
      const as = await world.person({ isAdmin: true });
      const token = await world.test.signIn(as.id);
      const start = 'mutation ($id: Int!) { viewAsStart(roleId: $id) { roleId } }';
      await world.test.gql(token, start, { id: await aRole(world) });
      return { as, token };
    },
  },
};

const statement = (world: StoryWorld) =>
  done<{ id: number }>(
    world,
    `mutation { idealStatementCreate(statement: { layer: company, text: "Чисто" }) { id } }`,
  );

/** A person whose own picture waits for their admin's approval. */
async function submitted(world: StoryWorld) {
  const user = await world.person();
  const own = `mutation ($id: Int!) { idealStatementCreate(statement: { layer: person, targetId: $id, text: "Учусь" }) { id } }`;
  await world.get(user, own, { id: user.id });
  return user;
}

const organization: Stories = {
  organizationUpdate: {
    writes: ['update organization'],
    call: () => ({ variables: { organization: { activityText: 'Печём хлеб' } } }),
  },
  organizationSetupClose: withoutHistory('hides a list that is at its end', () => ({})),
  organizationSettingUpdate: {
    writes: ['update organization'],
    call: () => ({ variables: { setting: { adaptDays: 77 } } }),
  },
  idealStatementCreate: {
    writes: ['create idealStatement'],
    call: () => ({ variables: { statement: { layer: 'company', text: 'Вовремя' } } }),
  },
  idealStatementUpdate: {
    writes: ['update idealStatement'],
    call: async (world) => ({
      variables: { statement: { id: (await statement(world)).id, text: 'Чисто и сухо' } },
    }),
  },
  idealStatementArchive: {
    writes: ['archive idealStatement'],
    call: async (world) => ({ variables: { id: (await statement(world)).id, isArchive: true } }),
  },
  idealStatementsUpdate: {
    writes: ['update idealStatement'],
    call: async (world) => ({
      variables: { layer: 'company', items: [{ id: (await statement(world)).id, order: 44 }] },
    }),
  },
  idealPictureSubmit: {
    writes: ['submitApproval idealStatement'],
    call: async (world) => ({ as: await submitted(world) }),
  },
  idealPictureDecide: {
    writes: ['approve idealStatement'],
    call: async (world) => {
      const user = await submitted(world);
      await world.get(user, 'mutation { idealPictureSubmit }');
      return { variables: { userId: user.id, isApproved: true } };
    },
  },
  historyCheckStart: withoutHistory('it reads and changes nothing', () => ({})),
  historyCheckCancel: withoutHistory('it reads and changes nothing', () => ({})),
  historyRevert: {
    writes: ['update position'],
    call: async (world) => {
      const { id } = await position(world);
      await done(
        world,
        `mutation ($id: Int!) { positionUpdate(position: { id: $id, name: "Не то" }) { id } }`,
        { id },
      );
      const { rows } = await world.owner.query<{ id: string }>(
        `select max(id)::text as id from audit_log where object_type = 'position' and object_id = $1`,
        [id],
      );
      return { variables: { id: rows[0]?.id, field: 'name' } };
    },
  },
};

const setting = [{ type: 'regulationAssigned', email: false }];

const notifications: Stories = {
  notificationsRead: withoutHistory('what one has read is one’s own business', () => ({
    variables: { ids: [] },
  })),
  notificationsUnread: withoutHistory('what one has read is one’s own business', () => ({
    variables: { ids: [] },
  })),
  organizationNotificationsUpdate: {
    writes: ['update organization'],
    call: () => ({ variables: { settings: setting } }),
  },
  roleNotificationsUpdate: {
    writes: ['update role'],
    call: async (world) => ({ variables: { roleId: await aRole(world), settings: setting } }),
  },
  userNotificationsUpdate: {
    writes: ['update user'],
    call: async ({ person }) => ({ as: await person(), variables: { settings: setting } }),
  },
  notificationScheduleUpdate: {
    writes: ['update organization'],
    call: () => ({
      variables: {
        schedule: {
          digestHour: 7,
          isQuiet: true,
          quietFrom: '21:00',
          quietTo: '08:00',
          isWeekendQuiet: true,
          senderName: 'Кадры',
          escalation: [],
        },
      },
    }),
  },
  notificationTextUpdate: {
    writes: ['update organization'],
    call: () => ({
      variables: { type: 'regulationAssigned', lang: 'ru', title: 'Прочтите', body: 'Пожалуйста' },
    }),
  },
  notificationTest: withoutHistory('sends the caller themselves an example, nothing is changed', () => ({
    variables: { type: 'regulationAssigned' },
  })),
};

export const peopleStories: Stories = {
  ...employees,
  ...documents,
  ...leaving,
  ...notes,
  ...roles,
  ...organization,
  ...notifications,
};
