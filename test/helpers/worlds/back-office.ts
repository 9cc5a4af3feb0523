import { eq } from 'drizzle-orm';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { settingTable } from '@server/db/setting.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
import { roleTable } from '@server/modules/roles/roles.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { type GraphqlAnswer, startTestApp, type TestApp } from '../app';

/** A running server with the provider's super organization, its root admin and a client with an admin and a person. */
export interface BackOffice {
  t: TestApp;
  superId: number;
  root: UserRow;
  client: { id: number; name: string; admin: UserRow; person: UserRow };
  /** A super admin whose role has these rights. */
  superAdmin(rights?: StoredRights): Promise<UserRow>;
  aClient(fields?: Parameters<typeof anOrganization>[1]): Promise<BackOffice['client']>;
  ask<Data>(who: UserRow, query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer<Data>>;
  get<Data>(who: UserRow, query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** The code and the field of the rejection. */
  rejection(who: UserRow, query: string, variables?: Record<string, unknown>): Promise<string>;
  /** A person by their id, for those who have registered themselves. */
  userOf(id: number): Promise<UserRow>;
  /** Creates a new session for them from here on. */
  renewSession(who: UserRow): void;
}

/** Starts the server for a test file, with these settings. Call `t.stop()` in `afterAll`. */
export async function openBackOffice(
  now?: () => Date,
  env: Record<string, string> = {},
): Promise<BackOffice> {
  const t = await startTestApp({ env, ...(now ? { now } : {}), newDocumentsPerMinute: 100_000 });
  const tokens = new Map<number, Promise<string>>();
  const { superId, root } = await t.app.database.system(async (tx) => {
    const { id } = await anOrganization(tx, { name: 'Провайдер' });
    const made = await aUser(tx, {
      ...{ organizationId: id, isSuperAdmin: true, nameFirst: 'Роман', nameSecond: 'Корнев' },
    });
    await tx.insert(settingTable).values([
      { name: 'superOrganizationId', value: String(id) },
      { name: 'rootAdminId', value: String(made.id) },
      { name: 'superAdminPrivilegeIds', value: '' },
    ]);
    return { superId: id, root: made };
  });

  const aClient: BackOffice['aClient'] = (fields = {}) =>
    t.app.database.system(async (tx) => {
      const { id, name } = await anOrganization(tx, { name: `Ромашка ${nextNumber()}`, ...fields });
      const own = { organizationId: id };
      const admin = await aUser(tx, { ...own, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Главная' });
      const person = await aUser(tx, { ...own, nameFirst: 'Пётр', nameSecond: 'Ильин' });
      return { id, name, admin, person };
    });

  const ask: BackOffice['ask'] = async (who, query, variables = {}) => {
    const token = tokens.get(who.id) ?? t.signIn(who.id);
    tokens.set(who.id, token);
    return t.gql(await token, query, variables);
  };

  return {
    t,
    superId,
    root,
    client: await aClient({ name: 'Ромашка' }),
    aClient,
    superAdmin: (rights = {}) =>
      t.app.database.system(async (tx) => {
        const [role] = await tx
          .insert(roleTable)
          .values({ organizationId: superId, name: `Роль ${nextNumber()}`, rights })
          .returning();
        const position = await aPosition(tx, { organizationId: superId, roleId: role?.id ?? null });
        return aUser(tx, { organizationId: superId, isSuperAdmin: true, positionId: position.id });
      }),
    ask,
    async get<Data>(who: UserRow, query: string, variables = {}) {
      const { data, errors } = await ask<Data>(who, query, variables);
      if (errors || !data) throw new Error(JSON.stringify(errors, null, 2));
      return data;
    },
    async rejection(who, query, variables = {}) {
      const { errors, data } = await ask(who, query, variables);
      const [error] = errors ?? [];
      if (!error) throw new Error(`expected a refusal, got ${JSON.stringify(data)}`);
      const { code, field } = error.extensions;
      return field ? `${code} ${field}` : (code ?? error.message);
    },
    async userOf(id) {
      const [row] = await t.app.database.system((tx) =>
        tx.select().from(userTable).where(eq(userTable.id, id)),
      );
      if (!row) throw new Error(`there is no person ${id}`);
      return row;
    },
    renewSession: ({ id }) => tokens.delete(id),
  };
}
