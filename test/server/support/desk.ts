import { sql } from 'drizzle-orm';
import { auditLogTable } from '@server/audit/audit.tables';
import { type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { BackOffice } from '@test/helpers/worlds/back-office';
import type { GraphqlAnswer } from '@test/helpers/app';

export const START = `mutation ($organizationId: Int!, $reason: String!, $minutes: Int!, $isChanging: Boolean) {
  supportSessionStart(organizationId: $organizationId, reason: $reason, minutes: $minutes, isChanging: $isChanging) {
    id consent until } }`;
export const DECIDE =
  'mutation ($id: Int!, $isAllowed: Boolean!) { supportSessionDecide(id: $id, isAllowed: $isAllowed) { id consent } }';
export const END = 'mutation ($id: Int!) { supportSessionEnd(id: $id) }';
export const CREATE = 'mutation ($name: String!) { positionCreate(position: { name: $name }) { id } }';
export const REASON = 'Не сходится отчёт';

/** A provider's employee who has entered a client's workspace. */
export interface Guest {
  who: UserRow;
  token: string;
  id: number;
  client: BackOffice['client'];
  /** The header of a page of the client's workspace. */
  page: Record<string, string>;
  /** Returns the code of the rejection, or «done». */
  change: (name?: string) => Promise<string>;
}

type Decided = GraphqlAnswer<{ supportSessionDecide: { consent: string } }>;

const changeRow = { action: text, actor_kind: text, changes: columnOf(auditLogTable.changes) };

type Change = RowOf<typeof changeRow>;

/** Provider's employees who request permission from clients to change something. */
export function supportDesk(office: BackOffice) {
  let number = 0;
  const supporter = () => office.superAdmin({ backOfficeSuper: { read: true, write: true } });
  const system = (query: ReturnType<typeof sql>) => office.t.app.database.system((tx) => tx.execute(query));

  /** An employee who has entered with a request to change something. */
  async function asking(client: BackOffice['client'] | null = null, minutes = 60): Promise<Guest> {
    const who = await supporter();
    const into = client ?? (await office.aClient());
    const token = await office.t.signIn(who.id);
    const visit = { organizationId: into.id, reason: REASON, minutes, isChanging: true };
    const { data, errors } = await office.t.gql<{ supportSessionStart: { id: number } }>(token, START, visit);
    if (!data) throw new Error(JSON.stringify(errors));
    const { id } = data.supportSessionStart;
    const page = { 'x-support-session': String(id) };
    const change: Guest['change'] = async (name = `Должность ${(number += 1)}`) => {
      const answer = await office.t.gql(token, CREATE, { name }, page);
      return String(answer.errors?.[0]?.extensions.code ?? 'done');
    };
    return { who, token, id, client: into, page, change };
  }

  return {
    supporter,
    system,
    asking,
    /** The same, allowed by the client's administrator. */
    async allowed(...args: Parameters<typeof asking>): Promise<Guest> {
      const guest = await asking(...args);
      await office.get(guest.client.admin, DECIDE, { id: guest.id, isAllowed: true });
      return guest;
    },
    /** Returns the code of the rejection, or the resulting state. */
    async decide(admin: UserRow, { id }: Pick<Guest, 'id'>, isAllowed: boolean): Promise<string> {
      const { errors, data }: Decided = await office.ask(admin, DECIDE, { id, isAllowed });
      return String(errors?.[0]?.extensions.code ?? data?.supportSessionDecide.consent);
    },
    async history(organizationId: number): Promise<Change[]> {
      const rows = await office.t.app.database.system((tx) =>
        selectRows(
          tx,
          changeRow,
        )(sql`
          select action, actor_kind, changes from audit_log where organization_id = ${organizationId} order by id`),
      );
      return rows;
    },
    async positions(organizationId: number): Promise<number> {
      return (await system(sql`select from position where organization_id = ${organizationId}`)).rows.length;
    },
  };
}
