import { getTableColumns } from 'drizzle-orm';
import { isInputObjectType } from 'graphql';
import { createSchema } from '@server/graphql/schema';
import { userTable } from '@server/modules/employees/employees.tables';
import { fieldName } from '@server/modules/history/words';
import { documentText, isDocumentKey } from '@server/texts';
import { columnOf, PERSON_FIELD_NAMES, TABLE_FIELDS } from '@domain/person-field-lists';
import importsEn from '@locales/en-us/imports.json';
import importsRu from '@locales/ru/imports.json';

/** The columns of `users` that nobody edits in a form, with what writes them. */
const NOT_EDITED: Readonly<Record<string, string>> = {
  id: 'the database',
  organizationId: 'the writer',
  homeOrganizationId: 'the writer',
  emailProvedAt: 'the database',
  isEmailPending: 'the database',
  hasPassword: 'the database',
  isSample: 'the database',
  authType: 'the sign-in through another service',
  isInvited: 'the invitation',
  avatarId: 'the upload of a picture',
  leaderSubdivisionId: 'the appointment of a head',
  isLeader: 'the appointment of a head',
  datePossibleLeaving: 'the private note about leaving',
  reasonPossibleLeaving: 'the private note about leaving',
  leavingAt: 'the private note about leaving',
  reasonLeaving: 'the dismissal',
  statusBefore: 'the dismissal',
  ledBefore: 'the dismissal',
  employedFrom: 'a new employment',
  isSuperAdmin: 'the registration',
  isAdmin: 'the appointment of an administrator',
  isArchive: 'archiving',
  lastSeenAt: 'a visit',
  notifications: 'the settings of notifications',
  notificationsAt: 'the settings of notifications',
  createdAt: 'the database',
  updatedAt: 'the writer',
};

/** What a form sends besides the fields of a person. */
const NOT_FIELDS = [
  ...['id', 'updatedAt', 'password', 'currentPassword', 'resetPasswordCode'],
  ...['organizationId', 'organization', 'position', 'isRegAdmin'],
  ...['isOtherSubdivision', 'isLeaderSubdivision', 'isSendEmail'],
];

const sorted = (names: Iterable<string>) => [...names].sort();

test('each column of `users` is a field of the table or has another named writer', () => {
  expect(sorted([...PERSON_FIELD_NAMES, ...Object.keys(NOT_EDITED)])).toEqual(
    sorted(Object.keys(getTableColumns(userTable))),
  );
});

test('a form can send exactly the fields of the table', () => {
  const input = createSchema([]).getType('UserInput');
  if (!isInputObjectType(input)) throw new Error('no UserInput');
  expect(sorted([...PERSON_FIELD_NAMES, ...NOT_FIELDS])).toEqual(sorted(Object.keys(input.getFields())));
});

test.each(['ru', 'en-us'] as const)('each field has its name in the history and in tables in %s', (lang) => {
  for (const field of PERSON_FIELD_NAMES) {
    expect([field, fieldName(lang, 'user', field)]).not.toEqual([field, field]);
  }
  const { field: names }: { field: Record<string, string> } = lang === 'ru' ? importsRu : importsEn;
  for (const field of TABLE_FIELDS) {
    const key = `people.${columnOf(field)}`;
    expect([field, isDocumentKey(key) && documentText(lang, key)]).toEqual([field, expect.any(String)]);
    expect([field, names[columnOf(field)]]).toEqual([field, expect.any(String)]);
  }
});
