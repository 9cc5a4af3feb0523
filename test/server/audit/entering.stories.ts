import { TOTP } from 'otpauth';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { register } from '@test/helpers/worlds/registration';
import { parameterOf, throughService } from '@test/helpers/services/social-browser';
import { done, PASSWORD, withoutHistory, type Stories, type StoryWorld } from './story';

const STEP_MS = 30_000;
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function begun({ person, get }: StoryWorld): Promise<{ as: UserRow; secret: string }> {
  const as = await person();
  const { userTwoFactorStart } = await get<{ userTwoFactorStart: { secret: string } }>(
    as,
    'mutation ($password: String!) { userTwoFactorStart(password: $password) { secret } }',
    { password: PASSWORD },
  );
  return { as, secret: userTwoFactorStart.secret };
}

/** A person who signs in with a second factor. */
async function personWithTwoFactor(world: StoryWorld): Promise<{ as: UserRow; secret: string }> {
  const { as, secret } = await begun(world);
  const confirm = 'mutation ($code: String!) { userTwoFactorConfirm(code: $code) }';
  await world.get(as, confirm, { code: codeAt(secret) });
  return { as, secret };
}

/** A person returning from the social sign-in service, with the returned token. */
async function personWithSocialAccount(world: StoryWorld): Promise<{ as: UserRow; token: string }> {
  const as = await world.person();
  world.openid.person({ sub: `person-${as.id}`, email: 'privat@example.ru', email_verified: false });
  const data = await world.get<{ userSocialBegin: string }>(
    as,
    'mutation { userSocialBegin(provider: "oidc") }',
  );
  const location = await throughService(world.test.url, data.userSocialBegin);
  return { as, token: parameterOf(location, 'linkToken') };
}

const HERE = '127.0.0.1';

async function ownRule(world: StoryWorld): Promise<{ as: UserRow; id: number }> {
  const as = await world.person();
  const { userIpRuleCreate } = await world.get<{ userIpRuleCreate: { id: number } }>(
    as,
    'mutation ($rule: UserIpRuleInput!) { userIpRuleCreate(rule: $rule) { id } }',
    { rule: { address: HERE } },
  );
  return { as, id: userIpRuleCreate.id };
}

async function restricted(world: StoryWorld): Promise<UserRow> {
  const { as } = await ownRule(world);
  await world.get(as, 'mutation { userIpAccessUpdate(isOn: true) { isOn } }');
  return as;
}

const rule = (world: StoryWorld) =>
  done<{ id: number }>(
    world,
    `mutation { ipRuleCreate(rule: { address: "10.1.0.0-10.1.255.255", comment: "Офис" }) { id } }`,
  );

const signIn: Stories = {
  getSessionToken: {
    writes: ['login user'],
    call: async ({ person }) => ({
      as: null,
      variables: { type: 'local', login: (await person()).email, password: PASSWORD },
    }),
  },
  userRegAdmin: {
    writes: ['create organization', 'create user', 'login user'],
    call: () => ({
      as: null,
      variables: {
        user: {
          nameFirst: 'Анна',
          email: 'novaya@firma.ru',
          phone: '+79001234567',
          password: 'Zelenaya-vetka-17',
          organization: { name: 'Новая фирма', countEmployees: 10 },
          position: { name: 'Директор' },
        },
      },
    }),
  },
  sessionEnd: { writes: ['logout user'], call: async ({ person }) => ({ as: await person() }) },
  userSessionEnd: {
    writes: ['sessionEnd user'],
    call: async ({ person, test, owner }) => {
      const as = await person();
      await test.signIn(as.id);
      const { rows } = await owner.query<{ id: number }>('select id from session where user_id = $1', [
        as.id,
      ]);
      return { as, variables: { id: rows[0]?.id } };
    },
  },
  // For another organization: this one's sessions continue.
  organizationSessionsEnd: {
    writes: ['sessionEnd organization'],
    call: async ({ test }) => {
      const { token } = await register(test, 'Вера');
      const { data } = await test.gql<{ organization: { name: string } }>(token, '{ organization { name } }');
      return { as: null, token, variables: { name: data?.organization.name } };
    },
  },
  userSessionsEnd: {
    writes: ['sessionEnd user'],
    call: async ({ person, test }) => {
      const { id } = await person();
      await test.signIn(id);
      return { variables: { userId: id } };
    },
  },
};

const START_EMAIL =
  'mutation ($email: String!, $password: String!) { userEmailChangeStart(email: $email, password: $password) }';

const factors: Stories = {
  userAddressCode: withoutHistory('nothing is changed until the code is confirmed', async ({ person }) => ({
    as: await person({ emailProvedAt: null }),
  })),
  userAddressConfirm: {
    writes: ['addressConfirmed user'],
    call: async (world) => {
      const as = await world.person({ emailProvedAt: null });
      await world.get(as, 'mutation { userAddressCode }');
      const { rows } = await world.owner.query<{ text: string }>(
        'select text from letter where "to" = $1 order by id desc',
        [as.email],
      );
      return { as, variables: { code: /\d{6}/.exec(rows[0]?.text ?? '')?.[0] } };
    },
  },
  userEmailChangeStart: withoutHistory(
    'nothing is changed until the code is confirmed',
    async ({ person }) => ({
      as: await person(),
      variables: { email: 'drugaya@example.ru', password: PASSWORD },
    }),
  ),
  userEmailChangeConfirm: {
    writes: ['update user'],
    call: async (world) => {
      const as = await world.person();
      const email = `novaya-pochta-${as.id}@example.ru`;
      await world.get(as, START_EMAIL, { email, password: PASSWORD });
      const { rows } = await world.owner.query<{ text: string }>(
        'select text from letter where "to" = $1 order by id desc',
        [email],
      );
      return { as, variables: { code: /\d{6}/.exec(rows[0]?.text ?? '')?.[0] } };
    },
  },
  userTwoFactorStart: withoutHistory('nothing is on until the code is confirmed', async ({ person }) => ({
    as: await person(),
    variables: { password: PASSWORD },
  })),
  userTwoFactorConfirm: {
    writes: ['twoFactorOn user'],
    call: async (world) => {
      const { as, secret } = await begun(world);
      return { as, variables: { code: codeAt(secret) } };
    },
  },
  userTwoFactorCodes: {
    writes: ['twoFactorCodes user'],
    call: async (world) => {
      const { as, secret } = await personWithTwoFactor(world);
      return { as, variables: { password: PASSWORD, code: codeAt(secret, 1) } };
    },
  },
  userTwoFactorOff: {
    writes: ['twoFactorOff user'],
    call: async (world) => {
      const { as, secret } = await personWithTwoFactor(world);
      return { as, variables: { password: PASSWORD, code: codeAt(secret, 1) } };
    },
  },
  userTwoFactorReset: {
    writes: ['twoFactorReset user'],
    call: async (world) => ({ variables: { userId: (await personWithTwoFactor(world)).as.id } }),
  },
  signInConfirmStart: withoutHistory('a code by letter; what it confirms is written', async (world) => {
    const { as, token } = await personWithChangedEmail(world);
    return { as, token };
  }),
  signInConfirm: {
    writes: ['signInConfirm user'],
    call: async (world) => {
      const { as, token, email } = await personWithChangedEmail(world);
      await world.test.gql(token, 'mutation { signInConfirmStart }');
      const { rows } = await world.owner.query<{ text: string }>(
        'select text from letter where "to" = $1 order by id desc limit 1',
        [email],
      );
      return { as, token, variables: { code: /\d{6}/.exec(rows[0]?.text ?? '')?.[0] } };
    },
  },
  userSignInConfirm: {
    writes: ['signInConfirm user'],
    call: async (world) => {
      const { as } = await personWithChangedEmail(world);
      const second = await world.person({ isAdmin: true });
      return { as: second, variables: { userId: as.id, decision: 'Созвонились' } };
    },
  },
  userSocialBegin: withoutHistory(
    'a way to the other service; what comes back from there is written',
    async (world) => ({
      as: await world.person(),
      variables: { provider: 'oidc' },
    }),
  ),
  userSocialLink: {
    writes: ['socialLinked user'],
    call: async (world) => {
      const { as, token } = await personWithSocialAccount(world);
      return { as, variables: { token } };
    },
  },
  userSocialUnlink: {
    writes: ['socialUnlinked user'],
    call: async (world) => {
      const { as, token } = await personWithSocialAccount(world);
      const query = 'mutation ($token: String!) { userSocialLink(token: $token) { accounts { id } } }';
      const data = await world.get<{ userSocialLink: { accounts: { id: number }[] } }>(as, query, { token });
      return { as, variables: { id: data.userSocialLink.accounts[0]?.id } };
    },
  },
};

const addresses: Stories = {
  ipAccessUpdate: {
    writes: ['update organization'],
    call: () => ({ variables: { access: { mode: 'monitor' } } }),
  },
  ipRuleCreate: {
    writes: ['update organization'],
    call: () => ({ variables: { rule: { address: '10.9.0.1', comment: 'Склад' } } }),
  },
  ipRuleUpdate: {
    writes: ['update organization'],
    call: async (world) => ({
      variables: { id: (await rule(world)).id, rule: { address: '10.9.0.2', comment: 'Склад' } },
    }),
  },
  ipRuleDelete: {
    writes: ['update organization'],
    call: async (world) => ({ variables: { id: (await rule(world)).id } }),
  },
  userIpAccessUpdate: {
    writes: ['update user'],
    call: async (world) => ({ as: (await ownRule(world)).as, variables: { isOn: true } }),
  },
  userIpAccessLift: {
    writes: ['update user'],
    call: async (world) => ({ variables: { userId: (await restricted(world)).id } }),
  },
  userIpRuleCreate: {
    writes: ['update user'],
    call: async ({ person }) => ({ as: await person(), variables: { rule: { address: HERE } } }),
  },
  userIpRuleDelete: {
    writes: ['update user'],
    call: async (world) => {
      const { as, id } = await ownRule(world);
      return { as, variables: { id } };
    },
  },
  ipRecover: {
    writes: ['update organization'],
    call: async (world) => {
      // For another organization: this one's sessions would end.
      const { token, email } = await register(world.test);
      const open = 'mutation { ipRuleCreate(rule: { address: "10.1.0.1" }) { id } }';
      const close = 'mutation { ipAccessUpdate(access: { mode: on, confirmation: "ПОНИМАЮ" }) { mode } }';
      for (const query of [open, close]) await world.test.gql(token, query);
      const { rows } = await world.owner.query<{ text: string }>(
        'select text from letter where "to" = $1 order by id desc limit 1',
        [email],
      );
      return { as: null, variables: { token: /ipRecovery=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] } };
    },
  },
};

/** A person whose email the administrator has changed, and their session from before. */
async function personWithChangedEmail(
  world: StoryWorld,
): Promise<{ as: UserRow; token: string; email: string }> {
  const as = await world.person();
  const token = await world.test.signIn(as.id);
  const email = `novyi-adres${as.id}@example.ru`;
  const change = 'mutation ($user: UserInput!) { userUpdate(user: $user) { id } }';
  await world.get(world.admin, change, { user: { id: as.id, email } });
  return { as, token, email };
}

/** Viewing the demo organization. */
const demo: Stories = {
  demoStart: withoutHistory('of visitors nothing is kept', async (world) => {
    const { id } = await world.person({ isAdmin: true });
    // When the story is requested again, the demo's administrator already exists.
    await world.owner.query(
      'update users set email = $1 where id = $2 and not exists (select from users where email = $1)',
      ['admin@demo.adaptika.ru', id],
    );
    return { as: null };
  }),
};

export const enteringStories: Stories = { ...signIn, ...factors, ...addresses, ...demo };
