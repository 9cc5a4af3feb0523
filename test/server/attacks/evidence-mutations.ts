import fc from 'fast-check';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { TestApp } from '@test/helpers/app';
import { type Attack, type Company, KNOWN_PASSWORD } from './evidence-support';

/** One thing that an attacker does. Whether it succeeds is not asked: what stands in the evidence afterwards is. */
export type Step = { name: string; run: (company: Company) => Promise<unknown> };

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const RESET = `mutation ($login: String!, $code: String) {
  getSessionToken(type: "reset", login: $login, code: $code) { token routePath } }`;
const BY_LINK = `mutation ($t: String!, $id: Int!) {
  getSessionToken(type: "accessToken", accessToken: $t, userId: $id) { token routePath } }`;
const BY_PASSWORD = `mutation ($login: String!, $password: String!) {
  getSessionToken(type: "local", login: $login, password: $password) { token routePath } }`;
const REFUSE = `mutation ($id: Int!, $v: Int!) {
  regulationRefuse(id: $id, versionId: $v, reason: "Не согласен") { id } }`;

const byId = (field: string) => `mutation ($id: Int!) { ${field} }`;

interface Entered {
  getSessionToken: { token: string | null; routePath: string | null };
}

/** What somebody can do to another's account by the cabinet, as an administrator and as personnel. */
export function mutationSteps(test: TestApp, attack: Attack): fc.Arbitrary<Step> {
  const { gql } = test;

  async function as(company: Company, who: 'admin' | 'personnel', query: string, variables: object) {
    return gql(await attack.token(company, company[who]), query, { ...variables });
  }

  function enter(company: Company, data: Entered | null | undefined): void {
    const { token, routePath } = data?.getSessionToken ?? { token: null, routePath: null };
    if (token === null) return;
    company.stolen = token;
    company.resetPasswordCode = /resetPasswordCode=(.+)$/.exec(routePath ?? '')?.[1] ?? '';
  }

  /** With a code that came to `mailbox`, if one did. */
  async function recover(company: Company, login: string): Promise<void> {
    const before = await attack.lettersTo(login);
    await gql(null, RESET, { login });
    const text = await attack.letter(login, (subject) => /\d{6}/.test(subject), before);
    const code = /\d{6}/.exec(text ?? '')?.[0];
    if (code) enter(company, (await gql<Entered>(null, RESET, { login, code })).data);
  }

  async function byInvitation(company: Company, who: 'admin' | 'personnel'): Promise<void> {
    const before = await attack.lettersTo(company.mailbox);
    await as(company, who, byId('userInvite(id: $id)'), { id: company.victim.id });
    const text = await attack.letter(company.mailbox, (_, words) => words.includes('accessToken='), before);
    const t = decodeURIComponent(/accessToken=([^&\s]+)/.exec(text ?? '')?.[1] ?? '');
    if (t) enter(company, (await gql<Entered>(null, BY_LINK, { t, id: company.victim.id })).data);
  }

  /** In the stolen session: a code that was sent to the attacker's mailbox. */
  async function withCode(
    company: Company,
    start: string,
    variables: object,
    confirm: string,
  ): Promise<void> {
    if (company.stolen === null) return;
    const before = await attack.lettersTo(company.mailbox);
    const { errors } = await gql(company.stolen, start, { ...variables });
    if (errors) return;
    const text = await attack.letter(company.mailbox, (subject) => /\d{6}/.test(subject), before);
    const code = /\d{6}/.exec(text ?? '')?.[0];
    if (code) await gql(company.stolen, confirm, { code });
  }

  const inVictimsName = (query: string, variables: (company: Company) => object) => (company: Company) =>
    company.stolen === null ? Promise.resolve() : gql(company.stolen, query, { ...variables(company) });

  const whoever = ['admin', 'personnel'] as const;
  const toVictim = (name: string, query: string, variables: (victim: UserRow, company: Company) => object) =>
    whoever.map((who): Step => ({
      name: `${who}: ${name}`,
      run: (company) => as(company, who, query, variables(company.victim, company)),
    }));

  const steps: Step[] = [
    ...toVictim('address to own', UPDATE, ({ id }, { mailbox: email }) => ({ u: { id, email } })),
    ...toVictim('address to own', UPDATE, ({ id }, { mailbox: email }) => ({ u: { id, email } })),
    ...toVictim('address back', UPDATE, ({ id, email }) => ({ u: { id, email } })),
    ...toVictim('phone', UPDATE, ({ id }) => ({ u: { id, phone: '+79990001122' } })),
    ...toVictim('password', UPDATE, ({ id }) => ({ u: { id, password: KNOWN_PASSWORD } })),
    ...toVictim('factor', byId('userTwoFactorReset(userId: $id)'), ({ id }) => ({ id })),
    ...toVictim('archive', byId('userDelete(id: $id)'), ({ id }) => ({ id })),
    ...toVictim('restore', byId('userRestore(id: $id) { id }'), ({ id }) => ({ id })),
    ...toVictim('confirm', byId('userSignInConfirm(userId: $id, decision: "Это он")'), ({ id }) => ({ id })),
    ...toVictim('view', byId('userRestore(id: $id) { id }'), ({ id }) => ({ id })),
    ...whoever.map((who): Step => ({
      name: `${who}: invitation`,
      run: (company) => byInvitation(company, who),
    })),
    { name: 'recovery code to own mailbox', run: (company) => recover(company, company.mailbox) },
    { name: 'recovery code to own mailbox', run: (company) => recover(company, company.mailbox) },
    {
      name: 'known password',
      run: async (company) => {
        for (const login of [company.mailbox, company.victim.email]) {
          const { data } = await gql<Entered>(null, BY_PASSWORD, { login, password: KNOWN_PASSWORD });
          enter(company, data);
        }
      },
    },
    {
      name: 'victim: password',
      run: inVictimsName(UPDATE, ({ victim: { id }, resetPasswordCode }) => ({
        u: { id, password: KNOWN_PASSWORD, resetPasswordCode },
      })),
    },
    {
      name: 'victim: own address',
      run: (company) =>
        withCode(
          company,
          'mutation ($email: String!, $password: String!) { userEmailChangeStart(email: $email, password: $password) }',
          { email: company.mailbox, password: KNOWN_PASSWORD },
          'mutation ($code: String!) { userEmailChangeConfirm(code: $code) { id } }',
        ),
    },
    {
      name: 'victim: confirm',
      run: (company) =>
        withCode(
          company,
          'mutation { signInConfirmStart }',
          {},
          'mutation ($code: String!) { signInConfirm(code: $code) }',
        ),
    },
    {
      name: 'victim: refuse',
      run: inVictimsName(REFUSE, ({ regulation: { id, currentVersionId: v } }) => ({ id, v })),
    },
  ];
  const sign: Step = {
    name: 'victim: sign',
    run: (company) =>
      company.stolen === null ? Promise.resolve() : attack.sign(company.stolen, company.regulation),
  };
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...steps) },
    { weight: 1, arbitrary: fc.constant(sign) },
  );
}
