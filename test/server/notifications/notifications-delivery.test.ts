import { sql } from 'drizzle-orm';
import { aUser } from '@test/factories/user.factory';
import { aCrowd } from '@test/helpers/worlds/crowd';
import { notificationsOf } from '@test/helpers/worlds/notifications';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;
let notices: ReturnType<typeof notificationsOf>;

beforeAll(async () => {
  world = await createPeopleWorld();
  notices = notificationsOf(world);
});
afterAll(() => world.close());
beforeEach(() => notices.schedule({}));

const person = (fields = {}) =>
  world.system((tx) => aUser(tx, { organizationId: world.organizationId, ...fields }));
const digestly = async (fields = {}) => {
  const employee = await person(fields);
  const digest = { timing: 'digest' };
  await notices.say('users', employee.id, {
    regulationReviewDue: digest,
    regulationRefused: digest,
    regulationAssigned: digest,
    roleChanged: digest,
  });
  return employee;
};

const THURSDAY = '2026-03-05';

describe('quiet hours', () => {
  it('hold an email back over the night and the weekend, and then it is sent once', async () => {
    const employee = await person();
    notices.at('2026-03-06T18:30:00Z');
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    await notices.deliver();
    notices.at('2026-03-08T12:00:00Z');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toEqual([]);
    notices.at('2026-03-09T05:00:00Z');
    await notices.deliver();
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(1);
  });

  it('do not hold back urgent emails', async () => {
    const employee = await person();
    notices.at('2026-03-07T23:00:00Z');
    await notices.sendNotification('newDeviceLogin', [employee.id], {
      params: { device: 'Chrome', address: '192.0.2.1' },
    });
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(1);
  });

  it('follow the organization’s time zone at once when it is changed', async () => {
    const employee = await person();
    // 23:00 in Moscow, 06:00 in Vladivostok, 15:00 in New York.
    notices.at(`${THURSDAY}T20:00:00Z`);
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    await notices.deliver();
    await notices.schedule({}, 'Asia/Vladivostok');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toEqual([]);
    await notices.schedule({}, 'America/New_York');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(1);
  });
});

describe('a digest', () => {
  it('collects a day into one email at its hour, by sections, each item with its reason', async () => {
    const employee = await digestly();
    notices.at(`${THURSDAY}T07:00:00Z`);
    await notices.sendNotification('regulationReviewDue', [employee.id], {
      params: { name: 'Первый', date: '2026-03-01' },
    });
    await notices.sendNotification('roleChanged', [employee.id], { params: { role: 'Кадровик' } });
    await notices.sendNotification('regulationRefused', [employee.id], {
      params: { name: 'Второй', person: 'Анна', reason: '' },
      reason: 'personnel',
    });
    notices.at(`${THURSDAY}T15:00:00Z`);
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toEqual([]);
    notices.at('2026-03-06T06:04:00Z');
    await notices.deliver();
    await notices.deliver();
    const [email, ...others] = notices.emailsTo(employee.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Уведомления за день: 3');
    const places = ['Регламенты', 'Первый', 'Второй', 'вы ведёте данные сотрудников', 'Безопасность'].map(
      (text) => email?.text.indexOf(text),
    );
    expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
    expect(places).not.toContain(-1);
  });

  it('is not sent with an urgent email, and has nothing of an earlier one', async () => {
    const employee = await digestly();
    notices.at(`${THURSDAY}T07:00:00Z`);
    await notices.sendNotification('regulationReviewDue', [employee.id], {
      params: { name: 'Первый', date: '2026-03-01' },
    });
    await notices.sendNotification('newDeviceLogin', [employee.id], {
      params: { device: 'Chrome', address: '192.0.2.1' },
    });
    await notices.deliver();
    expect(notices.emailsTo(employee.email).map(({ text }) => text.includes('Первый'))).toEqual([false]);
    notices.at('2026-03-06T06:04:00Z');
    await notices.deliver();
    await notices.sendNotification('regulationReviewDue', [employee.id], {
      params: { name: 'Второй', date: '2026-03-02' },
    });
    notices.at('2026-03-09T06:04:00Z');
    await notices.deliver();
    const [, first, second, ...others] = notices.emailsTo(employee.email);
    expect(others).toEqual([]);
    expect([first, second].map((email) => email?.text.includes('Первый'))).toEqual([true, false]);
    expect(second?.text).toContain('Второй');
  });

  it('omits items read or done meanwhile, and is not sent when nothing is left', async () => {
    const [reader, doer] = [await digestly(), await digestly()];
    notices.at(`${THURSDAY}T07:00:00Z`);
    const assign = (objectId: number) =>
      world.system((tx) =>
        tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, version_id, status)
          values (${world.organizationId}, ${doer.id}, 'regulation', ${objectId}, 1, 'assigned')`),
      );
    await assign(71);
    await assign(72);
    for (const objectId of [71, 72]) {
      await notices.sendNotification('regulationAssigned', [doer.id], {
        objectId,
        params: { name: `Документ ${objectId}` },
      });
    }
    await notices.sendNotification('regulationReviewDue', [reader.id]);
    await world.system(async (tx) => {
      await tx.execute(sql`update notification set read_at = now() where user_id = ${reader.id}`);
      await tx.execute(sql`update assignment set status = 'done' where object_id = 71`);
    });
    notices.at('2026-03-06T06:00:00Z');
    await notices.deliver();
    expect(notices.emailsTo(reader.email)).toEqual([]);
    const [email, ...others] = notices.emailsTo(doer.email);
    expect(others).toEqual([]);
    expect(email?.text).toContain('Документ 72');
    expect(email?.text).not.toContain('Документ 71');
    const { rows } = await world.system((tx) =>
      tx.execute(sql`select outcome, count(*)::int as n from notification_delivery
        where user_id in (${reader.id}, ${doer.id}) group by 1 order by 1`),
    );
    expect(rows).toEqual([
      { outcome: 'needless', n: 2 },
      { outcome: 'sent', n: 1 },
    ]);
  });

  it('is sent at the same local hour before and after daylight saving time begins', async () => {
    await notices.schedule({}, 'Europe/Berlin');
    const employee = await digestly();
    notices.at('2026-03-26T12:00:00Z');
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    notices.at('2026-03-27T07:59:00Z');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(0);
    notices.at('2026-03-27T08:00:00Z');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(1);
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    notices.at('2026-03-30T06:59:00Z');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(1);
    notices.at('2026-03-30T07:00:00Z');
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(2);
  });
});

test('more people than one batch has all get their email, once', async () => {
  const { people } = await aCrowd(world);
  notices.at(`${THURSDAY}T08:00:00Z`);
  await notices.sendNotification(
    'regulationReviewDue',
    people.map(({ id }) => id),
  );
  await notices.deliver();
  await notices.deliver();
  expect(people.filter(({ email }) => notices.emailsTo(email).length !== 1)).toEqual([]);
});

test('loses nothing and sends nothing twice after an interruption', async () => {
  const [first, second] = [await person(), await person()];
  notices.at(`${THURSDAY}T09:00:00Z`);
  await notices.sendNotification('regulationReviewDue', [first.id, second.id]);
  const { sendReady } = world.deps.mail;
  // The process ends after the emails were stored and before the transaction was committed.
  const stopped = jest.spyOn(world.deps.mail, 'sendReady').mockRejectedValueOnce(new Error('stopped'));
  await expect(notices.deliver()).rejects.toThrow('could not be delivered');
  stopped.mockRestore();
  expect(world.deps.mail.sendReady).toBe(sendReady);
  await Promise.all([notices.deliver(), notices.deliver()]);
  expect(notices.emailsTo(first.email)).toHaveLength(1);
  expect(notices.emailsTo(second.email)).toHaveLength(1);
});

test('an email says why it came and links to the settings; its wording and sender are the organization’s', async () => {
  const employee = await person({ nameFirst: 'Ольга' });
  await notices.schedule({ senderName: 'Отдел кадров' });
  await world.system((tx) =>
    tx.execute(sql`insert into notification_text (organization_id, type, lang, title, body)
      values (${world.organizationId}, 'regulationApprovalResult', 'ru', 'Решение: {{name}} {{result}}', 'Смотрите: {{person}}, {{comment}}')`),
  );
  notices.at(`${THURSDAY}T09:00:00Z`);
  await notices.sendNotification('regulationApprovalResult', [employee.id], {
    params: { name: 'Правила', person: 'Анна', result: 'returned', comment: '<b>срок</b>' },
  });
  await notices.deliver();
  const [email] = notices.emailsTo(employee.email);
  expect(email).toMatchObject({
    subject: 'Решение: Правила возвращён на доработку',
    senderName: 'Отдел кадров',
  });
  expect(email?.text).toContain('Здравствуйте, Ольга.');
  expect(email?.text).toContain('Смотрите: Анна, <b>срок</b>');
  expect(email?.html).toContain('&lt;b&gt;срок&lt;/b&gt;');
  expect(email?.text).toContain('Почему вы получили это письмо: вы отвечаете за этот документ.');
  expect(email?.text).toContain('/#/settings/setting-notifications?type=regulationApprovalResult');
});

describe('the unsubscribe link', () => {
  it('turns these emails off permanently, and is in no email that the law requires', async () => {
    const employee = await person();
    notices.at(`${THURSDAY}T09:00:00Z`);
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    await world.system((tx) =>
      tx.execute(sql`insert into assignment (organization_id, user_id, object_type, object_id, version_id, status)
        values (${world.organizationId}, ${employee.id}, 'regulation', 1, 1, 'assigned')`),
    );
    await notices.sendNotification('regulationAssigned', [employee.id]);
    await notices.deliver();
    const [optional, required] = notices.emailsTo(employee.email);
    expect(required?.unsubscribeUrl).toBeNull();
    const token = new URL(String(optional?.unsubscribeUrl)).searchParams.get('token') ?? '';
    expect(await notices.unsubscribe.switchOffEmails(`${token}x`)).toBe(false);
    expect(await notices.unsubscribe.switchOffEmails(token)).toBe(true);
    expect(await notices.unsubscribe.switchOffEmails(token)).toBe(true);
    await notices.sendNotification('regulationReviewDue', [employee.id]);
    await notices.deliver();
    expect(notices.emailsTo(employee.email)).toHaveLength(2);
  });
});
