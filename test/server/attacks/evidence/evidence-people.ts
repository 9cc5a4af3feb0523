import type { TestApp } from '@test/helpers/app';
import { createImports, rejectionCodeOf } from '@test/helpers/worlds/imports';
import { type Attacker, ATTACKERS, outcomeOf, mutationsOf, type Step } from './evidence-mutations';
import type { Attack, Company } from './evidence-support';

const BULK =
  'mutation ($users: [UserChangeInput!]!) { usersUpdate(users: $users) { users { id } rejections { code } } }';
const DISMISS = 'mutation ($d: UserDismissalInput!) { userDismiss(dismissal: $d) { id } }';
const UNDO = 'mutation ($id: Int!) { userDismissalUndo(userId: $id) { id } }';
const REHIRE = 'mutation ($r: UserRehireInput!) { userRehire(rehire: $r) { id } }';
const HAND_OVER = `mutation ($id: Int!, $to: Int!, $items: [HandoverItemInput!]!) {
  userHandOver(userId: $id, toUserId: $to, items: $items) { person { id } } }`;
const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id } }';

const IMPORT_STEPS = ['Create', 'Columns', 'Settings', 'Run'].map((step) => `employeeImport${step}`);
const TITLES = ['ID', 'Имя', 'Фамилия', 'Электронная почта'];

const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

interface Bulk {
  usersUpdate: { rejections: { code: string }[] };
}

/** Changing an address by a file, and taking the import back. */
function importSteps(test: TestApp, attack: Attack): Step[] {
  const imports = async (company: Company, who: Attacker) =>
    createImports(test, await attack.token(company, company[who]));

  async function importAddress(company: Company, who: Attacker, email: string): Promise<string> {
    const { id, nameFirst, nameSecond } = company.victim;
    const rows = [TITLES, [String(id), nameFirst, nameSecond, email]];
    try {
      const steps = await imports(company, who);
      const checked = await steps.check(await steps.paste(rows.map((cells) => cells.join('\t')).join('\n')));
      await steps.settings(checked.id, { duplicates: 'update', isSendEmail: true });
      await steps.run(checked.id);
      company.importId = checked.id;
      return 'done';
    } catch (error) {
      return rejectionCodeOf(error);
    }
  }

  async function takeImportBack(company: Company, who: Attacker): Promise<string | null> {
    if (company.importId === null) return null;
    try {
      await (await imports(company, who)).rollBack(company.importId);
      return 'done';
    } catch (error) {
      return rejectionCodeOf(error);
    }
  }

  return ATTACKERS.flatMap((who): Step[] => [
    {
      name: `${who}: import sets the address to own`,
      mutations: IMPORT_STEPS,
      run: (company) => importAddress(company, who, company.mailbox),
    },
    {
      name: `${who}: import sets the address back`,
      mutations: IMPORT_STEPS,
      run: (company) => importAddress(company, who, company.victim.email),
    },
    {
      name: `${who}: import taken back`,
      mutations: ['employeeImportRollBack'],
      run: (company) => takeImportBack(company, who),
    },
  ]);
}

/** Mutations that change people in bulk, by a file, and by joining and leaving. */
export function peopleSteps(test: TestApp, attack: Attack): Step[] {
  type Variables = (company: Company) => object;
  const stepsFor = (name: string, query: string, variables: Variables): Step[] =>
    ATTACKERS.map((who) => ({
      name: `${who}: ${name}`,
      mutations: mutationsOf(query),
      run: async (company) => {
        const token = await attack.token(company, company[who]);
        return outcomeOf(await test.gql(token, query, { ...variables(company) }));
      },
    }));

  /** In a bulk change each person is recorded separately. */
  const bulk = (name: string, change: (company: Company) => object): Step[] =>
    ATTACKERS.map((who) => ({
      name: `${who}: ${name}`,
      mutations: mutationsOf(BULK),
      run: async (company) => {
        const token = await attack.token(company, company[who]);
        const users = [{ id: company.victim.id, ...change(company) }];
        const answer = await test.gql<Bulk>(token, BULK, { users });
        return answer.data?.usersUpdate.rejections[0]?.code ?? outcomeOf(answer);
      },
    }));

  const leaving =
    (isAtOnce: boolean): Variables =>
    ({ victim: { id: userId } }) => ({
      d: { userId, dateJobEnd: day(isAtOnce ? -1 : 3), isAtOnce, reasonLeaving: 'Переезд' },
    });
  return [
    ...importSteps(test, attack),
    ...bulk('bulk archive', () => ({ isArchive: true })),
    ...bulk('bulk restore', () => ({ isArchive: false })),
    ...bulk('bulk position', ({ hr }) => ({ positionId: hr.positionId })),
    ...stepsFor('dismissal', DISMISS, leaving(true)),
    ...stepsFor('dismissal planned', DISMISS, leaving(false)),
    ...stepsFor('dismissal undone', UNDO, ({ victim: { id } }) => ({ id })),
    ...stepsFor('rehire', REHIRE, ({ victim: { id: userId } }) => ({
      r: { userId, dateJobStart: day(0), dateAdaptEnd: day(30) },
    })),
    ...stepsFor('hand-over', HAND_OVER, ({ victim: { id }, admin, regulation }) => ({
      ...{ id: admin.id, to: id },
      items: [{ kind: 'regulation', id: regulation.id }],
    })),
    ...stepsFor(
      'namesake with own mailbox',
      CREATE,
      ({ victim: { nameFirst, nameSecond }, mailbox: email }) => ({
        u: { nameFirst, nameSecond, email, isSendEmail: true },
      }),
    ),
  ];
}
