import { readFileSync } from 'node:fs';
import {
  buildSchema,
  graphql,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  parse,
  subscribe,
} from 'graphql';
import { projectPath } from '@server/config/paths';
import { AppError } from '@server/errors';
import { AccessError, enforceAccess, readAccess } from '@server/graphql/access/access';

/** The access directives of the contract, before the resolvers: who passes, and the error for others. */

const base = readFileSync(projectPath('graphql', 'schema', 'base.graphql'), 'utf8');
const contract = (text: string) => buildSchema(base.slice(0, base.indexOf('type SelectOption')) + text);

const schema = contract(`
  type Query {
    all: Int @public
    signed: Int @signedIn
    author: Int @author
    admin: Int @admin
    superAdmin: Int @superAdmin
    right: Int @right(area: roles, flag: write)
    scoped: Int @right(area: employees, flag: read, scoped: true)
    unscoped: Int @right(area: employees, flag: read, scoped: false)
    always: Int @signedIn @always
    unpaid: Int @signedIn @unpaid
  }
  type Mutation { change: Int @signedIn leave: Int @signedIn @always }
  type Subscription { follow: Int @signedIn }
`);
enforceAccess(schema);

const nobody = {
  ...{
    isSuperAdmin: false,
    isAdmin: false,
    isLeader: false,
    isRootAdmin: false,
    isSuspended: false,
    isUnpaid: false,
  },
  ...{ rights: {}, scopedRights: [], viewAs: null, isDemo: false },
};
const read = { read: true, write: false };
const write = { read: true, write: true };

/** The code of the rejection; null: it reached the resolver, which does not exist and returns null. */
async function ask(field: string, caller: object | null, sessionError: AppError | null = null) {
  const source = field === 'change' || field === 'leave' ? `mutation { ${field} }` : `{ ${field} }`;
  const { errors } = await graphql({
    schema,
    source,
    contextValue: { caller, sessionError, supportSession: null },
  });
  const [error] = errors ?? [];
  return error ? (error.originalError instanceof AppError ? error.originalError.code : error.message) : null;
}

test.each<[string, object | null, string[]]>([
  ['a visitor', null, ['all']],
  ['somebody', nobody, ['all', 'signed', 'always', 'unpaid', 'change', 'leave']],
  [
    'a leader',
    { ...nobody, isLeader: true },
    ['all', 'signed', 'author', 'always', 'unpaid', 'change', 'leave'],
  ],
  [
    'an admin',
    { ...nobody, isAdmin: true },
    [
      'all',
      'signed',
      'author',
      'admin',
      'right',
      'scoped',
      'unscoped',
      'always',
      'unpaid',
      'change',
      'leave',
    ],
  ],
  [
    'who holds a right',
    { ...nobody, rights: { roles: write } },
    ['all', 'signed', 'right', 'always', 'unpaid', 'change', 'leave'],
  ],
  [
    'who may only read there',
    { ...nobody, rights: { roles: read, employees: read } },
    ['all', 'signed', 'scoped', 'unscoped', 'always', 'unpaid', 'change', 'leave'],
  ],
  [
    'who holds it in one subdivision',
    { ...nobody, scopedRights: [{ subdivisionId: 5, rights: { employees: read } }] },
    ['all', 'signed', 'scoped', 'always', 'unpaid', 'change', 'leave'],
  ],
  [
    'who looks as another role',
    { ...nobody, viewAs: { roleId: 1, name: 'Кадровик' } },
    ['all', 'signed', 'always', 'unpaid', 'leave'],
  ],
  ['a suspended organization', { ...nobody, isSuspended: true }, ['all', 'always', 'leave']],
  ['an unpaid organization', { ...nobody, isUnpaid: true }, ['all', 'always', 'unpaid', 'leave']],
  ['one that is both', { ...nobody, isUnpaid: true, isSuspended: true }, ['all', 'always', 'leave']],
])('%s has access to nothing else', async (_who, caller, expected) => {
  const fields = [
    'all',
    'signed',
    'author',
    'admin',
    'superAdmin',
    'right',
    'scoped',
    'unscoped',
    'always',
    'unpaid',
  ];
  const open: string[] = [];
  for (const field of [...fields, 'change', 'leave']) {
    if ((await ask(field, caller)) === null) open.push(field);
  }
  expect(open).toEqual(expected);
});

test('a super admin has access to the super admin fields', async () => {
  expect(await ask('superAdmin', { ...nobody, isAdmin: true, isSuperAdmin: true })).toBeNull();
});

test('the missing requirement is reported: a session, why it was rejected, a right, the organization, one’s own role', async () => {
  expect(await ask('signed', null)).toBe('auth.required');
  expect(await ask('change', null)).toBe('auth.required');
  expect(await ask('signed', null, new AppError('auth.ipDenied'))).toBe('auth.ipDenied');
  expect(await ask('admin', nobody)).toBe('access.denied');
  expect(await ask('signed', { ...nobody, isSuspended: true })).toBe('organization.suspended');
  expect(await ask('signed', { ...nobody, isUnpaid: true })).toBe('organization.unpaid');
  const viewAs = { roleId: 1, name: 'Кадровик' };
  expect(await ask('change', { ...nobody, viewAs })).toBe('access.viewOnly');
  const { errors } = await graphql({
    schema,
    source: 'mutation { change }',
    contextValue: { caller: { ...nobody, viewAs }, supportSession: null },
  });
  expect(errors?.[0]?.originalError).toMatchObject({ details: { params: { role: 'Кадровик' } } });
});

test('a visitor of the demo reads and leaves, and changes nothing', async () => {
  const visitor = { ...nobody, isDemo: true };
  expect(await ask('signed', visitor)).toBeNull();
  expect(await ask('change', visitor)).toBe('access.demo');
  expect(await ask('leave', visitor)).toBeNull();
});

describe('a guest in a client’s workspace', () => {
  const marked = contract(`
    type Query { signed: Int @signedIn }
    type Mutation {
      unmarked: Int @signedIn
      always: Int @signedIn @always
      marked(id: Int, name: String): Int @signedIn @guest(consent: true, except: ["name"])
    }
  `);
  enforceAccess(marked);
  const support = { id: 5, organizationName: 'Ромашка', consent: 'allowed', mayChange: true };

  /** The code of the rejection; null: it reached the resolver. `may`: what the database says after the change. */
  async function call(field: string, changes: object = {}, { page = 5, may = true } = {}) {
    const caller = { ...nobody, sessionId: 1, support: { ...support, ...changes } };
    const execute = jest.fn(async () => ({ rows: [{ may }] }));
    const { errors } = await graphql({
      schema: marked,
      source: `${field === 'signed' ? 'query' : 'mutation'} { ${field} }`,
      contextValue: { caller, signedIn: caller, supportSession: page, scope: { tx: { execute } } },
    });
    const error = errors?.[0]?.originalError;
    if (errors && !(error instanceof AppError)) throw new Error(String(errors[0]));
    return [error instanceof AppError ? error.code : null, execute.mock.calls.length];
  }

  test('makes the calls that the contract allows, while the client allows changes, and no others', async () => {
    expect(await call('signed')).toEqual([null, 0]);
    expect(await call('always')).toEqual([null, 0]);
    expect(await call('unmarked')).toEqual(['support.never', 0]);
    expect(await call('marked(id: 1)')).toEqual([null, 1]);
    expect(await call('marked(name: "А")')).toEqual(['support.never', 0]);
    expect(await call('marked(id: 1)', { mayChange: false, consent: 'asked' })).toEqual([
      'support.waiting',
      0,
    ]);
    expect(await call('marked(id: 1)', { mayChange: false, consent: null })).toEqual(['support.readOnly', 0]);
  });

  test('is rejected from a page of another workspace, and after the change if the consent was withdrawn', async () => {
    expect(await call('marked(id: 1)', {}, { page: 6 })).toEqual(['support.elsewhere', 0]);
    expect(await call('marked(id: 1)', {}, { may: false })).toEqual(['support.over', 1]);
  });
});

test('a subscription is checked when it opens', async () => {
  const opened = contract('type Query { all: Int @public } type Subscription { follow: Int @signedIn }');
  const field = opened.getSubscriptionType()?.getFields()['follow'];
  if (!field) throw new Error('no field');
  const resolver = jest.fn(async function* () {
    yield { follow: 1 };
  });
  field.subscribe = resolver;
  enforceAccess(opened);
  const open = (caller: object | null) =>
    subscribe({ schema: opened, document: parse('subscription { follow }'), contextValue: { caller } });
  expect(await open(null)).toMatchObject({ errors: [{ message: 'auth.required' }] });
  expect(resolver).not.toHaveBeenCalled();
  expect(await open(nobody)).not.toHaveProperty('errors');
  expect(resolver).toHaveBeenCalledTimes(1);
});

test('the table lists every root field with its access', () => {
  expect(readAccess(schema).map(({ operation, field }) => `${operation}.${field}`)).toEqual([
    ...[
      'all',
      'signed',
      'author',
      'admin',
      'superAdmin',
      'right',
      'scoped',
      'unscoped',
      'always',
      'unpaid',
    ].map((field) => `Query.${field}`),
    'Mutation.change',
    'Mutation.leave',
    'Subscription.follow',
  ]);
  expect(readAccess(schema).find(({ field }) => field === 'scoped')?.access).toEqual({
    kind: 'right',
    area: 'employees',
    flag: 'read',
    isScoped: true,
  });
});

test.each([
  ['none', 'open: Int'],
  ['two', 'both: Int @public @admin'],
  ['two with a right', 'both: Int @public @right(area: roles, flag: read)'],
])('%s on a field stops the start, with the field’s name and the number of directives', (_what, field) => {
  expect(() => readAccess(contract(`type Query { ${field} }`))).toThrow(
    /^Query\.(open|both): needs exactly one.* has [02]\./,
  );
});

test('a field that is not of the contract’s text has no access directive either', () => {
  const query = new GraphQLObjectType({ name: 'Query', fields: { open: { type: GraphQLInt } } });
  const reading = () => readAccess(new GraphQLSchema({ query }));
  expect(reading).toThrow(AccessError);
  expect(reading).toThrow(expect.objectContaining({ name: 'AccessError' }));
  expect(reading).toThrow(/^Query\.open: needs exactly one.* has 0\./);
});
