import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import type { HistoryCheck, IntegrityReport } from '@server/graphql/generated/types';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { StoredRights } from '@server/graphql/access/stored-rights';
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
import type { EvidenceRecordRow } from '@server/modules/content/evidence/evidence.tables';
import type { TestApp } from '@test/helpers/app';
import { checkHistory } from '@test/helpers/worlds/history-check';
import { jobsDone } from '@test/helpers/worlds/jobs-done';
import {
  completionOf,
  finishCourse,
  type HonestCompletion,
  type Learning,
  objectsOf,
  publishLearning,
  recordsAbout,
} from './evidence-learning';

export const KNOWN_PASSWORD = 'Чужой-Пароль-1';

const RULE = 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }';
const INVITE = 'mutation ($id: Int!) { userInvite(id: $id) }';
const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
const SIGN = 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }';
const CHECK = `query ($type: ObjectType!, $id: Int!) { contentCheckIntegrity(objectType: $type, id: $id) {
  isWhole broken { signatureId reason } doubted { signatureId } } }`;

type Report = Pick<IntegrityReport, 'isWhole'> & {
  broken: { signatureId: string | null; reason: string }[];
  doubted: { signatureId: string }[];
};

/** An organization with people who sign and one who does not, and the attacker's gains so far. */
export interface Company {
  organizationId: number;
  admin: UserRow;
  /** A person who looks after people without being an administrator. */
  hr: UserRow;
  victim: UserRow;
  /** Everybody who is inactive from now on: anything signed in their name is forged. */
  idle: readonly number[];
  regulation: RegulationRow;
  /** A regulation to be signed with an emailed code. */
  codeSigned: RegulationRow;
  /** An honest person's signature. */
  honest: RegulationSignatureRow;
  learning: Learning;
  /** The completed course of the same honest person. */
  honestCompletion: HonestCompletion;
  /** The attacker's own mailbox. */
  mailbox: string;
  /** A stolen session of the victim. */
  stolen: string | null;
  /** The code that allows setting a new password in it. */
  resetPasswordCode: string;
  /** The last import that an attacker ran. */
  importId: number | null;
  tokens: Map<number, string>;
}

const RIGHTS: StoredRights = {
  employees: { read: true, write: true },
  structure: { read: true, write: true },
};

async function hrTokenOf(tx: Tx, organizationId: number, passwordHash: string): Promise<UserRow> {
  const [role] = await tx
    .insert(roleTable)
    .values({ organizationId, name: `Кадры ${nextNumber()}`, rights: RIGHTS })
    .returning();
  const position = await aPosition(tx, { organizationId, roleId: role?.id });
  return aUser(tx, { organizationId, passwordHash, positionId: position.id });
}

async function peopleOf(tx: Tx, { isAlone, isInvited }: CompanyKind, passwordHash: string) {
  const { id: organizationId } = await anOrganization(tx, { name: 'Северный ветер' });
  const person = (fields: Parameters<typeof aUser>[1] = {}) =>
    aUser(tx, { organizationId, passwordHash, ...fields });
  const admin = await person({ isAdmin: true });
  const others = isAlone ? [] : [await person({ isAdmin: true })];
  const published = (signMethod: RegulationRow['signMethod']) =>
    aPublishedRegulation(tx, { organizationId, ownerId: admin.id, minReadingSec: 0, signMethod });
  const [regulation, codeSigned] = [await published('checkbox'), await published('emailCode')];
  const hr = await hrTokenOf(tx, organizationId, passwordHash);
  const victim = await person(isInvited ? { status: 'invited', passwordHash: null } : {});
  const signer = await person();
  const idle = [victim, signer, ...others].map(({ id }) => id);
  return { organizationId, admin, hr, regulation, codeSigned, victim, signer, idle };
}

export interface Attack {
  found(kind: CompanyKind): Promise<Company>;
  token(company: Company, person: UserRow): Promise<string>;
  /** Opens and signs; null once it is signed. */
  sign(token: string, regulation: RegulationRow, code?: string): Promise<string | null>;
  /** The newest email to this address, once no pending job could write one; null if none came. */
  newestEmail(
    to: string,
    isWanted: (subject: string, text: string) => boolean,
    after: number,
  ): Promise<string | null>;
  emailsTo(to: string): Promise<number>;
  signatures(company: Company): Promise<RegulationSignatureRow[]>;
  /** Records of other kinds about inactive people. */
  records(company: Company): Promise<EvidenceRecordRow[]>;
  /** Whether the honest person's course is unchanged. */
  isCompletionKept(company: Company): Promise<boolean>;
  check(company: Company): Promise<{ signatures: Report; history: HistoryCheck }>;
  stop(): Promise<void>;
}

export interface CompanyKind {
  /** There is no other administrator. */
  isAlone: boolean;
  /** The victim was invited and has not come yet. */
  isInvited: boolean;
}

/** Creates the common basis of attacks on evidence. */
export function createAttack(test: TestApp, secretHash: string): Attack {
  const system = test.app.database.system;
  const owner = new pg.Pool({ connectionString: test.database.ownerUrl, max: 2 });

  const rowsOf = (organizationId: number) =>
    system((tx) =>
      tx
        .select()
        .from(regulationSignatureTable)
        .where(eq(regulationSignatureTable.organizationId, organizationId))
        .orderBy(regulationSignatureTable.id),
    );

  const attack: Attack = {
    async found(kind) {
      await system((tx) => tx.execute(sql`delete from rate_limit`));
      const people = await system((tx) => peopleOf(tx, kind, secretHash));
      const { admin, regulation, codeSigned, signer, victim } = people;
      const tokens = new Map<number, string>();
      const adminToken = await test.signIn(admin.id);
      tokens.set(admin.id, adminToken);
      const audience = { groups: [{ userIds: [victim.id, signer.id] }], exceptUserIds: [] };
      for (const { id: objectId } of [regulation, codeSigned]) {
        await test.gql(adminToken, RULE, { rule: { objectType: 'regulation', objectId, audience } });
      }
      if (kind.isInvited) await test.gql(adminToken, INVITE, { id: victim.id });
      const author = {
        admin,
        async get<Data>(_: UserRow, query: string, variables = {}) {
          const { data, errors } = await test.gql<Data>(adminToken, query, variables);
          if (errors || !data) throw new Error(JSON.stringify(errors));
          return data;
        },
      };
      const learning = await publishLearning(author, [victim, signer]);
      const signerToken = await test.signIn(signer.id);
      const finished = await finishCourse(test, signerToken, learning);
      const honestCompletion = await completionOf(test, people.organizationId, learning, signer.id);
      if (!honestCompletion)
        throw new Error(`an honest person could not finish a course: ${JSON.stringify(finished.errors)}`);
      const refused = await attack.sign(signerToken, regulation);
      const [honest] = await rowsOf(people.organizationId);
      if (!honest) throw new Error(`an honest person could not sign: ${refused}`);
      const mailbox = `mailbox${nextNumber()}@attacker.example`;
      const got = { mailbox, stolen: null, resetPasswordCode: '', importId: null };
      return { ...people, ...got, honest, learning, honestCompletion, tokens };
    },
    async token({ tokens }, person) {
      const token = tokens.get(person.id) ?? (await test.signIn(person.id));
      tokens.set(person.id, token);
      return token;
    },
    async sign(token, { id, currentVersionId }, code) {
      await test.gql(token, OPEN, { id });
      const s = {
        regulationId: id,
        versionId: currentVersionId,
        isAgreed: true,
        readingSec: 0,
        scrollPct: 100,
        ...(code === undefined ? {} : { code }),
      };
      const { errors } = await test.gql(token, SIGN, { s });
      return errors?.[0]?.extensions.code ?? null;
    },
    async emailsTo(to) {
      const rows = await system((tx) =>
        selectRows(tx, { count: integer })(sql`select count(*)::int as count from letter where "to" = ${to}`),
      );
      return rows[0]?.count ?? 0;
    },
    async newestEmail(to, isWanted, after) {
      const find = async () => {
        const rows = await system((tx) =>
          selectRows(tx, { subject: text, text })(
            sql`select subject, text from letter where "to" = ${to} order by id offset ${after}`,
          ),
        );
        return rows.findLast(({ subject, text }) => isWanted(subject, text));
      };
      // A thousand sequences run beside other work: jobs of all lanes share the same processor.
      await jobsDone(owner, 60_000);
      return (await find())?.text ?? null;
    },
    signatures: ({ organizationId }) => rowsOf(organizationId),
    async records({ organizationId, idle, honestCompletion }) {
      const records = await recordsAbout(test, organizationId, idle);
      // The honest person's course, and the certificate earned by it, belong to them.
      return records.filter(
        ({ userId, createdAt }) =>
          userId !== honestCompletion.record.userId || createdAt > honestCompletion.record.createdAt,
      );
    },
    async isCompletionKept({ organizationId, learning, honestCompletion }) {
      const now = await completionOf(test, organizationId, learning, honestCompletion.record.userId);
      return isDeepStrictEqual(now, honestCompletion);
    },
    async check({ organizationId, regulation, codeSigned, learning }) {
      // Regardless of the administrator and their sessions.
      const auditor = await system((tx) => aUser(tx, { organizationId, isAdmin: true }));
      const token = await test.signIn(auditor.id);
      const signed = (await rowsOf(organizationId)).map(({ regulationId }) => regulationId);
      const reports = [];
      const regulations = [...new Set([regulation.id, codeSigned.id, ...signed])];
      const objects = [...regulations.map((id) => ['regulation', id] as const), ...objectsOf(learning)];
      for (const [type, id] of objects) {
        const { data, errors } = await test.gql<{ contentCheckIntegrity: Report }>(token, CHECK, {
          type,
          id,
        });
        if (!data) throw new Error(JSON.stringify(errors));
        reports.push(data.contentCheckIntegrity);
      }
      return {
        signatures: {
          isWhole: reports.every(({ isWhole }) => isWhole),
          broken: reports.flatMap(({ broken }) => broken),
          doubted: reports.flatMap(({ doubted }) => doubted),
        },
        history: await checkHistory(test.app.database, organizationId),
      };
    },
    stop: () => owner.end(),
  };
  return attack;
}
