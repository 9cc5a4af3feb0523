import type { UserRow } from '@server/modules/employees/employees.tables';
import { createImports, type Import } from '@test/helpers/worlds/imports';
import { done, withoutHistory, type Stories, type StoryWorld } from './story';

const today = new Date().toISOString().slice(0, 10);

const template = (world: StoryWorld, positionIds: number[] = []) =>
  done<{ id: number }>(
    world,
    'mutation ($t: AdaptationTemplateInput!) { adaptationTemplateSave(template: $t) { id } }',
    {
      t: {
        name: 'Новичок',
        positionIds,
        steps: [{ day: 1, lane: 'employee', kind: 'task', title: `Знакомство ${Math.random()}` }],
      },
    },
  );

interface Plan {
  as: UserRow;
  id: number;
  itemId: number;
}

/** A person being onboarded with a plan of one step. */
async function plan(world: StoryWorld): Promise<Plan> {
  const as = await world.person({ status: 'adaptation', dateJobStart: today });
  const { id: templateId } = await template(world);
  const { adaptation } = await done<{
    adaptation: { id: number; entries: { item: { id: number } | null }[] };
  }>(
    world,
    `mutation ($u: Int!, $t: Int) { adaptationStart(userId: $u, templateId: $t) {
      adaptation { id entries { item { id } } } } }`,
    { u: as.id, t: templateId },
  );
  return { as, id: adaptation.id, itemId: adaptation.entries[0]?.item?.id ?? 0 };
}

const adaptation: Stories = {
  adaptationTemplateSave: {
    writes: ['create adaptationTemplate'],
    call: () => ({
      variables: {
        template: {
          name: 'Курьер',
          positionIds: [],
          steps: [{ day: 1, lane: 'mentor', kind: 'meeting', title: 'Маршрут' }],
        },
      },
    }),
  },
  adaptationTemplateArchive: {
    writes: ['archive adaptationTemplate'],
    call: async (world) => ({ variables: { id: (await template(world)).id, isArchive: true } }),
  },
  adaptationStart: {
    writes: ['create adaptation'],
    call: async (world) => {
      const { id } = await world.person({ status: 'adaptation', dateJobStart: today });
      return { variables: { userId: id, templateId: (await template(world)).id } };
    },
  },
  adaptationApply: {
    writes: ['update adaptation'],
    call: async (world) => ({
      variables: { id: (await plan(world)).id, templateId: (await template(world)).id },
    }),
  },
  adaptationItemCreate: {
    writes: ['create adaptationItem'],
    call: async (world) => ({
      variables: {
        item: {
          userId: (await plan(world)).as.id,
          lane: 'employee',
          kind: 'task',
          title: 'Обход',
          dueOn: today,
        },
      },
    }),
  },
  adaptationItemUpdate: {
    writes: ['update adaptationItem'],
    call: async (world) => ({
      variables: { item: { id: (await plan(world)).itemId, title: 'Обход склада' } },
    }),
  },
  adaptationItemDelete: {
    writes: ['delete adaptationItem'],
    call: async (world) => ({ variables: { id: (await plan(world)).itemId } }),
  },
  adaptationItemMark: {
    writes: ['complete adaptationItem'],
    call: async (world) => {
      const { as, itemId } = await plan(world);
      return { as, variables: { id: itemId, isDone: true } };
    },
  },
  adaptationShift: {
    writes: ['update adaptation'],
    call: async (world) => ({ variables: { id: (await plan(world)).id, days: 3 } }),
  },
  adaptationPause: {
    writes: ['suspend adaptation'],
    call: async (world) => ({ variables: { id: (await plan(world)).id, reason: 'Болезнь' } }),
  },
  adaptationResume: {
    writes: ['resume adaptation', 'update user'],
    call: async (world) => {
      const { id } = await plan(world);
      await done(world, 'mutation ($id: Int!) { adaptationPause(id: $id) { canManage } }', { id });
      return { variables: { id } };
    },
  },
  adaptationDecide: {
    writes: ['approve adaptation', 'update user'],
    call: async (world) => ({ variables: { id: (await plan(world)).id, result: 'passed' } }),
  },
};

let number = 0;
const table = () => `ФИО;Почта\nЁлкина Анна;anna-${(number += 1)}@zavod.ru`;

async function imports(world: StoryWorld) {
  const made = createImports(world.test, await world.test.signIn(world.admin.id));
  const mapped: Import = await made.paste(table());
  return { ...made, mapped, ready: () => made.check(mapped) };
}

const PREPARED = 'a table that is being prepared; what becomes of it is written when it runs';

const tables: Stories = {
  employeeImportCreate: withoutHistory(PREPARED, () => ({ variables: { text: table() } })),
  employeeImportColumns: withoutHistory(PREPARED, async (world) => {
    const { mapped } = await imports(world);
    return { variables: { id: mapped.id, fields: mapped.columns.map(({ field }) => field) } };
  }),
  employeeImportOrgUnits: withoutHistory(PREPARED, async (world) => {
    const { ready } = await imports(world);
    return { variables: { id: (await ready()).id, orgUnits: [] } };
  }),
  employeeImportSettings: withoutHistory(PREPARED, async (world) => {
    const { ready } = await imports(world);
    return { variables: { id: (await ready()).id, isSendEmail: false } };
  }),
  employeeImportCell: withoutHistory(PREPARED, async (world) => {
    const { ready, rows } = await imports(world);
    const { id } = await ready();
    const [row] = await rows(id);
    return { variables: { id, number: row?.number, column: 0, text: 'Ёлкина Алла' } };
  }),
  employeeImportChoice: withoutHistory(PREPARED, async (world) => {
    const { ready } = await imports(world);
    return { variables: { id: (await ready()).id, numbers: [1], choice: 'skip' } };
  }),
  employeeImportDelete: withoutHistory(PREPARED, async (world) => ({
    variables: { id: (await imports(world)).mapped.id },
  })),
  employeeImportRun: {
    writes: ['create user', 'import user'],
    isLater: true,
    call: async (world) => {
      const { ready } = await imports(world);
      return { variables: { id: (await ready()).id } };
    },
  },
  employeeImportRollBack: {
    writes: ['delete user', 'importRollback user'],
    isLater: true,
    call: async (world) => {
      const { ready, run } = await imports(world);
      return { variables: { id: (await run((await ready()).id)).id } };
    },
  },
};

const asked = async (world: StoryWorld) => {
  const as = await world.person();
  const { profileRequestCreate } = await world.get<{ profileRequestCreate: { id: number } }>(
    as,
    'mutation { profileRequestCreate(changes: { nameSecond: "Лисова" }) { id } }',
  );
  return { as, id: profileRequestCreate.id };
};

const requests: Stories = {
  profileRequestCreate: {
    writes: ['create profileRequest'],
    call: async ({ person }) => ({ as: await person(), variables: { changes: { nameSecond: 'Лисова' } } }),
  },
  profileRequestWithdraw: {
    writes: ['delete profileRequest'],
    call: async (world) => {
      const { as, id } = await asked(world);
      return { as, variables: { id } };
    },
  },
  profileRequestAccept: {
    writes: ['approve profileRequest', 'update user'],
    call: async (world) => ({ variables: { id: (await asked(world)).id } }),
  },
  profileRequestDecline: {
    writes: ['reject profileRequest'],
    call: async (world) => ({ variables: { id: (await asked(world)).id, reason: 'Нужен документ' } }),
  },
};

const proposed = async (world: StoryWorld) => {
  const as = await world.person();
  const { idealProposalCreate } = await world.get<{ idealProposalCreate: { id: number } }>(
    as,
    'mutation { idealProposalCreate(proposal: { kind: add, layer: company, text: "Тихо" }) { id } }',
  );
  return { as, id: idealProposalCreate.id };
};

/** A check of a person whose own picture has an approved statement. */
async function gap(world: StoryWorld) {
  const as = await world.person({ dateJobStart: '2026-01-12' });
  await done(
    world,
    `mutation ($id: Int!) { idealStatementCreate(statement: { layer: person, targetId: $id, text: "Точен" }) { id } }`,
    { id: as.id },
  );
  return as;
}

const pictures: Stories = {
  idealStatementsCreate: {
    writes: ['create idealStatement', 'create idealStatement'],
    call: () => ({ variables: { layer: 'company', texts: ['Светло', 'Тепло'] } }),
  },
  idealProposalCreate: {
    writes: ['create idealProposal'],
    call: async ({ person }) => ({
      as: await person(),
      variables: { proposal: { kind: 'add', layer: 'company', text: 'Тихо' } },
    }),
  },
  idealProposalWithdraw: {
    writes: ['update idealProposal'],
    call: async (world) => {
      const { as, id } = await proposed(world);
      return { as, variables: { id } };
    },
  },
  idealProposalDecide: {
    writes: ['approve idealProposal', 'create idealStatement'],
    call: async (world) => ({ variables: { id: (await proposed(world)).id, isAccepted: true } }),
  },
  gapCheckOpen: {
    writes: ['create gapCheck'],
    call: async (world) => {
      const as = await gap(world);
      return { as, variables: { userId: as.id, period: 'quarter' } };
    },
  },
  gapCheckAnswer: {
    writes: ['complete gapCheck'],
    call: async (world) => {
      const as = await gap(world);
      const { gapCheckOpen } = await world.get<{ gapCheckOpen: { id: number; rows: { id: number }[] } }>(
        as,
        'mutation ($id: Int!) { gapCheckOpen(userId: $id, period: quarter) { id rows { id } } }',
        { id: as.id },
      );
      const marks = gapCheckOpen.rows.map(({ id }) => ({ rowId: id, mark: 7 }));
      return { as, variables: { id: gapCheckOpen.id, marks } };
    },
  },
};

export const newcomerStories: Stories = { ...adaptation, ...tables, ...requests, ...pictures };
