import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import {
  isCompleteAudience,
  isEmptyGroup,
  newGroup,
  toDraft,
  toInput,
  type AudienceDraft,
} from '@src/features/assignments/lib/audience';
import type { AssignmentRule } from '@src/entities/assignment/api';
import type { ObjectType } from '@src/features/assignments/api';
import { AudienceBuilder } from '@src/features/assignments/rules/AudienceBuilder';
import { AssignMany } from '@src/features/assignments/bulk/AssignMany';
import { RemindButton } from '@src/features/assignments/people/RemindButton';
import { RuleCard } from '@src/features/assignments/rules/RuleCard';
import { RuleDialog } from '@src/features/assignments/rules/RuleDialog';
import { ruleInput, ruleValues } from '@src/features/assignments/rules/rule-form';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

const subdivisions = [
  { id: 5, parentId: null, name: 'Продажи', isArchive: false, order: 1, employeesCount: 3 },
  { id: 6, parentId: 5, name: 'Опт', isArchive: false, order: 2, employeesCount: 1 },
  { id: 7, parentId: null, name: 'Закрытое', isArchive: true, order: 3, employeesCount: 0 },
];

beforeAll(() => startI18n('ru'));
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const { query }: { query: string } = JSON.parse(String(init?.body));
    const data = query.includes('subdivisions(')
      ? { subdivisions: { count: 3, items: subdivisions } }
      : query.includes('positions(')
        ? { positions: { count: 0, items: [] } }
        : { users: { count: 0, items: [] } };
    return new Response(JSON.stringify({ data }));
  });
});
afterEach(() => jest.restoreAllMocks());

describe('an audience', () => {
  const plain = { subdivisionIds: null, positionIds: null, userIds: null, statuses: null };

  test('is sent with only the conditions that are set', () => {
    const group = { ...newGroup(), subdivisionIds: [5], withChildren: false, hiredAfter: '2026-01-01' };
    expect(toInput({ groups: [group], exceptUserIds: [9] })).toEqual({
      groups: [{ subdivisionIds: [5], withChildren: false, hiredAfter: '2026-01-01' }],
      exceptUserIds: [9],
    });
  });

  test('of everyone drops subdivisions and people, not the status', () => {
    const group = { ...newGroup(), isAll: true, subdivisionIds: [5], statuses: ['adaptation'] };
    expect(toInput({ groups: [group], exceptUserIds: [] }).groups).toEqual([
      { all: true, statuses: ['adaptation'] },
    ]);
  });

  test('comes back from the server as it was sent', () => {
    const stored = {
      groups: [
        { ...plain, all: null, subdivisionIds: [5], withChildren: true, hiredAfter: null },
        { ...plain, all: true, withChildren: null, hiredAfter: '2026-02-03' },
      ],
      exceptUserIds: [1],
    };
    expect(toInput(toDraft(stored))).toEqual({
      groups: [
        { subdivisionIds: [5], withChildren: true },
        { all: true, hiredAfter: '2026-02-03' },
      ],
      exceptUserIds: [1],
    });
  });

  test('is complete when every group has a condition', () => {
    const all = { ...newGroup(), isAll: true };
    expect(isEmptyGroup(newGroup())).toBe(true);
    expect(isCompleteAudience({ groups: [], exceptUserIds: [] })).toBe(false);
    expect(isCompleteAudience({ groups: [all, newGroup()], exceptUserIds: [] })).toBe(false);
    expect(isCompleteAudience({ groups: [all], exceptUserIds: [] })).toBe(true);
  });
});

describe('a rule', () => {
  const rule: AssignmentRule = {
    id: 3,
    objectType: 'regulation',
    objectId: 4,
    title: '',
    audience: { groups: [], exceptUserIds: [] },
    startOffsetDays: 2,
    dueDays: null,
    recurrenceMonths: 12,
    onUnmatch: 'keep',
    isPaused: false,
    matchCount: 1,
    updatedAt: '2026-01-10T10:00:00.000Z',
  };

  test('that repeats keeps repeating when another part of it is changed', () => {
    const values = ruleValues(rule);
    const target = { objectType: 'regulation', objectId: 4 } as const;
    expect(ruleInput({ ...values, title: 'Новое' }, target, rule)).toMatchObject({ recurrenceMonths: 12 });
    expect(ruleInput({ ...values, recurrenceMonths: '' }, target, rule)).toMatchObject({
      recurrenceMonths: null,
    });
  });

  test('states its repetition in its card', async () => {
    render(
      <Provider store={createStore()}>
        <ThemeRoot isDark={false}>
          <RuleCard rule={rule} onEdit={() => {}} />
        </ThemeRoot>
      </Provider>,
    );
    expect(await screen.findByText(/повторять раз в 12 месяцев/)).toBeTruthy();
  });

  const wordsOf = async (objectType: ObjectType) => {
    const own = { ...rule, objectType };
    const { unmount } = render(
      <Provider store={createStore()}>
        <ThemeRoot isDark={false}>
          <RuleCard rule={own} onEdit={() => {}} />
          <AssignMany objectType={objectType} objects={[{ id: 4, name: 'Касса' }]} />
          <RemindButton objectType={objectType} objectId={4} />
          <RuleDialog objectType={objectType} objectId={4} rule={own} onClose={() => {}} />
        </ThemeRoot>
      </Provider>,
    );
    await screen.findByRole('dialog');
    const press = (name: string | RegExp) =>
      userEvent.click(screen.getByRole('button', { name, hidden: true }), { pointerEventsCheck: 0 });
    await press('Удалить');
    await press('Назначить');
    await press(/^Напомнить/);
    await userEvent.click(screen.getByRole('combobox', { name: /перестал подходить/, hidden: true }), {
      pointerEventsCheck: 0,
    });
    await screen.findAllByRole('option', { hidden: true });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(4);
    const words = document.body.textContent ?? '';
    unmount();
    return words;
  };

  test('of a course uses the word course everywhere, one of a document uses documents and signatures', async () => {
    expect(await wordsOf('education')).not.toMatch(/документ|подпи[сш]/i);
    const words = await wordsOf('regulation');
    expect(words).toMatch(/документ/);
    expect(words).not.toMatch(/курс|прошёл|прошли/);
  });
});

describe('the builder', () => {
  let latest: AudienceDraft;

  function Builder({ isChecked }: { isChecked: boolean }) {
    const [value, setValue] = useState<AudienceDraft>({ groups: [newGroup()], exceptUserIds: [] });
    latest = value;
    return (
      <AudienceBuilder objectType="regulation" value={value} isChecked={isChecked} onChange={setValue} />
    );
  }
  const open = (isChecked = false) =>
    render(
      <Provider store={createStore()}>
        <ThemeRoot isDark={false}>
          <Builder isChecked={isChecked} />
        </ThemeRoot>
      </Provider>,
    );

  test('selects subdivisions in a tree; archived ones are not offered', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Подразделения'));
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Продажи', 'Опт']);
    await userEvent.click(within(list).getByRole('option', { name: 'Опт' }));
    expect(latest.groups[0]?.subdivisionIds).toEqual([6]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'С вложенными подразделениями' }));
    expect(latest.groups[0]?.withChildren).toBe(false);
  });

  test('adds groups by «или», and removes all but the last one', async () => {
    open();
    expect(screen.queryByRole('button', { name: 'Убрать' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить группу «или»' }));
    expect(latest.groups).toHaveLength(2);
    const [, second] = screen.getAllByRole('button', { name: 'Убрать' });
    if (second) await userEvent.click(second);
    expect(latest.groups).toHaveLength(1);
  });

  test('for everyone asks for no subdivisions', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Все сотрудники' }));
    expect(latest.groups[0]?.isAll).toBe(true);
    expect(screen.queryByLabelText('Подразделения')).toBeNull();
  });

  test('highlights a group without conditions only on validation', async () => {
    const { unmount } = open(false);
    await screen.findByLabelText('Подразделения');
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    open(true);
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите хотя бы одно условие');
  });
});
