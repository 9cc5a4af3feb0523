import {
  employeeImportOrgUnitTable,
  employeeImportRowTable,
  employeeImportTable,
  type ImportState,
} from '@server/modules/employees/import/import.tables';
import { withoutHistory, type Stories, type StoryWorld } from './story';

/** An import of one row that the admin has brought to that state. */
async function anImport({ system, organizationId, admin }: StoryWorld, state: ImportState): Promise<number> {
  return system(async (tx) => {
    const [row] = await tx
      .insert(employeeImportTable)
      .values({
        organizationId,
        authorId: admin.id,
        fileName: 'Сотрудники.xlsx',
        state,
        rowCount: 1,
        columns: [{ title: 'ФИО', samples: ['Котов Иван'], field: 'nameFull', confidence: 100 }],
        finishedAt: state === 'done' ? new Date() : null,
        actor: {
          ip: '10.0.0.1',
          userAgent: '',
          lang: 'ru',
          isAdmin: true,
          isSuperAdmin: false,
          mayCreatePlaces: true,
        },
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    const own = { organizationId, importId: row.id };
    await tx
      .insert(employeeImportRowTable)
      .values({ ...own, number: 2, cells: ['Котов Иван'], choice: 'skip', outcome: null });
    await tx
      .insert(employeeImportOrgUnitTable)
      .values({ ...own, kind: 'position', key: 'кассир', name: 'Кассир', count: 1, action: 'skip' });
    return row.id;
  });
}

const draft = 'a table that has not run is nobody’s yet: what it does is written when it runs';

/** Imports of people. */
export const importStories: Stories = {
  employeeImportCreate: withoutHistory(draft, () => ({
    variables: { text: 'ФИО\tПочта\nКотов Иван\tk@zavod.ru' },
  })),
  employeeImportColumns: withoutHistory(draft, async (world) => ({
    variables: { id: await anImport(world, 'mapping'), fields: ['nameFull'] },
  })),
  employeeImportOrgUnits: withoutHistory(draft, async (world) => ({
    variables: {
      id: await anImport(world, 'ready'),
      orgUnits: [{ kind: 'position', key: 'кассир', action: 'create' }],
    },
  })),
  employeeImportSettings: withoutHistory(draft, async (world) => ({
    variables: { id: await anImport(world, 'ready'), isSendEmail: true },
  })),
  employeeImportCell: withoutHistory(draft, async (world) => ({
    variables: { id: await anImport(world, 'ready'), number: 2, column: 0, text: 'Котов Пётр' },
  })),
  employeeImportChoice: withoutHistory(draft, async (world) => ({
    variables: { id: await anImport(world, 'ready'), numbers: [2], choice: 'skip' },
  })),
  employeeImportDelete: withoutHistory(draft, async (world) => ({
    variables: { id: await anImport(world, 'ready') },
  })),
  employeeImportRun: {
    writes: ['import user'],
    call: async (world) => ({ variables: { id: await anImport(world, 'ready') } }),
  },
  employeeImportRollBack: {
    writes: ['importRollback user'],
    call: async (world) => ({ variables: { id: await anImport(world, 'done') } }),
  },
};
