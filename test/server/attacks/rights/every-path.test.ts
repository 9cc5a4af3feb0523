import { getNamedType, type GraphQLObjectType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { readAccess } from '@server/graphql/access/access';
import { typePolicies } from '@server/generated/type-policies';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { follow, objectsIn, type Row, run } from './every-path-answers';
import { everyPath, type PathCall, walk, selectionOf } from './every-path-calls';
import { DIRECT } from './every-path-direct';
import { openPathWorld, type PathWorld } from './every-path-world';

/**
 * Whatever a caller reaches by a path of at most five fields from any query, or gets from the subscription that sends everything
 * at once, they can also read by requesting the object directly. Of the paths that end in the same field of the same type one is
 * walked per query, the shortest: the result of a field depends only on its object and the caller, not on the path to the object.
 * Mutations return objects through the same guards, which `policies.test.ts` tests for every field of the schema.
 */

/** The number of callers that walk concurrently: fewer than the database has connections for. */
const PARALLEL_CALLERS = 4;

let workspace: Workspace;
let ids: PathWorld['ids'];
let callers: PathWorld['callers'];

function objectType(name: string): GraphQLObjectType {
  const type = workspace.test.app.schema.getType(name);
  if (!isObjectType(type)) throw new Error(name);
  return type;
}

const policyOf = (name: string) => Object.entries(typePolicies).find(([known]) => known === name)?.[1];

/** The fields of an object, including the parts that share its policy. */
function own(type: GraphQLObjectType, depth = 2): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    const isPart =
      isObjectType(named) && policyOf(named.name)?.kind === 'part' && !Object.hasOwn(DIRECT, named.name);
    return isPart && depth > 1 ? [`${field.name} ${own(named, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** Objects reachable by one query only, with the reason: there is nothing to compare them with. */
const SINGLE_PATH_TYPES: Record<string, string> = {
  CoveragePerson: '`coverageCell` alone answers it, and it has no number of its own',
};

const sameId = (row: Row, name: string) => (other: Row) =>
  other['__typename'] === name && other['id'] === row['id'];

async function directly(token: string | null, row: Row, name: string): Promise<Row[]> {
  const fields = own(objectType(name));
  const answers = await Promise.all(
    (DIRECT[name]?.(row, ids) ?? []).map((ask) =>
      run(workspace.test.app, token, `{ ${ask.replaceAll(/\bF\b/g, fields)} }`),
    ),
  );
  return answers.flatMap(objectsIn).filter(sameId(row, name));
}

/** These may change between the two queries when somebody comes or goes. */
const CHANGING = ['isOnline', 'serverNow'];

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The data that the path returns for the object, and the direct query does not. */
function fieldsNotDirect(row: Row, direct: readonly Row[], type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(
      ({ name, type: of }) => isLeafType(getNamedType(of)) && !isEmpty(row[name]) && !CHANGING.includes(name),
    )
    .filter(({ name }) => !direct.some((known) => JSON.stringify(known[name]) === JSON.stringify(row[name])))
    .map(({ name }) => name);
}

beforeAll(async () => {
  ({ workspace, ids, callers } = await openPathWorld());
}, 120_000);
afterAll(() => workspace.stop());

/** The subscription to reference data with every path below it. */
function referenceCall(): PathCall {
  const { isLast: _, ...fields } = objectType('ReferenceData').getFields();
  const parts = Object.values(fields).flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isObjectType(named) ? [`${name} ${selectionOf(walk(named))}`] : [];
  });
  return { deep: `subscription { referenceData { isLast ${parts.join(' ')} } }`, variables: {} };
}

/** The objects that a caller gets through a query, each with the result of requesting it directly. */
async function* objectsBy(
  { deep, variables }: PathCall,
  token: string | null,
  known: Map<string, Promise<Row[]>>,
) {
  const { app } = workspace.test;
  const reported = deep.startsWith('subscription')
    ? follow(app, token, deep)
    : run(app, token, deep, variables);
  for (const row of objectsIn(await reported)) {
    const name = String(row['__typename']);
    if (!Object.hasOwn(DIRECT, name)) continue;
    const key = `${name} ${String(row['id'])}`;
    const asked = known.get(key) ?? directly(token, row, name);
    known.set(key, asked);
    yield { row, name, direct: await asked };
  }
}

test('no path exposes more of an object than requesting it directly, for any caller', async () => {
  const fields = readAccess(workspace.test.app.schema).filter(({ operation }) => operation === 'Query');
  const calls = fields.flatMap(({ field }) => {
    const call = everyPath(workspace.test.app.schema, field, ids);
    return call ? [{ field, call }] : [];
  });
  calls.push({ field: 'referenceData', call: referenceCall() });
  const leaks = new Set<string>();
  const reached = new Set<string>();
  const publishedLive = new Set<string>();
  const compared = new Set<string>();
  const walkAs = async (caller: string, token: string | null): Promise<void> => {
    const known = new Map<string, Promise<Row[]>>();
    for (const { field, call } of calls) {
      for await (const { row, name, direct } of objectsBy(call, token, known)) {
        reached.add(name);
        if (field === 'referenceData') publishedLive.add(name);
        if (direct.length > 0) compared.add(name);
        // For a person viewing as a role, the initial query returns less than their own rights allow, for those minutes.
        if (caller === 'viewing' && field === 'initApp') continue;
        for (const item of fieldsNotDirect(row, direct, objectType(name)))
          leaks.add(`${caller}: ${field} … ${name}.${item}`);
      }
    }
  };
  const waiting = [...callers];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await walkAs(...next);
  };
  await Promise.all(Array.from({ length: PARALLEL_CALLERS }, lane));
  expect([...leaks].sort()).toEqual([]);
  // The walk reaches every type with a policy, and compares it with something.
  const decided = Object.entries(typePolicies).flatMap(([name, policy]) =>
    policy.kind === 'guarded' && !Object.hasOwn(SINGLE_PATH_TYPES, name) ? [name] : [],
  );
  expect(decided.filter((name) => !compared.has(name))).toEqual([]);
  expect([...reached].filter((name) => !compared.has(name))).toEqual([]);
  expect([...publishedLive]).toEqual(expect.arrayContaining(['User', 'Position', 'Subdivision']));
}, 300_000);
