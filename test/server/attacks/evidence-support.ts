import { eq, sql } from 'drizzle-orm';
import type { HistoryCheck, IntegrityReport } from '@server/graphql/generated/resolvers';
import type { Tx } from '@server/db/database';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { StoredRights } from '@server/modules/roles/roles.tables';
import { roleTable } from '@server/modules/roles/roles.tables';
import {
  regulationSignatureTable,
  type RegulationRow,
  type RegulationSignatureRow,
} from '@server/modules/regulations/regulations.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import type { TestApp } from '@test/helpers/app';
import { checkHistory } from '@test/helpers/history-check';
import { until } from '@test/helpers/until';

export const KNOWN_PASSWORD = 'Чужой-Пароль-1';

const RULE = 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }';
const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
const SIGN = 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }';
const CHECK = `query ($id: Int!) { regulationCheckIntegrity(regulationId: $id) {
  isWhole broken { signatureId reason } doubted { signatureId } } }`;

type Report = Pick<IntegrityReport, 'isWhole'> & {
  broken: { signatureId: string | null; reason: string }[];
  doubted: { signatureId: string }[];
};

/** An organization with people who sign and one who does not, and what an attacker has got so far. */
export interface Company {
  organizationId: number;
  admin: UserRow;
  /** Whoever looks after people without being an administrator. */
  personnel: UserRow;
  victim: UserRow;
  regulation: RegulationRow;
  /** What an honest person has signed. */
  honest: RegulationSignatureRow;
  /** The attacker's own mailbox. */
  mailbox: string;
  /** A session of the victim's that the attacker holds. */
  stolen: string | null;
  /** With which a new password may be set in it. */
  resetPasswordCode: string;
  tokens: Map<number, string>;
}

const RIGHTS: StoredRights = {
  employees: { read: true, write: true },
  structure: { read: true, write: true },
};

async function personnelOf(tx: Tx, organizationId: number, passwordHash: string): Promise<UserRow> {
  const [role] = await tx
    .insert(roleTable)
    .values({ organizationId, name: `Кадры ${nextNumber()}`, rights: RIGHTS })
    .returning();
  const position = await aPosition(tx, { organizationId, roleId: role?.id });
  return aUser(tx, { organizationId, passwordHash, positionId: position.id });
}

export interface Attack {
  found(isAlone: boolean): Promise<Company>;
  token(company: Company, person: UserRow): Promise<string>;
  /** Opens and signs; null: it is signed. */
  sign(token: string, regulation: RegulationRow): Promise<string | null>;
  /** The newest letter to this address, waited for a moment; null: none came. */
  letter(
    to: string,
    isWanted: (subject: string, text: string) => boolean,
    after: number,
  ): Promise<string | null>;
  lettersTo(to: string): Promise<number>;
  signatures(company: Company): Promise<RegulationSignatureRow[]>;
  check(company: Company): Promise<{ signatures: Report; history: HistoryCheck }>;
}

/** What attacks on evidence stand on. */
export function createAttack(test: TestApp, secretHash: string): Attack {
  const system = test.app.database.system;

  const rowsOf = (organizationId: number) =>
    system((tx) =>
      tx
        .select()
        .from(regulationSignatureTable)
        .where(eq(regulationSignatureTable.organizationId, organizationId))
        .orderBy(regulationSignatureTable.id),
    );

  const attack: Attack = {
    async found(isAlone) {
      await system((tx) => tx.execute(sql`delete from rate_limit`));
      const people = await system(async (tx) => {
        const { id: organizationId } = await anOrganization(tx, { name: 'Северный ветер' });
        const person = (fields: Parameters<typeof aUser>[1] = {}) =>
          aUser(tx, { organizationId, passwordHash: secretHash, ...fields });
        const admin = await person({ isAdmin: true });
        if (!isAlone) await person({ isAdmin: true });
        const regulation = await aPublishedRegulation(tx, {
          organizationId,
          ownerId: admin.id,
          minReadingSec: 0,
        });
        const personnel = await personnelOf(tx, organizationId, secretHash);
        return {
          organizationId,
          admin,
          personnel,
          regulation,
          victim: await person(),
          signer: await person(),
        };
      });
      const { organizationId, admin, regulation, signer, victim } = people;
      const tokens = new Map<number, string>();
      const adminToken = await test.signIn(admin.id);
      tokens.set(admin.id, adminToken);
      const audience = { groups: [{ userIds: [victim.id, signer.id] }], exceptUserIds: [] };
      await test.gql(adminToken, RULE, {
        rule: { objectType: 'regulation', objectId: regulation.id, audience },
      });
      const refused = await attack.sign(await test.signIn(signer.id), regulation);
      const [honest] = await rowsOf(organizationId);
      if (!honest) throw new Error(`an honest person could not sign: ${refused}`);
      const mailbox = `mailbox${nextNumber()}@attacker.example`;
      return { ...people, honest, mailbox, stolen: null, resetPasswordCode: '', tokens };
    },
    async token({ tokens }, person) {
      const token = tokens.get(person.id) ?? (await test.signIn(person.id));
      tokens.set(person.id, token);
      return token;
    },
    async sign(token, { id, currentVersionId }) {
      await test.gql(token, OPEN, { id });
      const s = {
        regulationId: id,
        versionId: currentVersionId,
        isAgreed: true,
        readingSec: 0,
        scrollPct: 100,
      };
      const { errors } = await test.gql(token, SIGN, { s });
      return errors?.[0]?.extensions.code ?? null;
    },
    async lettersTo(to) {
      const { rows } = await system((tx) =>
        tx.execute<{ count: number }>(sql`select count(*)::int as count from letter where "to" = ${to}`),
      );
      return rows[0]?.count ?? 0;
    },
    async letter(to, isWanted, after) {
      const find = async () => {
        const { rows } = await system((tx) =>
          tx.execute<{ subject: string; text: string }>(
            sql`select subject, text from letter where "to" = ${to} order by id offset ${after}`,
          ),
        );
        return rows.findLast(({ subject, text }) => isWanted(subject, text));
      };
      const ends = Date.now() + 1_500;
      const found = await until(async () => (await find()) ?? (Date.now() > ends ? { text: null } : false));
      return found.text;
    },
    signatures: ({ organizationId }) => rowsOf(organizationId),
    async check({ organizationId, admin, regulation }) {
      // Whatever became of the administrator's session meanwhile.
      const token = await test.signIn(admin.id);
      const { data, errors } = await test.gql<{ regulationCheckIntegrity: Report }>(token, CHECK, {
        id: regulation.id,
      });
      if (!data) throw new Error(JSON.stringify(errors));
      return {
        signatures: data.regulationCheckIntegrity,
        history: await checkHistory(test.app.database, organizationId),
      };
    },
  };
  return attack;
}
