import { Kind, parse } from 'graphql';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { GraphqlAnswer, TestApp } from '@test/helpers/app';
import { type Attack, type Company, KNOWN_PASSWORD } from './evidence-support';

/**
 * One action of an attacker, and its outcome: done, or an error code; null if there was nothing to act on. Only the resulting
 * evidence counts.
 */
export interface Step {
  name: string;
  /** The mutations that it calls; none for SQL statements. */
  mutations: readonly string[];
  run: (company: Company) => Promise<string | null>;
}

/** The outcome of a request. */
export const outcomeOf = ({ errors }: GraphqlAnswer<unknown>): string =>
  errors?.[0] ? (errors[0].extensions.code ?? errors[0].message) : 'done';

/** The mutations in documents. */
export const mutationsOf = (...documents: string[]): string[] =>
  documents.flatMap((text) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((selection) =>
            selection.kind === Kind.FIELD ? [selection.name.value] : [],
          )
        : [],
    ),
  );

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const RESET = `mutation ($login: String!, $code: String) {
  getSessionToken(type: "reset", login: $login, code: $code) { token routePath } }`;
const BY_LINK = `mutation ($t: String!, $id: Int!) {
  getSessionToken(type: "accessToken", accessToken: $t, userId: $id) { token routePath } }`;
const BY_PASSWORD = `mutation ($login: String!, $password: String!) {
  getSessionToken(type: "local", login: $login, password: $password) { token routePath } }`;
const DECLINE = `mutation ($id: Int!, $v: Int!) {
  regulationRefuse(id: $id, versionId: $v, reason: "Не согласен") { id } }`;

const byId = (field: string) => `mutation ($id: Int!) { ${field} }`;

interface Entered {
  getSessionToken: { token: string | null; routePath: string | null };
}

const START_EMAIL = `mutation ($email: String!, $password: String!) {
  userEmailChangeStart(email: $email, password: $password) }`;
const CONFIRM_EMAIL = 'mutation ($code: String!) { userEmailChangeConfirm(code: $code) { id } }';
const START_CONFIRM = 'mutation { signInConfirmStart }';
const CONFIRM = 'mutation ($code: String!) { signInConfirm(code: $code) }';
const OPEN = 'mutation ($id: Int!) { regulationOpen(id: $id) { id } }';
const SIGN = 'mutation ($s: RegulationSignatureInput!) { regulationSign(signature: $s) { id } }';
const SIGN_CODE = 'mutation ($id: Int!) { regulationSignCode(id: $id) }';

/** The attacker's identity in the workspace, without a stolen session. */
export const ATTACKERS = ['admin', 'hr'] as const;
export type Attacker = (typeof ATTACKERS)[number];

const codeIn = (text: string | null) => /\d{6}/.exec(text ?? '')?.[0] ?? null;
const hasCode = (subject: string) => codeIn(subject) !== null;

/** Possible actions against another person's account in the workspace, as an administrator and as HR. */
export function accountSteps({ gql }: TestApp, attack: Attack): Step[] {
  async function as(company: Company, who: Attacker, query: string, variables: object) {
    return gql(await attack.token(company, company[who]), query, { ...variables });
  }

  function enter(company: Company, answer: GraphqlAnswer<Entered>): string {
    const { token, routePath } = answer.data?.getSessionToken ?? { token: null, routePath: null };
    if (token === null) return answer.errors ? outcomeOf(answer) : 'no session';
    company.stolen = token;
    company.resetPasswordCode = /resetPasswordCode=(.+)$/.exec(routePath ?? '')?.[1] ?? '';
    return 'done';
  }

  /** Uses a code sent to `mailbox`, if there is one. */
  async function recover(company: Company, login: string): Promise<string | null> {
    const before = await attack.emailsTo(login);
    await gql(null, RESET, { login });
    const code = codeIn(await attack.newestEmail(login, hasCode, before));
    return code === null ? 'no letter' : enter(company, await gql<Entered>(null, RESET, { login, code }));
  }

  async function byInvitation(company: Company, who: Attacker): Promise<string> {
    const before = await attack.emailsTo(company.mailbox);
    const invited = outcomeOf(await as(company, who, byId('userInvite(id: $id)'), { id: company.victim.id }));
    const text = await attack.newestEmail(
      company.mailbox,
      (_, words) => words.includes('accessToken='),
      before,
    );
    const t = decodeURIComponent(/accessToken=([^&\s]+)/.exec(text ?? '')?.[1] ?? '');
    if (t === '') return invited;
    return enter(company, await gql<Entered>(null, BY_LINK, { t, id: company.victim.id }));
  }

  async function byPassword(company: Company): Promise<string> {
    const ends = [];
    for (const login of [company.mailbox, company.victim.email]) {
      const answer = await gql<Entered>(null, BY_PASSWORD, { login, password: KNOWN_PASSWORD });
      ends.push(enter(company, answer));
    }
    return ends.find((end) => end === 'done') ?? ends[0] ?? 'done';
  }

  const stolen = (name: string, query: string, variables: (company: Company) => object): Step => ({
    name: `victim: ${name}`,
    mutations: mutationsOf(query),
    run: async (company) =>
      company.stolen === null ? null : outcomeOf(await gql(company.stolen, query, { ...variables(company) })),
  });

  /** In the stolen session: with a code sent to the attacker's mailbox. */
  const withCode = (
    name: string,
    [start, confirm]: readonly [string, string],
    variables: (company: Company) => object,
  ): Step => ({
    name: `victim: ${name}`,
    mutations: mutationsOf(start, confirm),
    async run({ stolen: token, mailbox, ...company }) {
      if (token === null) return null;
      const before = await attack.emailsTo(mailbox);
      const started = await gql(token, start, { ...variables({ stolen: token, mailbox, ...company }) });
      if (started.errors) return outcomeOf(started);
      const code = codeIn(await attack.newestEmail(mailbox, hasCode, before));
      return code === null ? 'no letter' : outcomeOf(await gql(token, confirm, { code }));
    },
  });

  /** Requests a code for a document in one session, and signs that or another one with it in the stolen one. */
  const byCode = (name: string, asks: (company: Company) => Promise<string | null>): Step => ({
    name: `victim: sign by code, ${name}`,
    mutations: mutationsOf(SIGN_CODE, OPEN, SIGN),
    async run(company) {
      const { stolen: token, codeSigned } = company;
      const asker = await asks(company);
      if (token === null || asker === null) return null;
      await gql(asker, OPEN, { id: codeSigned.id });
      const mailboxes = [company.mailbox, company.admin.email];
      const before = await Promise.all(mailboxes.map((to) => attack.emailsTo(to)));
      const asked = outcomeOf(await gql(asker, SIGN_CODE, { id: codeSigned.id }));
      if (asked !== 'done') return asked;
      for (const [index, to] of mailboxes.entries()) {
        const code = codeIn(await attack.newestEmail(to, hasCode, before[index] ?? 0));
        if (code !== null) return (await attack.sign(token, codeSigned, code)) ?? 'done';
      }
      return 'no letter';
    },
  });

  const toVictim = (name: string, query: string, variables: (victim: UserRow, company: Company) => object) =>
    ATTACKERS.map((who): Step => ({
      name: `${who}: ${name}`,
      mutations: mutationsOf(query),
      run: async (company) => outcomeOf(await as(company, who, query, variables(company.victim, company))),
    }));

  const recovery: Step = {
    name: 'recovery code to own mailbox',
    mutations: mutationsOf(RESET),
    run: (company) => recover(company, company.mailbox),
  };
  return [
    ...toVictim('address to own', UPDATE, ({ id }, { mailbox: email }) => ({ u: { id, email } })),
    ...toVictim('address to own', UPDATE, ({ id }, { mailbox: email }) => ({ u: { id, email } })),
    ...toVictim('address back', UPDATE, ({ id, email }) => ({ u: { id, email } })),
    ...toVictim('phone', UPDATE, ({ id }) => ({ u: { id, phone: '+79990001122' } })),
    ...toVictim('password', UPDATE, ({ id }) => ({ u: { id, password: KNOWN_PASSWORD } })),
    ...toVictim('factor', byId('userTwoFactorReset(userId: $id)'), ({ id }) => ({ id })),
    ...toVictim('archive', byId('userDelete(id: $id)'), ({ id }) => ({ id })),
    ...toVictim('restore', byId('userRestore(id: $id) { id }'), ({ id }) => ({ id })),
    ...toVictim('confirm', byId('userSignInConfirm(userId: $id, decision: "Это он")'), ({ id }) => ({ id })),
    ...ATTACKERS.map((who): Step => ({
      name: `${who}: invitation`,
      mutations: mutationsOf(byId('userInvite(id: $id)'), BY_LINK),
      run: (company) => byInvitation(company, who),
    })),
    recovery,
    recovery,
    { name: 'known password', mutations: mutationsOf(BY_PASSWORD), run: byPassword },
    stolen('password', UPDATE, ({ victim: { id }, resetPasswordCode }) => ({
      u: { id, password: KNOWN_PASSWORD, resetPasswordCode },
    })),
    withCode('own address', [START_EMAIL, CONFIRM_EMAIL], ({ mailbox: email }) => ({
      email,
      password: KNOWN_PASSWORD,
    })),
    withCode('confirm', [START_CONFIRM, CONFIRM], () => ({})),
    stolen('refuse', DECLINE, ({ regulation: { id, currentVersionId: v } }) => ({ id, v })),
    byCode('asked for as the victim', ({ stolen: token }) => Promise.resolve(token)),
    byCode('asked for as the administrator', (company) => attack.token(company, company.admin)),
  ];
}

/** Signs in the stolen session. */
export const signStep = (attack: Attack): Step => ({
  name: 'victim: sign',
  mutations: mutationsOf(OPEN, SIGN),
  run: async ({ stolen, regulation }) =>
    stolen === null ? null : ((await attack.sign(stolen, regulation)) ?? 'done'),
});
