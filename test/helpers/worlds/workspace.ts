import type { StoredRights } from '@server/graphql/access/stored-rights';
import type { Tx } from '@server/db/database';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type GraphqlAnswer, type TestApp, type TestAppOptions } from '../app';

/** A running server with one organization, and requests of its people. */
export interface Workspace {
  test: TestApp;
  organizationId: number;
  admin: UserRow;
  /** One request as this person. */
  ask<Data = Record<string, unknown>>(
    user: UserRow,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<Data>>;
  /** Returns the data of a request that must succeed. */
  get<Data = Record<string, unknown>>(
    user: UserRow,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Data>;
  /** Returns the first error of a request that must fail. */
  rejection(
    user: UserRow,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ code?: string; field?: string; type: string; params?: Record<string, unknown> }>;
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  person(fields?: Parameters<typeof aUser>[1]): Promise<UserRow>;
  /** A person whose position's role has these rights. */
  withRights(rights: StoredRights): Promise<UserRow>;
  stop(): Promise<void>;
}

/** Starts the whole server for a test file. */
export async function openWorkspace(
  env: Record<string, string> = {},
  now: () => Date = () => new Date(),
  options: Pick<TestAppOptions, 'kinds' | 'newDocumentsPerMinute'> = {},
): Promise<Workspace> {
  const test = await startTestApp({ ...options, env, now });
  const system: Workspace['system'] = (work) => test.app.database.system(work);
  const organization = await system((tx) => anOrganization(tx, { name: 'Северный ветер' }));
  const passwordHash = await test.app.deps.passwords.hash('Верный-Пароль-1');
  const person: Workspace['person'] = (fields = {}) =>
    system((tx) => aUser(tx, { organizationId: organization.id, passwordHash, ...fields }));
  const admin = await person({ isAdmin: true, nameFirst: 'Анна', nameSecond: 'Главная' });
  const tokens = new Map<number, Promise<string>>();

  const ask: Workspace['ask'] = async (user, query, variables = {}) => {
    const token = tokens.get(user.id) ?? test.signIn(user.id);
    tokens.set(user.id, token);
    return test.gql(await token, query, variables);
  };
  return {
    test,
    organizationId: organization.id,
    admin,
    ask,
    system,
    person,
    async get<Data>(user: UserRow, query: string, variables = {}) {
      const { data, errors } = await ask<Data>(user, query, variables);
      if (errors || !data) throw new Error(JSON.stringify(errors, null, 2));
      return data;
    },
    async rejection(user, query, variables = {}) {
      const { errors, data } = await ask(user, query, variables);
      const [error] = errors ?? [];
      if (!error) throw new Error(`expected a refusal, got ${JSON.stringify(data)}`);
      return error.extensions;
    },
    async withRights(rights) {
      const position = await system(async (tx) => {
        const [role] = await tx
          .insert(roleTable)
          .values({ organizationId: organization.id, name: `Роль ${nextNumber()}`, rights })
          .returning();
        return aPosition(tx, { organizationId: organization.id, roleId: role?.id });
      });
      return person({ positionId: position.id });
    },
    stop: () => test.stop(),
  };
}
