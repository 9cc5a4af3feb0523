import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  defaultFieldResolver,
  execute,
  getNamedType,
  type GraphQLFieldResolver,
  isObjectType,
  OperationTypeNode,
  parse,
} from 'graphql';
import { pino } from 'pino';
import { projectPath } from '@server/config/paths';
import { AppError } from '@server/errors';
import { readAccess } from '@server/graphql/access/access';
import type { Context } from '@server/graphql/context';
import type { Decision, TypePolicy } from '@server/graphql/access/policies';
import { typePolicies } from '@server/generated/type-policies';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { everyPath } from './every-path-calls';
import { openPathWorld, type PathWorld } from './every-path-world';

/**
 * Tests each policy separately. Most objects are protected twice, by the query and by the type: a single too permissive policy is
 * visible on no path. So every object that an admin reaches is passed to each policy, as each caller, and the result is compared
 * with the table beside this file. `ADAPTIKA_WRITE_EXPECTED=1 npx jest every-policy` rewrites it.
 */

const EXPECTED = projectPath('test/server/attacks/rights/every-policy.expected.md');

/** Types that the provider reaches, and an admin does not. */
const PROVIDER_TYPES = ['ClientOrganization'];

type Check = (source: unknown, context: Context) => Decision;

const policies: Readonly<Record<string, TypePolicy<unknown>>> = typePolicies;

/** The subjects of policies: objects, and fields of objects. */
const checks = new Map<string, { type: string; may: Check }>();
for (const [type, policy] of Object.entries(policies)) {
  if (policy.kind === 'part') continue;
  if (policy.kind === 'guarded') checks.set(type, { type, may: (row, context) => policy.may(row, context) });
  for (const [field, check] of Object.entries(policy.fields ?? {})) {
    if (check === 'open') continue;
    checks.set(`${type}.${field}`, { type, may: (row, context) => check.may(row, context) });
  }
}

let workspace: Workspace;
let world: PathWorld;
/** The objects returned by resolvers, by type and id. */
const sources = new Map<string, Map<string, unknown>>();

const info = (token: string | null) => ({
  ...{ requestId: 'test', log: pino({ level: 'silent' }), lang: 'ru' as const, ip: '127.0.0.1' },
  ...{ userAgent: '', token, browserNote: null },
});

async function asked<Result>(
  token: string | null,
  query: string,
  variables: Record<string, unknown>,
  work: (context: Context, variables: Record<string, unknown>) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  await workspace.test.app.operations.run(
    {
      ...{ document: parse(query), operation: OperationTypeNode.QUERY, operationName: undefined },
      isIntrospection: false,
      execute: async (context: Context, given: Record<string, unknown>) => {
        results.push(await work(context, given));
        return { data: {} };
      },
    },
    variables,
    info(token),
  );
  return results;
}

const idOf = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : JSON.stringify(row);

function keep(type: string, value: unknown): void {
  if (Array.isArray(value)) return value.forEach((item) => keep(type, item));
  if (value === null || value === undefined) return;
  const known = sources.get(type) ?? new Map<string, unknown>();
  sources.set(type, known.set(idOf(value), value));
}

/** Records the results of every field with a type that has a policy. */
function listen(): void {
  const allowedShare = new Set([...checks.values()].map(({ type }) => type));
  for (const type of Object.values(workspace.test.app.schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { name } = getNamedType(field.type);
      if (!allowedShare.has(name)) continue;
      const resolve: GraphQLFieldResolver<unknown, unknown> = field.resolve ?? defaultFieldResolver;
      field.resolve = async (...args) => {
        const value: unknown = await resolve(...args);
        keep(name, value);
        return value;
      };
    }
  }
}

/** The number of objects that the check allows, out of all: «1/2». */
async function allowedShare(context: Context, type: string, may: Check): Promise<string> {
  const rows = [...(sources.get(type)?.values() ?? [])];
  let count = 0;
  for (const row of rows) {
    try {
      if (await may(row, context)) count += 1;
    } catch (error) {
      // Nobody is signed in, or its parent object does not exist for them.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return `${count}/${rows.length}`;
}

/** The formatter pads tables. */
const squeezed = (text: string): string[] => text.replaceAll(/ +|-{3,}/g, ' ').split('\n');

beforeAll(async () => {
  world = await openPathWorld();
  ({ workspace } = world);
  listen();
}, 120_000);
afterAll(() => workspace.stop());

test('each policy gives the result of the table for every object and every caller', async () => {
  const { schema } = workspace.test.app;
  const [admin = null, provider = null] = ['admin', 'provider'].map((name) => world.callers.get(name));
  for (const { field, operation } of readAccess(schema)) {
    const call = operation === 'Query' ? everyPath(schema, field, world.ids) : null;
    if (!call) continue;
    await asked(
      field === 'organizations' ? provider : admin,
      call.deep,
      call.variables,
      async (contextValue, variableValues) =>
        execute({ schema, document: parse(call.deep), contextValue, variableValues }),
    );
  }
  // Nothing of another organization is returned: `foreign.test.ts`.
  const callers = [...world.callers].filter(([name]) => name !== 'foreign');
  const isAsked = (caller: string, type: string) => caller !== 'provider' || PROVIDER_TYPES.includes(type);
  const columns = await Promise.all(
    callers.map(async ([caller, token]) => {
      const [column = []] = await asked(token, '{ __typename }', {}, async (context) => {
        const cells: string[] = [];
        for (const { type, may } of checks.values())
          cells.push(isAsked(caller, type) ? await allowedShare(context, type, may) : '—');
        return cells;
      });
      return column;
    }),
  );
  const empty = [...checks]
    .filter(([name, { type }]) => name === type && !sources.has(type))
    .map(([name]) => name);
  expect(empty).toEqual([]);
  const lines = [...checks.keys()].map(
    (name, row) => `| ${name} | ${columns.map((column) => column[row]).join(' | ')} |`,
  );
  const table = [
    `| policy | ${callers.map(([name]) => name).join(' | ')} |`,
    `| --- |${' --- |'.repeat(callers.length)}`,
    ...lines,
  ].join('\n');
  const text = `# Whom each policy lets through

Of the objects that an admin reaches in the world of \`every-path\`: how many each caller may read. Written by
\`every-policy.test.ts\`.

${table}
`;
  if (process.env['ADAPTIKA_WRITE_EXPECTED'] === '1') writeFileSync(EXPECTED, text);
  expect(squeezed(existsSync(EXPECTED) ? readFileSync(EXPECTED, 'utf8') : '')).toEqual(squeezed(text));
}, 120_000);
