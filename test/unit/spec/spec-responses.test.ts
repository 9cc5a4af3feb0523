import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql';
import { operation } from '@test/helpers/contract/operations';
import { specFields } from '@test/helpers/contract/spec-fields';

/** The fields that the specification has the calls of the session read (its section 7), compared with the operations. */

/** They come with the messenger bot; until then the contract does not have them. */
const comesLater = ['chat', 'tg', 'isStarted'];

const linked = specFields()
  .filter(({ how }) => how === 'linked')
  .map(({ field }) => field)
  .filter((field) => !comesLater.includes(field));

/** The paths that the specification has a call read; the linked user fields written out. */
const specPaths = (call: string): string[] =>
  specFields()
    .filter(({ place, how }) => how === 'response' && place === call)
    .flatMap(({ field }) => (field === 'user.linked' ? linked.map((name) => `user.${name}`) : [field]));

/** The paths that a document reads below its root field, fragments written out. */
function pathsOf(document: DocumentNode, root: string): string[] {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const below = (set: SelectionSetNode | undefined, path: string): string[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return below(node.selectionSet, path);
      if (node.kind === Kind.FRAGMENT_SPREAD) return below(fragments.get(node.name.value), path);
      return [`${path}${node.name.value}`, ...below(node.selectionSet, `${path}${node.name.value}.`)];
    });
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? below(node.selectionSet, '').flatMap((path) =>
          path.startsWith(`${root}.`) ? path.slice(root.length + 1) : [],
        )
      : [],
  );
}

const missingFrom = (document: DocumentNode, kind: string, name: string): string[] => {
  const read = new Set(pathsOf(document, name));
  return specPaths(`${kind}.${name}`).filter((path) => !read.has(path));
};

const documentOf = (name: string) => parse(operation('auth', name));

const calls = [
  ['Mutation', 'getSessionToken', 58],
  ['Mutation', 'userRegAdmin', 57],
  ['Query', 'initApp', 3],
] as const;

test.each(calls)('%s.%s reads the fields that the specification lists', (kind, name, count) => {
  expect(specPaths(`${kind}.${name}`)).toHaveLength(count);
  expect(missingFrom(documentOf(name), kind, name)).toEqual([]);
});

test.each([
  ['getSessionToken', ['organizationAdminId']],
  ['userRegAdmin', []],
])('%s reads exactly the linked user fields of a user', (name, more) => {
  const read = pathsOf(documentOf(name), name).filter((path) => /^user\.\w+$/.test(path));
  expect(read.sort()).toEqual([...linked, ...more].map((field) => `user.${field}`).sort());
});

test.each(['getSessionToken', 'userRegAdmin'])('%s without any one of these fields is detected', (name) => {
  const document = documentOf(name);
  for (const path of specPaths(`Mutation.${name}`)) {
    const field = path.split('.').at(-1);
    const without = visit(document, {
      Field: (node) => (node.name.value === field ? null : undefined),
    });
    expect(missingFrom(without, 'Mutation', name)).toContain(path);
  }
});
