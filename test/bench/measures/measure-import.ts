import { z } from 'zod';
import { ask } from '@test/helpers/contract/graphql-client';
import { type Figure, percentile } from '../figures';
import { loadAtRate } from '../load';
import type { World } from '../world';

const PER_SECOND = 10;
const IDLE_SECONDS = 10;
const OTHER = `{ users(search: "иванова", pageSize: 20) { count items { id nameFull position { id name } } } }`;

const created = z.object({ employeeImportCreate: z.object({ id: z.number() }) });
const state = z.object({ employeeImport: z.object({ state: z.string() }) });
const details = z.object({
  employeeImport: z.object({
    columns: z.array(z.object({ field: z.string().nullable() })),
    summary: z.object({ create: z.number(), wrong: z.number() }),
  }),
});

/** A table of people; those of another round are other people. */
function table(size: number, round = 0): string {
  const lines = Array.from({ length: size }, (_, n) =>
    [
      `Импортов${n} Иван Петрович`,
      `import${round === 0 ? '' : `${round}-`}${n}@bench.adaptika.local`,
      `8 (912) ${String(1_000_000 + round * size + n)}`,
      `Должность ${n % 40}`,
      `Отдел ${n % 60}`,
      '5 марта 2024',
    ].join(';'),
  );
  return ['ФИО;Почта;Телефон;Должность;Отдел;Дата приёма', ...lines].join('\n');
}

/** Imports people from a file, from its upload until they exist. @returns when the run began */
async function importPeople(
  { app: { url }, adminToken }: Pick<World, 'app' | 'adminToken'>,
  text: string,
): Promise<number> {
  const call = <T>(shape: z.ZodType<T>, query: string, variables: Record<string, unknown> = {}) =>
    ask(url, adminToken, shape, query, variables);
  const form = new FormData();
  const query = 'mutation ($fileImport: Upload) { employeeImportCreate(fileImport: $fileImport) { id } }';
  form.append('operations', JSON.stringify({ query, variables: { fileImport: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.fileImport'] }));
  form.append('0', new File([text], 'people.csv'));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'graphql-require-preflight': '1', 'x-session-token': adminToken },
    body: form,
  });
  const { id } = created.parse(
    z.object({ data: z.unknown() }).parse(await response.json()).data,
  ).employeeImportCreate;
  const at = async (wanted: string) => {
    for (;;) {
      const { employeeImport } = await call(
        state,
        'query ($id: Int!) { employeeImport(id: $id) { state } }',
        { id },
      );
      if (employeeImport.state === wanted) break;
      if (employeeImport.state === 'failed') throw new Error('the import failed');
      await new Promise((wake) => setTimeout(wake, 50));
    }
    const { employeeImport } = await call(
      details,
      'query ($id: Int!) { employeeImport(id: $id) { columns { field } summary { create wrong } } }',
      { id },
    );
    return employeeImport;
  };
  const { columns } = await at('mapping');
  await call(
    z.unknown(),
    'mutation ($id: Int!, $fields: [EmployeeImportField]!) { employeeImportColumns(id: $id, fields: $fields) { id } }',
    { id, fields: columns.map(({ field }) => field) },
  );
  await at('ready');
  const ran = performance.now();
  await call(z.unknown(), 'mutation ($id: Int!) { employeeImportRun(id: $id) { id } }', { id });
  const { summary } = await at('done');
  const size = text.split('\n').length - 1;
  if (summary.create !== size) throw new Error(`${summary.create} of ${size} people were made`);
  return ran;
}

/** Imports this many people, others in each round, while nobody else works. */
export const importRound = async (
  world: Pick<World, 'app' | 'adminToken'>,
  size: number,
  round: number,
): Promise<void> => {
  await importPeople(world, table(size, round));
};

/** Measures importing this many people from a file, while somebody else works. */
export async function measureImport(
  world: Pick<World, 'app' | 'adminToken'>,
  size: number,
): Promise<Figure[]> {
  const { url } = world.app;
  const call = <T>(shape: z.ZodType<T>, query: string, variables: Record<string, unknown> = {}) =>
    ask(url, world.adminToken, shape, query, variables);
  const other = async () => {
    await call(z.unknown(), OTHER);
  };
  await loadAtRate(PER_SECOND, 3, other);
  const idle = percentile(await loadAtRate(PER_SECOND, IDLE_SECONDS, other), 95);

  let isOver = false;
  const times: number[] = [];
  const others = (async () => {
    while (!isOver) times.push(...(await loadAtRate(PER_SECOND, 1, other)));
  })();
  const begin = performance.now();
  const ran = await importPeople(world, table(size));
  const end = performance.now();
  isOver = true;
  await others;
  const busy = percentile(times, 95);
  return [
    {
      name: `import of ${size} people, from the file to the last of them`,
      value: (end - begin) / 1000,
      unit: 's',
      bar: { kind: 'max', value: 60 },
      note: `the run itself ${((end - ran) / 1000).toFixed(1)} s`,
    },
    {
      name: 'p95 of other requests meanwhile, of idle',
      value: busy / idle,
      unit: '×',
      bar: { kind: 'max', value: 3 },
      note: `${busy.toFixed(0)} ms against ${idle.toFixed(0)} ms, ${PER_SECOND} a second`,
    },
  ];
}
