import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import enumsEn from '@locales/en-us/enums.json';
import emailsEn from '@locales/en-us/emails.json';
import notificationsEn from '@locales/en-us/notifications.json';
import enumsRu from '@locales/ru/enums.json';
import emailsRu from '@locales/ru/emails.json';
import notificationsRu from '@locales/ru/notifications.json';
import { projectPath } from '@server/config/paths';
import { notificationType, notificationTypeNames } from '@server/modules/notifications/notification-types';

const LANGUAGES = [
  { lang: 'ru', enums: enumsRu, emails: emailsRu, notifications: notificationsRu },
  { lang: 'en-us', enums: enumsEn, emails: emailsEn, notifications: notificationsEn },
];

const named = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
const textsOf = (texts: object): Record<string, unknown> => Object.fromEntries(Object.entries(texts));

describe.each(LANGUAGES)('in $lang', ({ enums, emails, notifications }) => {
  test.each(notificationTypeNames)(
    '%s has a name, a notification text and an email with its own variables only',
    (type) => {
      const { variables } = notificationType(type);
      expect(textsOf(enums)[`organizationNotificationTypes.${type}`]).toEqual(expect.any(String));
      const texts = [
        textsOf(notifications)[type],
        textsOf(emails)[`notice.${type}.subject`],
        textsOf(emails)[`notice.${type}.text`],
      ];
      for (const text of texts) {
        expect(text).toEqual(expect.any(String));
        expect(variables).toEqual(expect.arrayContaining(named(String(text))));
      }
    },
  );
});

const modules = projectPath('server', 'modules');
const code = readdirSync(modules, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ts') && !name.startsWith('notification-types'))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

test.each(notificationTypeNames)('settings offer %s, and something sends it', (type) => {
  expect(code).toContain(`'${type}'`);
});
