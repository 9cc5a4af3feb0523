import { readAccess } from '@server/graphql/access/access';
import { guestMarksOf } from '@server/graphql/access/guest-calls';
import { settingTable } from '@server/db/setting.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace } from '@test/helpers/worlds/workspace';
import { callOf } from '@test/helpers/contract/every-field';
import { mutationsNotRejected } from '@test/helpers/contract/every-mutation';
import { startOpenid } from '@test/helpers/services/openid';
import pg from 'pg';
import { ALL_STORIES as STORIES } from '../audit/generated/all-stories';
import type { StoryWorld } from '../audit/story';

/**
 * Every mutation of the contract, called by a provider's employee whom the client has allowed to change something: the marked
 * ones are done and recorded, all others are rejected.
 */
let world: StoryWorld;
let guest: UserRow;
let token: string;
let supportId: number;
let providerId: number;

const START = `mutation ($organizationId: Int!) {
  supportSessionStart(organizationId: $organizationId, reason: "Не сходится отчёт", minutes: 60, isChanging: true) { id } }`;
const ALLOW = 'mutation ($id: Int!) { supportSessionDecide(id: $id, isAllowed: true) { consent } }';

beforeAll(async () => {
  const openid = await startOpenid();
  const workspace = await openWorkspace({ AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url });
  const owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  world = { ...workspace, owner, openid };
  await world.system(async (tx) => {
    providerId = (await anOrganization(tx, { name: 'Провайдер' })).id;
    guest = await aUser(tx, { organizationId: providerId, isSuperAdmin: true });
    await tx.insert(settingTable).values([
      { name: 'rootAdminId', value: String(guest.id) },
      { name: 'superOrganizationId', value: String(providerId) },
    ]);
  });
  token = await world.test.signIn(guest.id);
  const { organizationId } = world.admin;
  const started = await world.test.gql<{ supportSessionStart: { id: number } }>(token, START, {
    organizationId,
  });
  supportId = started.data?.supportSessionStart.id ?? 0;
  await world.get(world.admin, ALLOW, { id: supportId });
}, 60_000);
afterAll(async () => {
  await world.owner.end();
  await world.stop();
  await world.openid.stop();
});

const marksOf = (field: string) => {
  const found = world.test.app.schema.getMutationType()?.getFields()[field];
  if (!found) throw new Error(field);
  return guestMarksOf(found);
};

/** Mutations done for the client with its consent, in alphabetical order. */
const BY_CONSENT = [
  ...['adaptationTemplateArchive', 'adaptationTemplateSave', 'assignmentRuleDelete', 'assignmentRuleSave'],
  ...['educationDraftDiscard', 'educationDraftSave', 'educationPictureAdd'],
  ...['organizationSettingUpdate', 'organizationUpdate'],
  ...['positionCreate', 'positionDelete', 'positionUpdate', 'positionsUpdate'],
  ...['qualificationDraftDiscard', 'qualificationDraftSave'],
  ...['regulationDraftDiscard', 'regulationDraftSave', 'regulationPictureAdd', 'regulationQuestionsSave'],
  ...['regulationStructureCreate', 'regulationStructureDelete', 'regulationStructureUpdate'],
  ...['regulationStructuresUpdate', 'structureOutlineCreate', 'structureOutlineRead', 'structureRowsUpdate'],
  ...['subdivisionCreate', 'subdivisionDelete', 'subdivisionUpdate', 'subdivisionsUpdate'],
  ...['testDraftDiscard', 'testDraftSave', 'testPictureAdd', 'userUpdate'],
];

/** The request comes from a page of the client's workspace. */
const page = () => ({ 'x-support-session': String(supportId) });

interface Row {
  id: string;
  organization_id: number;
  actor_id: number | null;
  actor_kind: string;
  action: string;
  object_type: string;
  changes: Record<string, [unknown, unknown]>;
  support_session_id: number | null;
}

const rowsAfter = async (id: string): Promise<Row[]> => {
  const { rows } = await world.owner.query<Row>('select * from audit_log where id > $1 order by id', [id]);
  return rows;
};
const lastId = async () => (await rowsAfter('0')).at(-1)?.id ?? '0';

test('the contract marks these mutations, and the exits, and no others', () => {
  const fields = readAccess(world.test.app.schema).filter(({ operation }) => operation === 'Mutation');
  const marked = fields.map(({ field }) => field).filter((field) => marksOf(field).length > 0);
  expect(marked.filter((field) => marksOf(field).some(({ isByConsent }) => isByConsent)).sort()).toEqual(
    [...BY_CONSENT].sort(),
  );
  expect(marked.filter((field) => marksOf(field).some(({ isByConsent }) => !isByConsent)).sort()).toEqual([
    ...['supportSessionEnd', 'supportSessionWithdraw', 'userUpdate'],
  ]);
});

test('every other mutation is rejected, even though the client allows changes', async () => {
  const passed = await mutationsNotRejected(world.test, token, {
    code: 'support.never',
    except: (field) => marksOf(field).length > 0 || field === 'sessionEnd',
  });
  // Ending a role view, and signing in itself, require no rights.
  expect(passed).toEqual(['getSessionToken', 'viewAsEnd']);
}, 60_000);

/** Editing one's own draft writes no history row; editing another person's does. */
const ANOTHER_WRITES: Record<string, string[]> = {
  educationDraftSave: ['update education'],
  qualificationDraftSave: ['update qualification'],
  regulationQuestionsSave: ['update regulation', 'update regulation'],
  testDraftSave: ['update test'],
};

test.each(BY_CONSENT)(
  '%s is done, and is recorded in both histories as support’s',
  async (field) => {
    const story = STORIES[field];
    if (!story) throw new Error(`${field} has no story`);
    const { files, ...call } = await story.call(world);
    const { variables = {} } = call;
    const writes = ANOTHER_WRITES[field] ?? story.writes;
    const { query } = callOf(world.test.app.schema, 'Mutation', field, () => 0, 1);
    const before = await lastId();
    const { errors } = files
      ? await world.test.upload(token, query, variables, files, page())
      : await world.test.gql(token, query, variables, page());
    expect(errors).toBeUndefined();
    const rows = await rowsAfter(before);
    const own = rows.filter(({ organization_id: id }) => id === world.admin.organizationId);
    expect(own.map(({ action, object_type: type }) => `${action} ${type}`).sort()).toEqual(writes);
    for (const row of own) {
      expect(row).toMatchObject({
        ...{ actor_id: guest.id, actor_kind: 'provider', support_session_id: supportId },
      });
    }
    const kinds = [...new Set(writes)].map((item) => item.split(' '));
    const notified = rows.filter(({ organization_id: id }) => id === providerId);
    expect(notified.length).toBeLessThanOrEqual(writes.length);
    for (const [action, changedObject] of kinds) {
      expect(notified).toContainEqual(
        expect.objectContaining({
          ...{ actor_id: guest.id, actor_kind: 'user', action, object_type: 'organization' },
          support_session_id: null,
          changes: {
            client: [null, expect.any(String)],
            supportReason: [null, 'Не сходится отчёт'],
            supportChange: [null, expect.objectContaining({ changedObject })],
          },
        }),
      );
    }
  },
  30_000,
);
