import emails from '@locales/ru/emails.json';
import { EMAIL_TEMPLATES } from '@server/mail/email-input';
import { attachmentsOf, writeEmail } from '@server/mail/email';

/** What an organization without a confirmed administrator sends must not carry its own text to strangers. */

const OWN = 'Купите слона';
/** Written by the server. */
const OURS: ReadonlySet<string> = new Set(['code', 'head', 'count']);

const placeholders = [
  ...new Set(
    Object.values(emails).flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    ),
  ),
];
const params = Object.fromEntries(placeholders.map((name) => [name, OURS.has(name) ? '1' : OWN]));

const TYPES = [
  '',
  'email',
  'phone',
  'password',
  'login',
  'twoFactor',
  'emailChanged',
  'ipLifted',
  'socialLinked',
];

describe.each(['ru', 'en-us'] as const)('%s', (lang) => {
  test.each(EMAIL_TEMPLATES)(
    'a plain email «%s» has no text of the organization but its claimed name at the end',
    (template) => {
      for (const type of TYPES) {
        const input = { organizationId: 1, to: 'a@b.ru', lang, template, params: { ...params, type } };
        const { subject, text } = writeEmail(input, 'https://adaptika.example', true);
        expect(subject).not.toContain(OWN);
        // The claim is the last paragraph before the footer, and the only one that may contain the name.
        const own = text.split('\n\n').filter((part) => part.includes(OWN));
        expect(own).toHaveLength(1);
        expect(own[0]).toMatch(/Компания назвала себя так|The company calls itself/);
        expect(text.indexOf(OWN)).toBeGreaterThan(40);
      }
    },
  );

  test('attached files are named for their type', () => {
    const attachments = [{ name: `${OWN}.xlsx`, content: '' }];
    const input = { organizationId: 1, to: 'a@b.ru', lang, template: 'report' as const, params, attachments };
    const [plain] = attachmentsOf(input, true);
    expect(plain?.name).toMatch(/^(Файл|File)\.xlsx$/);
    expect(attachmentsOf(input, false)).toEqual(attachments);
  });
});
