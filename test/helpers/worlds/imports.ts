import { z } from 'zod';
import type { TestApp } from '../app';
import { until } from '../until';

// Files are read by a worker with the lowest priority, which waits while others compute.
jest.setTimeout(60_000);

const FIELDS = `id state error fileName rowCount doneCount duplicates isSendEmail assignments rollbackUntil
  columns { title field confidence samples } orgUnits { kind key name count isFound action targetId suggestedName }
  summary { create update skip wrong duplicates same archive dismissed rehired noted }
  leaders { subdivision name count state }
  rollback { removed restored kept { number obstacle user { nameFull } } }`;

const importSchema = z.object({
  id: z.number(),
  state: z.string(),
  error: z.string().nullable(),
  fileName: z.string(),
  rowCount: z.number(),
  doneCount: z.number(),
  duplicates: z.string(),
  isSendEmail: z.boolean(),
  assignments: z.number(),
  rollbackUntil: z.string().nullable(),
  columns: z.array(
    z.object({
      title: z.string(),
      field: z.string().nullable(),
      confidence: z.number(),
      samples: z.array(z.string()),
    }),
  ),
  orgUnits: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      name: z.string(),
      count: z.number(),
      isFound: z.boolean(),
      action: z.string(),
      targetId: z.number().nullable(),
      suggestedName: z.string().nullable(),
    }),
  ),
  summary: z.object({
    create: z.number(),
    update: z.number(),
    skip: z.number(),
    wrong: z.number(),
    duplicates: z.number(),
    same: z.number(),
    archive: z.number(),
    dismissed: z.number(),
    rehired: z.number(),
    noted: z.number(),
  }),
  leaders: z.array(
    z.object({ subdivision: z.string(), name: z.string(), count: z.number(), state: z.string() }),
  ),
  rollback: z
    .object({
      removed: z.number(),
      restored: z.number(),
      kept: z.array(
        z.object({
          number: z.number(),
          obstacle: z.string(),
          user: z.object({ nameFull: z.string() }).nullable(),
        }),
      ),
    })
    .nullable(),
});

export type Import = z.infer<typeof importSchema>;

const rowSchema = z.object({
  number: z.number(),
  cells: z.array(z.string()),
  action: z.string().nullable(),
  outcome: z.string().nullable(),
  matchBy: z.string().nullable(),
  changes: z.array(z.string()),
  match: z.object({ id: z.number() }).nullable(),
  user: z.object({ id: z.number() }).nullable(),
  errors: z.array(z.object({ column: z.number(), text: z.string() })),
  notes: z.array(z.object({ column: z.number(), text: z.string() })),
});

const createdSchema = z.object({ employeeImportCreate: z.object({ id: z.number() }) });

const ROW =
  'number cells action outcome matchBy changes match { id } user { id } errors { column text } notes { column text }';

/** The code of the rejection of an import step; any other error is a mistake in the test. */
export function rejectionCodeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = /"code":"([^"]+)"/.exec(text)?.[1];
  if (code === undefined) throw error;
  return code;
}

/** Jobs of many concurrent imports share one processor: thousands of them run beside other work. */
const JOB_TIMEOUT_MS = 60_000;

/** What the user decides about an import before it runs. */
function plansOf(importOf: (query: string, variables: Record<string, unknown>) => Promise<Import>) {
  return {
    choose: (id: number, numbers: number[], choice: string | null) =>
      importOf(
        `mutation ($id: Int!, $numbers: [Int!]!, $choice: EmployeeImportChoice) {
          employeeImportChoice(id: $id, numbers: $numbers, choice: $choice) { ${FIELDS} } }`,
        { id, numbers, choice },
      ),
    settings: (id: number, settings: { duplicates?: string; isSendEmail?: boolean }) =>
      importOf(
        `mutation ($id: Int!, $duplicates: EmployeeImportDuplicates, $isSendEmail: Boolean) {
          employeeImportSettings(id: $id, duplicates: $duplicates, isSendEmail: $isSendEmail) { ${FIELDS} } }`,
        { id, ...settings },
      ),
    orgUnits: (id: number, orgUnits: { kind: string; key: string; action: string; targetId?: number }[]) =>
      importOf(
        `mutation ($id: Int!, $orgUnits: [EmployeeImportOrgUnitInput!]!) { employeeImportOrgUnits(id: $id, orgUnits: $orgUnits) { ${FIELDS} } }`,
        { id, orgUnits },
      ),
  };
}

/** One person's imports over the API, step by step. */
export function createImports(t: TestApp, token: string) {
  async function ask(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Record<string, unknown>> {
    const { data, errors } = await t.gql(token, query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }
  async function importOf(query: string, variables: Record<string, unknown>): Promise<Import> {
    const [value] = Object.values(await ask(query, variables));
    return importSchema.parse(value);
  }
  const get = (id: number) => importOf(`query ($id: Int!) { employeeImport(id: $id) { ${FIELDS} } }`, { id });

  const api = {
    get,
    ask,
    /** Waits until the job has reached that state. */
    async untilState(id: number, state: string): Promise<Import> {
      let last = await get(id);
      await until(async () => {
        last = await get(id);
        return last.state === state || last.state === 'failed';
      }, JOB_TIMEOUT_MS);
      return last;
    },
    async upload(bytes: Uint8Array, name = 'Сотрудники.xlsx') {
      return t.upload<{ employeeImportCreate: { id: number } }>(
        token,
        'mutation ($fileImport: Upload) { employeeImportCreate(fileImport: $fileImport) { id } }',
        { fileImport: null },
        { 'variables.fileImport': { name, bytes } },
      );
    },
    /** Reads a file, and waits for the columns. */
    async open(bytes: Uint8Array, name?: string): Promise<Import> {
      const { data, errors } = await api.upload(bytes, name);
      if (!data) throw new Error(JSON.stringify(errors));
      return api.untilState(data.employeeImportCreate.id, 'mapping');
    },
    async paste(text: string): Promise<Import> {
      const data = await ask('mutation ($text: String) { employeeImportCreate(text: $text) { id } }', {
        text,
      });
      const { employeeImportCreate } = createdSchema.parse(data);
      return api.untilState(employeeImportCreate.id, 'mapping');
    },
    /** Sets the columns as guessed or as given, and waits until every row is checked. */
    async check({ id, columns }: Import, fields = columns.map(({ field }) => field)): Promise<Import> {
      await ask(
        'mutation ($id: Int!, $fields: [EmployeeImportField]!) { employeeImportColumns(id: $id, fields: $fields) { id } }',
        { id, fields },
      );
      return api.untilState(id, 'ready');
    },
    async run(id: number): Promise<Import> {
      await ask('mutation ($id: Int!) { employeeImportRun(id: $id) { id } }', { id });
      return api.untilState(id, 'done');
    },
    async rollBack(id: number): Promise<Import> {
      await ask('mutation ($id: Int!) { employeeImportRollBack(id: $id) { id } }', { id });
      return api.untilState(id, 'rolledBack');
    },
    async rows(id: number, filter: string | null = null) {
      const data = await ask(
        `query ($id: Int!, $filter: EmployeeImportRowFilter) { employeeImportRows(id: $id, filter: $filter, pageSize: 200) { count items { ${ROW} } } }`,
        { id, filter },
      );
      return z.object({ employeeImportRows: z.object({ items: z.array(rowSchema) }) }).parse(data)
        .employeeImportRows.items;
    },
    async mend(id: number, number: number, column: number, text: string) {
      const data = await ask(
        `mutation ($id: Int!, $number: Int!, $column: Int!, $text: String!) {
          employeeImportCell(id: $id, number: $number, column: $column, text: $text) { ${ROW} } }`,
        { id, number, column, text },
      );
      return z.object({ employeeImportCell: rowSchema }).parse(data).employeeImportCell;
    },
    ...plansOf(importOf),
  };
  return api;
}
