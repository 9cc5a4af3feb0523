import { Client } from 'pg';
import type { Workspace } from '@test/helpers/worlds/workspace';
import { items, openQualificationWorld, type QualificationWorld } from './world';

// A certificate changed with the database's own password.

let world: QualificationWorld;
let workspace: Workspace;
let owner: Client;

beforeAll(async () => {
  world = await openQualificationWorld();
  workspace = world.workspace;
  owner = new Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await workspace.stop();
});

const CHECK = `query ($id: Int!) { contentCheckIntegrity(objectType: qualification, id: $id) {
  isWhole broken { reason } } }`;

async function check(id: number) {
  const { contentCheckIntegrity } = await workspace.get<{
    contentCheckIntegrity: { isWhole: boolean; broken: { reason: string }[] };
  }>(workspace.admin, CHECK, { id });
  return contentCheckIntegrity;
}

test.each([
  ['the number', `number = overlay(number placing '9' from 1 for 1)`],
  ['the last day', 'valid_until = valid_until + 1'],
  [
    'its holder',
    'user_id = (select min(u.id) from users u where u.organization_id = qualification_award.organization_id)',
  ],
  ['what it was earned by', `evidence = '[]'`],
])('«Проверить целостность» names a certificate whose %s was changed', async (_, change) => {
  const person = await workspace.person();
  const test = await world.exam();
  const id = await world.qualified([{ items: items(test) }], [person]);
  await world.pass(person, test);
  expect(await check(id)).toEqual({ isWhole: true, broken: [] });
  const [before] = await world.sql('select * from qualification_award where user_id = $1', [person.id]);
  const tamper = () => owner.query(`update qualification_award set ${change} where id = $1`, [before?.id]);
  // The program lacks the privilege; a caller with it is stopped by the trigger.
  await expect(world.sql(`update qualification_award set ${change}`)).rejects.toThrow('permission denied');
  await expect(tamper()).rejects.toThrow('append-only');
  await owner.query('alter table qualification_award disable trigger user');
  await tamper();
  expect(await check(id)).toEqual({ isWhole: false, broken: [{ reason: 'result' }] });
  await owner.query(
    'update qualification_award set number = $2, valid_until = $3, user_id = $4, evidence = $5 where id = $1',
    [before?.id, before?.number, before?.valid_until, before?.user_id, JSON.stringify(before?.evidence)],
  );
  await owner.query('alter table qualification_award enable trigger user');
});
