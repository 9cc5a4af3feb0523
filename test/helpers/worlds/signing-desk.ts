import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import type { GraphqlAnswer } from '../app';
import type { Workspace } from './workspace';
import { until } from '../until';

const RULE = 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }';
const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
const SIGN = 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }';
const RESET = `mutation ($login: String!, $code: String) {
  getSessionToken(type: "reset", login: $login, code: $code) { type token routePath }
}`;

interface Email {
  subject: string;
  text: string;
}

/** The actions of signers, and of somebody who wants to sign for them. */
export function createSigningDesk(workspace: Workspace) {
  const { test, system, organizationId, admin } = workspace;

  const emails = (to: string): Promise<Email[]> =>
    system(async (tx) => {
      const rows = await selectRows(tx, { subject: text, text })(
        sql`select subject, text from letter where "to" = ${to} order by id`,
      );
      return rows;
    });
  const emailTo = (to: string, words: string): Promise<Email> =>
    until(async () => (await emails(to)).findLast(({ subject }) => subject.includes(words)));
  const codeOf = ({ text }: Email) => /\d{6}/.exec(text)?.[0] ?? '';

  return {
    emails,
    emailTo,
    codeOf,
    /** A regulation that the person has to sign. */
    async assignment(person: UserRow, fields: Partial<RegulationRow> = {}): Promise<RegulationRow> {
      const regulation = await system((tx) =>
        aPublishedRegulation(tx, { organizationId, ownerId: admin.id, minReadingSec: 0, ...fields }),
      );
      const audience = { groups: [{ userIds: [person.id] }], exceptUserIds: [] };
      await workspace.get(admin, RULE, {
        rule: { objectType: 'regulation', objectId: regulation.id, audience },
      });
      return regulation;
    },
    /** Opens and signs; returns the code of the rejection, or null once it is signed. */
    async sign(token: string, { id, currentVersionId }: RegulationRow, input: object = {}) {
      const opened = await test.gql(token, OPEN, { id });
      const s = {
        regulationId: id,
        versionId: currentVersionId,
        isAgreed: true,
        readingSec: 0,
        scrollPct: 100,
      };
      const { errors } = await test.gql(token, SIGN, { s: { ...s, ...input } });
      return {
        opened: opened.errors?.[0]?.extensions.code ?? null,
        signed: errors?.[0]?.extensions.code ?? null,
      };
    },
    /** A session created with the recovery code sent to the email. */
    async recover(login: string): Promise<{ token: string | null; routePath: string | null }> {
      const before = (await emails(login)).length;
      await test.gql(null, RESET, { login });
      const email = await until(async () => {
        const all = await emails(login);
        return all.length > before && all.findLast(({ subject }) => /\d{6}/.test(subject));
      });
      const answer: GraphqlAnswer<{ getSessionToken: { token: string | null; routePath: string | null } }> =
        await test.gql(null, RESET, { login, code: codeOf(email) });
      return answer.data?.getSessionToken ?? { token: null, routePath: null };
    },
    /** The link «It was not me». */
    linkOf: ({ text }: Email) => new URL(/https?:\S+sign-in-dispute\S+/.exec(text)?.[0] ?? ''),
  };
}

export type SigningDesk = ReturnType<typeof createSigningDesk>;
