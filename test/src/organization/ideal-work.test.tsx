import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import type { GapCheck, GapSide } from '@src/features/organization/api';
import { byDifference, markedRows } from '@src/features/organization/ideal/gap-rows';
import { GapView } from '@src/features/organization/ideal/GapView';
import { templateFor } from '@src/features/organization/ideal/templates';
import { startI18n } from '@src/lib/i18n';
import { showPart } from '@test/helpers/page/page-wire';

type Row = GapCheck['rows'][number];

const row = (id: number, text: string, self: number | null, leader: number | null): Row => ({
  ...{ id, text, self, leader, layer: 'company', selfComment: '', leaderComment: '' },
});
const check = (rows: Row[], selfAt: string | null, leaderAt: string | null): GapCheck => ({
  ...{ id: 7, period: 'day30', periodStart: '2026-02-02', createdAt: '2026-03-04T09:00:00Z' },
  ...{ rows, selfAt, leaderAt, leader: null },
});

const sentSchema = z.object({
  variables: z.object({
    marks: z.array(z.object({ rowId: z.number(), mark: z.number(), comment: z.string() })).optional(),
  }),
});
let sent: z.infer<typeof sentSchema>['variables'][] = [];

beforeAll(() => startI18n('ru'));
afterEach(() => jest.restoreAllMocks());

function open(item: GapCheck, side: GapSide = 'self') {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    const { variables } = sentSchema.parse(JSON.parse(String(init?.body)));
    if (variables.marks) sent.push(variables);
    const data = variables.marks
      ? { gapCheckAnswer: { id: item.id } }
      : { gapChecks: { side, statements: 3, items: [item] } };
    return Promise.resolve(new Response(JSON.stringify({ data })));
  });
  showPart(<GapView userId={1} />);
  return userEvent.setup();
}

const rows = [row(1, 'Ответ за день', null, null), row(2, 'Касса готова', null, null)];
const group = (text: string) => screen.findByRole('radiogroup', { name: `Оценка: ${text}` });
const mark = async (text: string, value: string) =>
  within(await group(text)).getByRole('radio', { name: value });

test('a statement without a mark is highlighted, nothing is sent, and the given marks stay', async () => {
  const user = open(check(rows, null, null));
  await user.click(await mark('Ответ за день', '8'));
  expect(screen.getByText(/Оценено 1 из 2/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отправить оценки' }));
  expect(await screen.findByText('Заполните поле')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(await mark('Касса готова', '0'));
  await user.click(screen.getByRole('button', { name: 'Отправить оценки' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.marks).toEqual([
    { rowId: 1, mark: 8, comment: '' },
    { rowId: 2, mark: 0, comment: '' },
  ]);
});

test('after answering a person waits for the other side, and is not asked again', async () => {
  open(check(rows, '2026-03-04T09:00:00Z', null));
  expect(await screen.findByText(/Вторые оценки вы увидите/)).toBeVisible();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('the result is shown in a table too, the widest difference first, in words', async () => {
  const marked = [row(1, 'Ответ за день', 8, 7), row(2, 'Касса готова', 3, 9), row(3, 'Записано', 5, 5)];
  open(check(marked, '2026-03-04T09:00:00Z', '2026-03-05T09:00:00Z'), 'leader');
  const table = await screen.findByRole('table', { name: 'Что получилось' });
  const lines = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
  expect(lines[0]).toContain('Касса готова');
  expect(lines[0]).toContain('сотрудник ниже на 6');
  expect(lines[1]).toContain('сотрудник выше на 1');
  expect(lines[2]).toContain('совпало');
  expect(screen.getByText(/самооценка 5,3, оценка руководителя 7\./)).toBeVisible();
});

test('of equal differences the weaker statement comes first', () => {
  const marked = markedRows({
    rows: [row(1, 'Сильное', 9, 8), row(2, 'Слабое', 3, 2), row(3, 'Пустое', null, 4)],
  });
  expect(byDifference(marked).map(({ text, number }) => [text, number])).toEqual([
    ['Слабое', 2],
    ['Сильное', 1],
  ]);
});

test.each([
  ['Пекарь', 'production'],
  ['Старший продавец-консультант', 'shop'],
  ['Руководитель отдела продаж', 'lead'],
  ['Хранитель музея', 'any'],
])('«%s» is offered the template «%s»', (name, set) => {
  const words: Record<string, string> = {
    production: 'пекар',
    shop: 'продавец',
    lead: 'руководител',
    sales: 'продаж',
  };
  expect(templateFor(name, (item) => words[item] ?? '—')).toBe(set);
});
