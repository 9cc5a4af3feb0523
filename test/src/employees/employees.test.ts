import { applyServerErrors } from '@src/api/form-errors';
import {
  employeeInput,
  employeeSchema,
  employeeValues,
  newEmployee,
  newEmployeeInput,
  newEmployeeSchema,
} from '@src/features/employees/forms/employee-form';
import { adaptationOn } from '@src/features/employees/lib/adaptation';
import {
  employeeCodecs,
  type EmployeeFilters,
  employeeVariables,
  isEmployeeFiltered,
  isEmployeeSort,
} from '@src/features/employees/lib/employee-filters';
import { oneByOne } from '@src/lib/one-by-one';
import { todayStored } from '@src/lib/dates';
import { readUrlState, writeUrlState } from '@src/lib/url-state';
import { ValidationError } from 'yup';
import { employeeCard as card } from './employee-card';

async function problems(schema: typeof newEmployeeSchema | typeof employeeSchema, value: unknown) {
  const error: unknown = await schema
    .validate(value, { abortEarly: false })
    .catch((caught: unknown) => caught);
  return error instanceof ValidationError
    ? error.inner.map(({ path, message }) => `${path}: ${message}`)
    : [];
}

const hired = {
  ...newEmployee(),
  nameFirst: ' Мария ',
  nameSecond: 'Ёлкина',
  email: ' maria@romashka.ru ',
  positionId: 3,
  subdivisionId: 2,
};

describe('hiring', () => {
  test('requires what is needed, and nothing else', async () => {
    expect(await problems(newEmployeeSchema, newEmployee())).toEqual([
      'nameFirst: validation:required|{}',
      'nameSecond: validation:required|{}',
      'email: validation:required|{}',
      'positionId: validation:required|{}',
      'subdivisionId: validation:required|{}',
    ]);
    expect(await problems(newEmployeeSchema, hired)).toEqual([]);
  });

  test('starts today, with an invitation, unless set otherwise', () => {
    expect(newEmployee()).toMatchObject({ dateJobStart: todayStored(), isSendEmail: true });
  });

  test.each([
    ['email', 'maria@'],
    ['phone', '+7123'],
    ['dateJobStart', '2026-02-30'],
    ['dateJobStart', ''],
  ])('%s «%s» is rejected', async (field, value) => {
    const found = await problems(newEmployeeSchema, { ...hired, [field]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${field}: `));
  });

  test('sends trimmed texts, and no phone, personnel number and source of hire as none', () => {
    expect(newEmployeeInput(hired)).toMatchObject({
      nameFirst: 'Мария',
      email: 'maria@romashka.ru',
      phone: null,
      personnelNumber: null,
      hireSource: null,
      positionId: 3,
    });
    expect(newEmployeeInput({ ...hired, personnelNumber: 'К-017', hireSource: ' hh.ru ' })).toMatchObject({
      personnelNumber: 'К-017',
      hireSource: 'hh.ru',
    });
    expect(newEmployeeInput({ ...hired, isOtherSubdivision: true })).toMatchObject({
      isOtherSubdivision: true,
    });
  });

  test('a taken email is shown on its field; errors without a field are shown above', () => {
    const errors: Record<string, string | undefined> = {};
    const rest = applyServerErrors(
      {
        kind: 'expected',
        errors: [
          { code: 'employee.emailBusy', field: 'email', message: 'Этот адрес уже занят. Укажите другой' },
          { code: 'access.denied', message: 'Нет доступа' },
        ],
      },
      hired,
      {
        setFieldError: (field, message) => {
          errors[field] = message;
        },
        setFieldTouched: () => Promise.resolve(),
      },
    );
    expect(errors).toEqual({ email: 'Этот адрес уже занят. Укажите другой' });
    expect(rest).toEqual(['Нет доступа']);
  });
});

describe('editing a person', () => {
  const before = employeeValues(card);

  test('sends only the changes; cleared dates and choices as null, cleared texts as empty', () => {
    expect(employeeInput(before, before)).toEqual({});
    expect(
      employeeInput({ ...before, nameFirst: 'Марья ', dateJobStart: '', info: 'Любит чай' }, before),
    ).toEqual({
      nameFirst: 'Марья',
      dateJobStart: null,
      info: 'Любит чай',
    });
    expect(employeeInput({ ...before, nameSecond: '' }, before)).toEqual({ nameSecond: '' });
    expect(employeeInput({ ...before, isOtherSubdivision: true }, before)).toEqual({
      isOtherSubdivision: true,
    });
  });

  test('a leader who moves leads the new subdivision, as the form says', () => {
    expect(before.isLeaderSubdivision).toBe(true);
    expect(employeeInput({ ...before, subdivisionId: 9 }, before)).toEqual({
      subdivisionId: 9,
      isLeaderSubdivision: true,
    });
    expect(employeeValues({ ...card, leaderSubdivisionId: 8 }).isLeaderSubdivision).toBe(false);
    expect(
      employeeValues({ ...card, leaderSubdivisionId: null, subdivisionId: null }).isLeaderSubdivision,
    ).toBe(false);
  });

  test('requires a first name and an email', async () => {
    expect(await problems(employeeSchema, { ...before, nameFirst: '', email: '' })).toEqual([
      'nameFirst: validation:required|{}',
      'email: validation:required|{}',
    ]);
  });
});

describe('adaptation', () => {
  const dates = { dateJobStart: '2026-03-02', dateAdaptEnd: '2026-05-31' };

  test.each([
    ['2026-02-28', { kind: 'before', days: 2 }],
    ['2026-03-02', { kind: 'day', day: 1, total: 90 }],
    ['2026-03-13', { kind: 'day', day: 12, total: 90 }],
    ['2026-05-31', { kind: 'day', day: 90, total: 90 }],
    ['2026-06-01', { kind: 'over' }],
  ])('on %s', (today, expected) => {
    expect(adaptationOn(dates, today)).toEqual(expected);
  });

  test('without dates there is none', () => {
    expect(adaptationOn({ dateJobStart: null, dateAdaptEnd: null }, '2026-03-02')).toEqual({ kind: 'none' });
    expect(adaptationOn({ ...dates, dateAdaptEnd: null }, '2026-03-05')).toEqual({ kind: 'none' });
  });
});

describe('filters of the table', () => {
  const initial = readUrlState(employeeCodecs, new URLSearchParams());
  const filters: EmployeeFilters = {
    search: 'ёлк',
    subdivisionIds: [2, 7],
    isExact: true,
    positionIds: [3],
    statuses: ['invited', 'adaptation'],
    isArchive: true,
    isDocumentExpiring: false,
    direction: 'desc',
    sort: 'dateJobStart',
  };

  test('are stored in the address and restored from it', () => {
    const address = writeUrlState(employeeCodecs, new URLSearchParams(), filters).toString();
    expect(readUrlState(employeeCodecs, new URLSearchParams(address))).toEqual(filters);
    expect(writeUrlState(employeeCodecs, new URLSearchParams(), initial).toString()).toBe('');
    const foreign = readUrlState(employeeCodecs, new URLSearchParams('statuses=invited,king&sort=password'));
    expect(foreign).toMatchObject({ statuses: ['invited'], sort: 'name' });
  });

  test('are sent to the server only when set', () => {
    expect(employeeVariables(initial)).toEqual({
      ...{ isArchive: false, sort: 'name', direction: 'asc' },
    });
    expect(employeeVariables(filters)).toMatchObject({
      subdivisionIds: [2, 7],
      withChildren: false,
      search: 'ёлк',
    });
    expect(employeeVariables({ ...filters, isExact: false })).toMatchObject({ withChildren: true });
  });

  test('do not include the order', () => {
    expect(isEmployeeFiltered({ ...initial, sort: 'position' })).toBe(false);
    expect(isEmployeeFiltered({ ...initial, statuses: ['working'] })).toBe(true);
    expect(isEmployeeSort('status')).toBe(false);
  });
});

test('one rejection among many does not stop the rest', async () => {
  const heard: number[] = [];
  const result = await oneByOne(
    [1, 2, 3],
    (id) => Promise.resolve(id === 2 ? { error: 'no' } : {}),
    (tried) => heard.push(tried),
  );
  expect(result).toEqual({ done: 2, failedIds: [2], errors: ['no'] });
  expect(heard).toEqual([1, 2, 3]);
});
