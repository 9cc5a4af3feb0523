import { object } from 'yup';
import { PERSON_FIELD_NAMES, personFieldsWith } from '@domain/person-field-lists';
import { personRules } from '@domain/person/person-schema';
import { changedPersonInput, personFormValues, personInput } from '@src/entities/person/person-form';
import { IMPORT_FIELDS } from '@domain/employee-import';
import { canBeOwn } from '@server/modules/employees/employees.policy';
import { findHeading, guessColumns } from '@server/modules/employees/import/rows/headings';
import { readRow } from '@server/modules/employees/import/rows/row-person';
import { AUDIENCE, AUDITED } from '@server/modules/employees/writing/employee-changes';
import { COLUMNS } from '@server/modules/employees/export/people-export.columns';
import {
  checkPersonFields,
  EMPTY_PERSON,
  RESTORABLE_FIELDS,
  restoringEdit,
} from '@server/modules/employees/writing/person-fields';
import { ASKABLE } from '@server/modules/employees/profile/profile-requests.service';
import { userPolicies } from '@server/user.type-policies';

/** A field that only these tests have: one line in the table, and its column in the database. */
jest.mock('@domain/person-fields', () => {
  const actual = jest.requireActual<typeof import('@domain/person-fields')>('@domain/person-fields');
  const nickname = {
    ...{ kind: 'line', max: 10, width: 12, readBy: 'responsible' },
    ...{ ownEdit: 'always', isRequestable: true, decidesRules: true },
  };
  return { ...actual, PERSON_FIELDS: { ...actual.PERSON_FIELDS, nickname } };
});
jest.mock('@locales/ru/documents.json', () => ({
  ...jest.requireActual<object>('@locales/ru/documents.json'),
  'people.nickname': 'Прозвище',
}));
jest.mock('@locales/en-us/documents.json', () => ({
  ...jest.requireActual<object>('@locales/en-us/documents.json'),
  'people.nickname': 'Nickname',
}));

const sheet = [
  ['Фамилия', 'Имя', 'Прозвище'],
  ['Смирнова', 'Анна', ' Пчёлка '],
];

function readSheet([head = [], row = []]: string[][]) {
  const columns = guessColumns(findHeading([head]).titles, [row], '2026-01-01');
  return { columns, ...readRow(row, { columns, is1904: false, today: '2026-01-01' }) };
}

describe('a line in the table of fields is enough', () => {
  test('for the form: the value is checked by the rules of its kind', () => {
    expect(checkPersonFields(JSON.parse('{"nickname": " Пчёлка "}'))).toMatchObject({
      nickname: 'Пчёлка',
    });
    expect(checkPersonFields(JSON.parse('{"nickname": ""}'))).toMatchObject({ nickname: null });
    expect(() => checkPersonFields(JSON.parse('{"nickname": "слишком длинное"}'))).toThrow(
      'validation.tooLong',
    );
    expect(EMPTY_PERSON).toMatchObject({ nickname: null });
  });

  test('for a form of the browser: its empty value, its rule, and what is sent', async () => {
    const fields = JSON.parse('["nickname"]');
    expect(personFormValues({}, fields)).toEqual({ nickname: '' });
    expect(personInput(JSON.parse('{"nickname": " "}'), fields)).toEqual({ nickname: null });
    const before = JSON.parse('{"nickname": "Пчёлка"}');
    expect(changedPersonInput(before, JSON.parse('{"nickname": " Пчёлка "}'), fields)).toEqual({});
    expect(changedPersonInput(before, JSON.parse('{"nickname": "Оса"}'), fields)).toEqual(before);
    const form = object(personRules(fields));
    expect(await form.isValid({ nickname: 'Пчёлка' })).toBe(true);
    expect(await form.isValid({ nickname: 'слишком длинное' })).toBe(false);
    expect(personFieldsWith({ isRequestable: true })).toContain('nickname');
  });

  test('for an import: the column is offered, recognized by its title, read and checked', () => {
    expect(IMPORT_FIELDS).toContain('nickname');
    expect(readSheet(sheet)).toMatchObject({
      columns: [{ field: 'nameSecond' }, { field: 'nameFirst' }, { field: 'nickname', confidence: 100 }],
      person: { nickname: 'Пчёлка' },
      errors: {},
    });
    expect(readSheet([sheet[0] ?? [], ['Смирнова', 'Анна', 'слишком длинное']]).errors).toMatchObject({
      2: { code: 'validation.tooLong' },
    });
  });

  test('for the export, the history, reverts, requests, rules and rights', () => {
    expect(COLUMNS).toContainEqual({ key: 'nickname', width: 12 });
    expect(AUDITED).toContain('nickname');
    expect(AUDIENCE).toContain('nickname');
    expect(RESTORABLE_FIELDS).toContain('nickname');
    expect(restoringEdit('nickname', 'Пчёлка')).toEqual({ nickname: 'Пчёлка' });
    expect(ASKABLE).toContain('nickname');
    expect(canBeOwn('nickname')).toBe(true);
    expect(userPolicies.User.fields).toMatchObject({ nickname: { may: expect.any(Function) } });
    expect(PERSON_FIELD_NAMES).toContain('nickname');
  });
});
