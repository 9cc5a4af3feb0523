import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { projectPath } from '@server/config/paths';
import { specFields } from '@test/helpers/contract/spec-fields';

/** The specification's lists of fields, compared with the contract and with the browser's queries. */

/** Fields that do not exist or are not queried, with reasons. An obsolete line fails the test too. */
const exceptions: Readonly<Record<string, string>> = {
  'Content.userId': 'the history says who put a file there',
  'Mutation.organizationCreate(detailVideo)': 'a new client’s own admin shows a video on its page',
  'Mutation.organizationCreate(fileBase)': 'a new client’s own admin uploads it',
  'Mutation.organizationCreate(fileLogo)': 'a new client’s own admin uploads it',
  'Position.organizationId': 'is always that of whoever asks; others are of the back office',
  'Role.organizationId': 'is always that of whoever asks; others are of the back office',
  'Subdivision.employees': 'holds two hundred at most: the pages ask for `users`, page by page',
  'Subdivision.organizationId': 'is always that of whoever asks; others are of the back office',
  'User.chat': 'comes with the messenger bot',
  'User.isStarted': 'comes with the messenger bot, and says whether the person has started it',
  'User.tg': 'comes with the messenger bot',
};

function contractText(folder: string): string[] {
  const root = projectPath('graphql', folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

/** `Type.field` and `Type.field(argument)` of everything that the operations query. */
function askedBy(schema: GraphQLSchema, operations: DocumentNode): Set<string> {
  const asked = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    operations,
    visitWithTypeInfo(info, {
      Field({ name, arguments: args = [] }) {
        const place = `${info.getParentType()?.name ?? ''}.${name.value}`;
        asked.add(place);
        for (const argument of args) asked.add(`${place}(${argument.name.value})`);
      },
    }),
  );
  return asked;
}

/** `Type.field` and `Type.field(argument)` of the contract. */
function fieldsOf(schemaText: string): Set<string> {
  const names = parse(schemaText).definitions.flatMap((definition) => {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
    ) {
      return [];
    }
    return (definition.fields ?? []).flatMap((field) => {
      const name = `${definition.name.value}.${field.name.value}`;
      const args = field.kind === Kind.FIELD_DEFINITION ? (field.arguments ?? []) : [];
      return [name, ...args.map((argument) => `${name}(${argument.name.value})`)];
    });
  });
  return new Set(names);
}

interface Contract {
  fields: ReadonlySet<string>;
  asked: ReadonlySet<string>;
}

const contractOf = (text: string, documents: DocumentNode): Contract => ({
  fields: fieldsOf(text),
  asked: askedBy(buildSchema(text), documents),
});

/** What single calls return is verified by `spec-responses.test.ts`. */
const ofTypes = specFields().filter(({ how }) => how !== 'response');

/** The specification's fields that are not in the contract, or that no operation queries. */
function missingOf({ fields, asked }: Contract): string[] {
  return ofTypes.flatMap(({ place, how, field }) => {
    const name = how === 'args' ? `${place}(${field})` : `${place}.${field}`;
    return fields.has(name) && (how === 'write' || asked.has(name)) ? [] : name;
  });
}

const schemaText = contractText('schema').join('\n');
const operations = concatAST(contractText('operations').map((text) => parse(text)));
const contract = contractOf(schemaText, operations);

test('the table of the specification is read in full', () => {
  const count = (type: string) => ofTypes.filter(({ place }) => place === type).length;
  expect(['User', 'Organization', 'Position', 'Subdivision', 'RoleRights'].map(count)).toEqual([
    59, 17, 13, 9, 17,
  ]);
});

test('each field of the specification is in the contract and requested, or has a reason why not', () => {
  expect(missingOf(contract).sort()).toEqual(Object.keys(exceptions).sort());
});

test('a person’s fields are requested by pages, not only while signing in', () => {
  const isOfSignIn = new Set(['LinkedUser', 'getSessionToken', 'userRegAdmin']);
  const definitions = operations.definitions.filter(
    (node) =>
      (node.kind !== Kind.FRAGMENT_DEFINITION && node.kind !== Kind.OPERATION_DEFINITION) ||
      !isOfSignIn.has(node.name?.value ?? ''),
  );
  const missing = missingOf(contractOf(schemaText, { ...operations, definitions }));
  // Pages request the picture itself; whose administrator one is, only the response of a sign-in says.
  const ofSignIn = ['User.avatarId', 'User.organizationAdminId'];
  const ofUser = (name: string) => name.startsWith('User.');
  expect(missing.filter(ofUser).sort()).toEqual(
    [...Object.keys(exceptions).filter(ofUser), ...ofSignIn].sort(),
  );
});

/** The contract without one of its fields. */
function withoutField(type: string, field: string): string {
  const dropField = ({ name }: { name: { value: string } }) => (name.value === field ? null : undefined);
  const ofType = (node: { name: { value: string } }) => (node.name.value === type ? undefined : false);
  const cut = visit(parse(schemaText), {
    ObjectTypeDefinition: ofType,
    // An extension that added nothing else is removed with its field: it must not be empty.
    ObjectTypeExtension: {
      enter: ofType,
      leave: ({ fields = [] }) => (fields.length === 0 ? null : undefined),
    },
    InputObjectTypeDefinition: ofType,
    FieldDefinition: dropField,
    InputValueDefinition: dropField,
  });
  return print(cut);
}

test.each([
  ['Position', 'subdivisionName'],
  ['Position', 'subdivisionColor'],
  ['Position', 'isSubdivision'],
  ['Subdivision', 'positionId'],
  ['User', 'traineeId'],
  ['User', 'idealPicture'],
  ['ReferenceData', 'users'],
  ['UserInput', 'isRegAdmin'],
])('%s.%s removed from the contract is detected', (type, field) => {
  const fields = fieldsOf(withoutField(type, field));
  expect(missingOf({ ...contract, fields })).toContain(`${type}.${field}`);
});

test('a field that no operation requests any more is detected', () => {
  const silent = visit(operations, {
    Field: ({ name }) => (name.value === 'subdivisionColor' ? null : undefined),
  });
  expect(missingOf(contractOf(schemaText, silent))).toContain('Position.subdivisionColor');
});
