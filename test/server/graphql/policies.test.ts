import { buildSchema } from 'graphql';
import { enforcePolicies, guarded, open, partOf, PolicyError } from '@server/graphql/policies';
import { createSchema } from '@server/graphql/schema';
import { typePolicies } from '@server/type-policies';

const contract = (text: string) => buildSchema(`type Query { person: Person, people: PersonList } ${text}`);
const PEOPLE = contract('type Person { id: Int, name: String } type PersonList { items: [Person!]! }');

test('a type that nothing was decided about stops the start, by name', () => {
  expect(() => enforcePolicies(PEOPLE, { PersonList: open })).toThrow(PolicyError);
  expect(() => enforcePolicies(PEOPLE, { PersonList: open })).toThrow(/^Person:/);
});

test('a part that is reached from another place stops the start, and so does a place that is no more', () => {
  const parts = (...places: string[]) => ({ PersonList: open, Person: partOf(...places) });
  expect(() => enforcePolicies(PEOPLE, parts('PersonList'))).toThrow(/Query\.person/);
  expect(() => enforcePolicies(PEOPLE, parts('PersonList', 'Query.person', 'Team'))).toThrow(/Team/);
  expect(() => enforcePolicies(PEOPLE, parts('PersonList.items', 'Query.person'))).not.toThrow();
});

test('an open type that hides some fields says of each who may read it', () => {
  const some = { kind: 'open' as const, fields: { id: 'open' as const } };
  expect(() => enforcePolicies(PEOPLE, { PersonList: open, Person: some })).toThrow(/Person\.name/);
});

test('the whole contract is decided about, and a field that is added later is guarded by its type', () => {
  expect(() => enforcePolicies(createSchema([]), typePolicies)).not.toThrow();
  const added = contract('type Person { id: Int, boss: Person } type PersonList { items: [Person!]! }');
  enforcePolicies(added, { PersonList: open, Person: guarded<'UserNote'>(() => false) });
  const fields = Object.values(added.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__') ? Object.values(type.getFields()) : [],
  );
  const guardedFields = fields.filter((field) => 'resolve' in field && field.resolve !== undefined);
  expect(guardedFields.map(({ name }) => name).sort()).toEqual(['boss', 'items', 'person']);
});
