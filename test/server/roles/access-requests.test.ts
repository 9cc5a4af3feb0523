import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { contentOfNotification } from '@server/modules/notifications/texts/notification-texts';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, may } from './support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const GATE = `query ($area: RightArea!, $flag: RightFlag!) { accessGate(area: $area, flag: $flag) {
  areaName grantors grantorsCount request { status }
} }`;
const ASK = `mutation ($area: RightArea!, $route: String!) {
  accessRequestCreate(area: $area, flag: read, route: $route) { id status areaName }
}`;
const GRANT =
  'mutation ($id: Int!, $g: UserRoleInput!) { accessRequestGrant(id: $id, grant: $g) { status } }';
const DECLINE = 'mutation ($id: Int!) { accessRequestDecline(id: $id) { status } }';

async function ask(as: UserRow, area: string): Promise<number> {
  const data = await workspace.get<{ accessRequestCreate: { id: number } }>(as, ASK, {
    area,
    route: '/statistic',
  });
  return data.accessRequestCreate.id;
}
const notified = async (as: UserRow) =>
  (
    await workspace.get<{ notifications: { items: { type: string; params: object; route: string }[] } }>(
      as,
      '{ notifications { items { type params route } } }',
    )
  ).notifications.items;

describe('requesting a right', () => {
  it('names those who can grant it: they change roles and have it themselves', async () => {
    const able = await workspace.withRights(may('roles!', 'payment'));
    await workspace.withRights(may('roles!'));
    const person = await workspace.person();
    const { accessGate } = await workspace.get<{ accessGate: { grantors: string[]; areaName: string } }>(
      person,
      GATE,
      { area: 'payment', flag: 'read' },
    );
    expect(accessGate).toMatchObject({ areaName: 'Оплата', grantorsCount: 2, request: null });
    expect(accessGate.grantors.sort()).toEqual(
      [`${able.nameFirst} ${able.nameSecond}`, 'Анна Главная'].sort(),
    );
  });

  it('names the right in the history, in the language of whoever reads it', async () => {
    const person = await workspace.person();
    await ask(person, 'statistics');
    const { id } = await workspace
      .get<{ accessRequests: { items: { id: number; user: { id: number } }[] } }>(
        workspace.admin,
        '{ accessRequests { items { id user { id } } } }',
      )
      .then(
        ({ accessRequests }) => accessRequests.items.find(({ user }) => user.id === person.id) ?? { id: 0 },
      );
    await workspace.get(workspace.admin, DECLINE, { id });
    const read = async (lang: string) => {
      const response = await fetch(`${workspace.test.url}/graphql`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'accept-language': lang },
          'x-session-token': await workspace.test.signIn(workspace.admin.id),
        },
        body: JSON.stringify({
          query: `query ($of: Int!) { history(filter: { affectedUserId: $of }) {
            items { action changes { name before after } } } }`,
          variables: { of: person.id },
        }),
      });
      const { data } = await response.json();
      const items: { action: string; changes: unknown[] }[] = data.history.items;
      return items.flatMap(({ action, changes }) => (action === 'accessRequest' ? changes : []));
    };
    const asked = 'Статистика – просмотр';
    expect(await read('ru')).toContainEqual({ name: 'Доступ', before: null, after: asked });
    expect(await read('en')).toContainEqual({ name: 'Access', before: null, after: 'Statistics – view' });
    expect(JSON.stringify(await read('ru'))).not.toContain('statistics.read');
  });

  it('notifies them, once a day for an area, even when it is requested twice at once', async () => {
    const person = await workspace.person();
    const variables = { area: 'statistics', route: '/statistic' };
    const answers = await Promise.all([1, 2, 3].map(() => workspace.ask(person, ASK, variables)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await workspace.rejection(person, ASK, variables)).toMatchObject({
      code: 'access.requestedToday',
    });
    await ask(person, 'faq');
    expect(await notified(workspace.admin)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'accessRequest',
          params: expect.objectContaining({ what: 'Статистика – просмотр' }),
        }),
      ]),
    );
    await workspace.system((tx) =>
      tx.execute(
        sql`update access_request set created_at = created_at - interval '25 hours' where user_id = ${person.id}`,
      ),
    );
    await ask(person, 'statistics');
  });

  it('is granted with a role that has the right, and the person gets in', async () => {
    const person = await workspace.person();
    const id = await ask(person, 'structure');
    const weak = await aRole(workspace, may('faq'));
    const strong = await aRole(workspace, may('structure'));
    expect(
      await workspace.rejection(workspace.admin, GRANT, { id, g: { userIds: [person.id], roleId: weak } }),
    ).toMatchObject({ code: 'access.roleLacks', field: 'roleId' });
    // The requester gets it, even when another person is named.
    await workspace.get(workspace.admin, GRANT, { id, g: { userIds: [workspace.admin.id], roleId: strong } });
    expect(await workspace.get(person, '{ position(id: 1) { id } }')).toBeTruthy();
    expect(await notified(person)).toMatchObject([{ type: 'roleChanged', params: { result: 'granted' } }]);
    expect(await workspace.rejection(workspace.admin, DECLINE, { id })).toMatchObject({
      code: 'access.requestDecided',
    });
  });

  it('notifications name the right in the reader’s language, whoever has sent them', async () => {
    const person = await workspace.person({ nameFirst: 'Читатель' });
    await workspace.ask(person, ASK, { area: 'structure', route: '/structure' });
    const token = await workspace.test.signIn(workspace.admin.id);
    const read = async (lang: string) => {
      const response = await fetch(`${workspace.test.url}/graphql`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'accept-language': lang },
          'x-session-token': token,
        },
        body: JSON.stringify({ query: '{ notifications { items { type params } } }' }),
      });
      const { data } = await response.json();
      const items: { type: string; params: { person?: string; what?: string } }[] = data.notifications.items;
      return items
        .filter(({ params }) => params.person?.includes('Читатель'))
        .map(({ params }) => params.what);
    };
    expect(await read('ru')).toEqual(['Структура – просмотр']);
    expect(await read('en')).toEqual(['Structure – view']);
  });

  it('an email about a request names the right in its receiver’s language', () => {
    const params = { person: 'Анна', what: 'statistics.read' };
    const none = () => null;
    expect(contentOfNotification(none, 'accessRequest', 'ru', params).body).toContain(
      'Статистика – просмотр',
    );
    expect(contentOfNotification(none, 'accessRequest', 'en-us', params).body).toContain('Statistics – view');
    // Notifications sent before have the words themselves.
    const before = { person: 'Анна', what: 'Статистика – просмотр' };
    expect(contentOfNotification(none, 'accessRequest', 'ru', before).body).toContain(
      'Статистика – просмотр',
    );
  });

  it('is declined, and the person is notified', async () => {
    const person = await workspace.person();
    const id = await ask(person, 'payment');
    await workspace.get(workspace.admin, DECLINE, { id });
    expect(await notified(person)).toMatchObject([
      { type: 'accessRequestResult', params: { result: 'declined', what: 'Оплата – просмотр' } },
    ]);
  });

  it('accepts only a workspace address', async () => {
    const person = await workspace.person();
    for (const route of ['https://зло.рф', '//evil.example', 'javascript:alert(1)', '/'.padEnd(400, 'a')]) {
      expect(await workspace.rejection(person, ASK, { area: 'faq', route })).toMatchObject({
        code: 'validation.failed',
        field: 'route',
      });
    }
  });
});
