import { readdirSync, readFileSync } from 'node:fs';
import {
  getIntrospectionQuery,
  parse,
  print,
  Kind,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { pino } from 'pino';
import { projectPath } from '@server/config/paths';
import { createDocuments } from '@server/graphql/documents';
import { DOCUMENT_LIMITS } from '@server/graphql/load/hardening';
import { createSchema } from '@server/graphql/schema';

const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
const { prepare } = createDocuments(createSchema([]), log);

const errorsOf = (query: string, name?: string): string[] => {
  const prepared = prepare(query, name);
  return 'execute' in prepared ? [] : prepared.map(({ message }) => message);
};

/** The operations that the browser sends, each with the required fragments. */
function operationsOfBrowser(): { name: string; text: string }[] {
  const folder = projectPath('graphql', 'operations');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const definitions = files.flatMap((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const needed = (
    node: FragmentDefinitionNode | OperationDefinitionNode,
    found: Map<string, FragmentDefinitionNode>,
  ) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(name.value)) return;
        found.set(name.value, fragment);
        needed(fragment, found);
      },
    });
    return found;
  };
  return operations.map((operation) => ({
    name: operation.name?.value ?? '',
    text: [operation, ...needed(operation, new Map()).values()].map((node) => print(node)).join('\n'),
  }));
}

test.each(operationsOfBrowser())('the browser may send $name, compiled', ({ name, text }) => {
  expect(errorsOf(text, name)).toEqual([]);
  expect(warnings.splice(0)).toEqual([]);
});

test('a document deeper than the limit is rejected', () => {
  const nest = (levels: number): string => (levels === 0 ? 'id' : `mentor { ${nest(levels - 1)} }`);
  expect(errorsOf(`{ initApp { user { ${nest(DOCUMENT_LIMITS.depth - 3)} } } }`)).toEqual([]);
  expect(errorsOf(`{ initApp { user { ${nest(DOCUMENT_LIMITS.depth)} } } }`)).toEqual([
    expect.stringContaining('depth'),
  ]);
});

test('a fragment that hides depth is measured where it is used', () => {
  const fragments = Array.from(
    { length: 9 },
    (_, index) => `fragment F${index} on User { mentor { ...F${index + 1} } }`,
  );
  const document = `{ initApp { user { ...F0 } } } ${fragments.join(' ')} fragment F9 on User { id }`;
  expect(errorsOf(document)).toEqual([expect.stringContaining('depth')]);
});

test('fragments that double at every step are rejected at once', () => {
  const doubling = Array.from(
    { length: 26 },
    (_, index) => `fragment F${index} on User { ...F${index + 1} ...F${index + 1} }`,
  );
  const started = Date.now();
  expect(
    errorsOf(`{ initApp { user { ...F0 } } } ${doubling.join(' ')} fragment F26 on User { id }`),
  ).toEqual([expect.stringContaining('cost')]);
  expect(Date.now() - started).toBeLessThan(1_000);
});

test('one field under many aliases is rejected', () => {
  const aliases = Array.from({ length: DOCUMENT_LIMITS.aliases + 1 }, (_, index) => `a${index}: userIsAuth`);
  expect(errorsOf(`{ ${aliases.join(' ')} }`)).toEqual([expect.stringContaining('aliases')]);
});

test('many directives are rejected', () => {
  const directives = Array.from(
    { length: DOCUMENT_LIMITS.directives + 1 },
    () => 'userIsAuth @include(if: true)',
  );
  expect(errorsOf(`{ ${directives.join(' ')} }`)).toEqual(
    expect.arrayContaining([expect.stringContaining('directives')]),
  );
});

test('a list of lists of lists costs too much', () => {
  const people = (inner: string) => `subdivisions(pageSize: 200) { items { employees { ${inner} } } }`;
  const wide = people('subdivision { employees { subdivision { employees { id } } } }');
  expect(errorsOf(`{ ${wide} }`)).toEqual([expect.stringContaining('cost')]);
});

test('root fields are counted behind fragments too', () => {
  const fields = Array.from(
    { length: DOCUMENT_LIMITS.rootFields + 1 },
    (_, index) => `a${index}: userIsAuth`,
  );
  const behind = `{ ...F } fragment F on Query { ... on Query { ${fields.join(' ')} } }`;
  expect(errorsOf(behind)).toEqual([expect.stringContaining('rootFields')]);
});

test('introspection disables no limit', () => {
  const people =
    'users(pageSize: 200) { items { subdivision { employees { subdivision { employees { id } } } } } }';
  expect(errorsOf(`{ __typename ${people} }`)).toEqual([expect.stringContaining('cost')]);
  expect(errorsOf(`{ __type(name: "User") { name } ${people} }`)).toEqual([expect.stringContaining('cost')]);
  expect(errorsOf(`{ __schema { queryType { name } } ...F } fragment F on Query { ${people} }`)).toEqual([
    expect.stringContaining('cost'),
  ]);
});

test('the usual introspection passes; types inside types inside types do not', () => {
  expect(errorsOf(getIntrospectionQuery())).toEqual([]);
  const inside = '{ fields { type { fields { type { fields { type { fields { name } } } } } } } }';
  expect(errorsOf(`{ __schema { types ${inside} } }`)).not.toEqual([]);
  expect(errorsOf(`{ __type(name: "Query") ${inside} }`)).not.toEqual([]);
});

test.each(['query', 'mutation'])('many operations in one document are rejected: %s', (kind) => {
  const field = kind === 'query' ? 'userIsAuth' : 'sessionEnd';
  const operations = Array.from({ length: 50 }, (_, index) => `${kind} A${index} { ${field} }`);
  expect(errorsOf(operations.join(' '), 'A0')).toEqual([expect.stringContaining('operations')]);
});

test('a page of unknown size is costed as the longest one', () => {
  const ask = (size: string) =>
    `query ($size: Int) { positions(pageSize: ${size}) { items { holders { id } } } }`;
  const wide = (size: string) =>
    `query ($size: Int) { subdivisions(pageSize: ${size}) { items { employees { id nameFull } } } }`;
  expect(errorsOf(ask('$size'))).toEqual([]);
  expect(errorsOf(wide('20').replace('($size: Int)', ''))).toEqual([]);
  expect(errorsOf(wide('$size'))).toEqual([expect.stringContaining('cost')]);
});

test('a document of too many tokens is not even read to its end', () => {
  const fields = Array.from({ length: DOCUMENT_LIMITS.tokens }, () => 'userIsAuth').join(' ');
  expect(errorsOf(`{ ${fields} }`)).toEqual([expect.stringMatching(/token/i)]);
});

test('a document that does not parse or fit the contract is rejected with its location', () => {
  expect(errorsOf('{ userIsAuth')).toEqual([expect.stringContaining('Syntax Error')]);
  expect(errorsOf('{ nothingLikeIt }')).toEqual([expect.stringContaining('nothingLikeIt')]);
});
