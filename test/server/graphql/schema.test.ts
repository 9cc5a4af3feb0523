import { AccessError, readAccess } from '@server/graphql/access/access';
import { createSchema } from '@server/graphql/schema';
import { readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';

const base = readFileSync(projectPath('graphql', 'schema', 'base.graphql'), 'utf8').replace(
  /type (Query|Mutation|Subscription) \{[\s\S]*?\n\}/g,
  '',
);
const contract = (fields: string) => [`${directives()}\ntype Query {\n${fields}\n}`];
const directives = () => base.slice(0, base.indexOf('type SelectOption'));

test('a root field without an access directive stops the start, by name', () => {
  expect(() => createSchema([], contract('open: Int @public\nforgotten: Int'))).toThrow(AccessError);
  expect(() => createSchema([], contract('forgotten: Int'))).toThrow(/Query\.forgotten/);
});

test('two access directives on one field stop the start', () => {
  expect(() => createSchema([], contract('both: Int @public @admin'))).toThrow(/exactly one/);
});

test('the access table matches the contract', () => {
  const schema = createSchema([], contract('a: Int @public\nb: Int @right(area: roles, flag: write)'));
  expect(readAccess(schema)).toEqual([
    { operation: 'Query', field: 'a', access: { kind: 'public' } },
    {
      operation: 'Query',
      field: 'b',
      access: { kind: 'right', area: 'roles', flag: 'write', isScoped: false },
    },
  ]);
});
