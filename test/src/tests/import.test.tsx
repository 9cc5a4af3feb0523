import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyQuestion } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { property } from '@src/api/errors';
import { BankImport } from '@src/features/tests/import/BankImport';
import { newQuestion } from '@src/features/tests/question/new-question';
import { ImportDialog } from '@src/features/tests/import/ImportDialog';
import { comparableWords } from '@domain/questions/typed-text';
import { runAlertAction } from '@src/store/alert-actions';
import { createStore } from '@src/store/store';
import { useBankImport } from '@src/features/tests/import/useBankImport';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

// Questions from a table or a text: reviewed, corrected in the grid, and written on confirmation.

/** The grid takes long to load and render on a busy machine. */
jest.setTimeout(90_000);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const wire = openPageWire();
const onAdd = jest.fn<void, [readonly AnyQuestion[]]>();
const onClose = jest.fn();

beforeEach(() => {
  onAdd.mockReset();
  onClose.mockReset();
});

const AIKEN = 'Кто?\nA. Кассир\nB. Охранник\nANSWER: A\n\nКогда?\nA. В 8\nB. В 9\nANSWER: D';

function open({ texts = [], room = limits.testQuestions }: { texts?: string[]; room?: number } = {}) {
  showPart(
    <ImportDialog
      title="Вопросы"
      texts={new Set(texts.map(comparableWords))}
      room={room}
      onAdd={onAdd}
      onClose={onClose}
    />,
  );
}

async function paste(text: string): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Вставьте вопросы' });
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Посмотреть вопросы' }));
  return user;
}

const rowOf = async (text: string) => {
  const cell = await screen.findByText(text);
  const row = cell.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`«${text}» stands in no row`);
  return row;
};

test('a row with an error is corrected in its cell, and nothing is written until it is confirmed', async () => {
  open();
  const user = await paste(AIKEN);
  const wrong = await rowOf('Когда?');
  expect(within(wrong).getByText('D – Нет такого варианта: «D»')).toBeVisible();
  expect(screen.getByText(/^1 строка с ошибками не будет добавлена/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить 1 вопрос' })).toBeEnabled();
  await user.dblClick(within(wrong).getByText('D – Нет такого варианта: «D»'));
  const cell = await screen.findByRole('textbox', { name: 'Верные ответы' });
  await user.clear(cell);
  await user.type(cell, '2{Enter}');
  const add = await screen.findByRole('button', { name: 'Добавить 2 вопроса' });
  expect(screen.getByText('Ошибок нет.')).toBeVisible();
  expect(within(await rowOf('Когда?')).getByText('Добавить')).toBeVisible();
  expect(screen.queryByText(/Нет такого варианта/)).toBeNull();
  expect(onAdd).not.toHaveBeenCalled();
  expect(wire.mutations()).toEqual([]);
  await user.click(add);
  const [questions = []] = onAdd.mock.calls[0] ?? [];
  expect(questions.map(({ text }) => text)).toEqual(['Кто?', 'Когда?']);
  const [, second] = questions;
  expect(second?.type === 'single' && second.key.rightIds).toEqual([
    second?.type === 'single' ? second.task.options[1]?.id : '',
  ]);
});

test('existing and duplicate questions are reported and skipped, unless the author wants them', async () => {
  open({ texts: ['КТО?'] });
  const twice = `${AIKEN.split('\n\n')[0]}\n\n${AIKEN.replace('D', 'B')}\n\nКогда?\nA. а\nB. б\nANSWER: A`;
  const user = await paste(twice);
  expect(await screen.findByRole('button', { name: 'Добавить 1 вопрос' })).toBeEnabled();
  expect(screen.getAllByText('Такой уже есть')).toHaveLength(1);
  expect(screen.getByText('Как в строке 1')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Повтор в строке 1' }));
  await user.click(await screen.findByRole('option', { name: 'Всё равно добавить' }));
  expect(await screen.findByRole('button', { name: 'Добавить 2 вопроса' })).toBeEnabled();
});

test('questions that do not fit into the test are reported with their rows', async () => {
  open({ room: 1 });
  await paste(AIKEN.replace('D', 'B'));
  expect(await screen.findByText('Не поместится')).toBeVisible();
  expect(screen.getByText(/^1 вопрос не поместится: в тесте может быть не больше 200/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить 1 вопрос' })).toBeEnabled();
});

test('a text without questions and a rejected table are reported, and the pasted text stays', async () => {
  wire.answer = ({ query }) =>
    query.includes('testTableRead')
      ? { data: { testTableRead: [{ number: 1, cells: ['а', 'б'] }] } }
      : { data: {} };
  open();
  await paste('а\tб');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не нашли строку с заголовками');
  expect(screen.getByRole('textbox', { name: 'Вставьте вопросы' })).toHaveValue('а\tб');
});

test('a missing clause is reported on its cell; the question of an existing one names it', async () => {
  const head = ['Тип', 'Вопрос', 'Варианты', 'Верные ответы', 'Код регламента', 'Пункт'];
  const rows = [
    head,
    ['Один ответ', 'Кто?', 'а\nб', '1', 'Р-1', '4.2'],
    ['Один ответ', 'Где?', 'а\nб', '1', 'Р-1', '9'],
  ];
  const source = { objectId: 7, clauseId: 'c', versionId: 3 };
  wire.answer = ({ query, variables }) => {
    if (query.includes('testTableRead')) {
      return { data: { testTableRead: rows.map((cells, index) => ({ number: index + 1, cells })) } };
    }
    return {
      data: {
        testNamedClauses: listOf(variables['clauses']).map((named) =>
          property(named, 'clause') === '4.2'
            ? { source, problem: null }
            : { source: null, problem: 'clause' },
        ),
      },
    };
  };
  open();
  const user = await paste('Тип\tВопрос');
  expect(await screen.findByText('9 – В регламенте нет такого пункта')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Добавить 1 вопрос' }));
  expect(onAdd.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ text: 'Кто?', source })]);
});

/** Without the grid: rendering it takes seconds and is not tested here. */
function Bank({ questions }: { questions: readonly AnyQuestion[] }) {
  const { sent, put } = useBankImport(onClose);
  return (
    <button type="button" disabled={sent !== null} onClick={() => void put(questions)}>
      add
    </button>
  );
}

test('the bank gets them in batches; a lost response loses nothing, and all are undone together', async () => {
  const questions = Array.from({ length: limits.testBankAdd + 1 }, () => newQuestion('single'));
  let fails = true;
  const sizes: Record<string, number[]> = { added: [], archived: [] };
  wire.answer = ({ query, variables }) => {
    if (query.includes('testBankArchiveMany')) {
      sizes['archived']?.push(listOf(variables['questionIds']).length);
      return { data: { testBankArchiveMany: 1 } };
    }
    const count = listOf(variables['questions']).length;
    if (count === 1 && fails) {
      fails = false;
      return {
        errors: [{ message: 'Не сейчас', extensions: { type: 'GraphQLError', code: 'files.busy' } }],
      };
    }
    sizes['added']?.push(count);
    return { data: { testBankAdd: { count } } };
  };
  const store = createStore();
  showPart(<Bank questions={questions} />, '/', store);
  const user = userEvent.setup();
  const add = await screen.findByRole('button', { name: 'add' });
  await user.click(add);
  await waitFor(() => expect(fails).toBe(false));
  await waitFor(() => expect(add).toBeEnabled());
  expect(sizes['added']).toEqual([limits.testBankAdd]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(add);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sizes['added']).toEqual([limits.testBankAdd, 1]);
  const undo = store.getState().alerts.items.flatMap(({ button }) => button ?? []);
  act(() => runAlertAction(undo[0]?.actionId ?? ''));
  await waitFor(() => expect(sizes['archived']).toEqual([limits.testBankAdd, 1]));
});

test('the client asks the bank for existing questions, and reports them', async () => {
  wire.answer = ({ query }) =>
    query.includes('testBankKnown') ? { data: { testBankKnown: ['Кто?'] } } : { data: {} };
  showPart(<BankImport onClose={onClose} />);
  await paste(AIKEN.replace('D', 'B'));
  expect(await screen.findByText('Такой уже есть', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить 1 вопрос' })).toBeEnabled();
});
