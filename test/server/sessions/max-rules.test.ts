import pg from 'pg';
import limits from '@graphql/limits.json';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: pg.Client;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp();
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});

const ADDRESS = '10.9.9.9';

test.each([
  [
    'an organization',
    limits.ipRules,
    null,
    'mutation ($a: String!) { ipRuleCreate(rule: { address: $a }) { id } }',
  ],
  [
    'a person',
    limits.userIpRules,
    'own',
    'mutation ($a: String!) { userIpRuleCreate(rule: { address: $a }) { id } }',
  ],
])(
  '%s keeps as many IP addresses as the limit says (%i), and not one more',
  async (_who, max, whose, mutation) => {
    await owner.query(
      `insert into ip_rule (organization_id, user_id, ip_from, ip_to, created_by_id)
     select $1, $3, '${ADDRESS}', '${ADDRESS}', $2 from generate_series(1, $4)`,
      [admin.organizationId, admin.userId, whose && admin.userId, max - 1],
    );
    const add = () => t.gql(admin.token, mutation, { a: ADDRESS });
    expect((await add()).errors).toBeUndefined();
    expect((await add()).errors?.[0]?.extensions).toMatchObject({
      code: 'ip.most',
      field: 'address',
      params: { max },
    });
  },
);
