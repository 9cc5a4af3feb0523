import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GateQuestion } from '@src/features/regulations/api';
import { Signing } from '@src/features/regulations/reader/Signing';
import { useRehearsedGate } from '@src/features/regulations/reader/use-gate';
import { useRehearsal } from '@src/features/regulations/reader/use-rehearsal';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { regulationToSign, versionToSign } from '@test/src/regulations/regulation-to-sign';

beforeAll(() => startI18n('ru'));
afterEach(() => jest.restoreAllMocks());

const regulation = {
  ...regulationToSign,
  signMethod: 'password' as const,
  abilities: { ...regulationToSign.abilities, canEdit: true, canSign: false, canRehearse: true },
};
const question: GateQuestion = {
  id: 'q1',
  kind: 'single',
  text: 'Что мыть?',
  clauseId: null,
  chosenIds: null,
  isRight: false,
  explanation: null,
  options: [
    { id: 'a', text: 'Руки' },
    { id: 'b', text: 'Ноги' },
  ],
};

/** The signing part of the reader, with a button that starts the rehearsal. */
function Page() {
  const rehearsal = useRehearsal(regulation);
  return (
    <>
      {rehearsal.start ? <button onClick={rehearsal.start}>start</button> : null}
      <Signing
        regulation={regulation}
        version={versionToSign}
        reading={{ seconds: 0, scrollPct: 0 }}
        readingMin={60}
        isSuperseded={false}
        heldReason={null}
        reasons={() => null}
        next="дальше"
        rehearsal={rehearsal}
      />
    </>
  );
}

/** Answers the questions with these lists in order, and records the names of all operations. */
function serve(...lists: GateQuestion[][]) {
  const asked: { query: string; variables: { answer?: { answers: unknown[] } } }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push(JSON.parse(String(init?.body)));
    const data = { regulationRehearsal: lists[Math.min(asked.length, lists.length) - 1] };
    return new Response(JSON.stringify({ data }));
  });
  return asked;
}

test('a rehearsal goes through reading, questions and agreement, sends nothing but the questions, and says so', async () => {
  const asked = serve([question], [{ ...question, chosenIds: ['a'], isRight: true }]);
  const user = userEvent.setup();
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </ThemeRoot>
    </Provider>,
  );
  expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'start' }));
  expect(await screen.findByText(/Это репетиция: подпись не поставится/)).toHaveTextContent(
    /введёт здесь свой пароль/,
  );
  expect(screen.queryByLabelText('Ваш пароль')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Отказаться…' })).toBeNull();
  const sign = screen.getByRole('button', { name: 'Подписать' });
  await user.click(await screen.findByRole('button', { name: 'Вопросы: 0 из 1' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Ваши ответы не сохранятся/)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Руки' }));
  await user.click(dialog.getByRole('button', { name: 'Проверить' }));
  await user.click(await dialog.findByRole('button', { name: 'Готово' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ознакомлен(а) и обязуюсь соблюдать' }));
  expect(sign).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Пропустить чтение' }));
  await user.click(sign);

  const result = screen.getByRole('status', { name: 'Репетиция подписи' });
  const heading = within(result).getByRole('heading', { name: 'Репетиция пройдена, подписи нет' });
  expect(heading).toHaveFocus();
  expect(within(result).getByText(/В историю и лист ознакомления ничего не попало/)).toBeInTheDocument();
  // It is no signature: nothing offers a certificate or the next task.
  expect(within(result).queryByRole('button', { name: 'Подтверждение подписи' })).toBeNull();
  expect(asked.map(({ variables }) => variables.answer?.answers)).toEqual([
    [],
    [{ questionId: 'q1', optionIds: ['a'] }],
  ]);
  expect(asked.every(({ query }) => query.trim().startsWith('query'))).toBe(true);

  await user.click(within(result).getByRole('button', { name: 'Пройти ещё раз' }));
  expect(await screen.findByRole('button', { name: 'Вопросы: 0 из 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Закончить репетицию' }));
  expect(screen.queryByRole('button', { name: 'Подписать' })).toBeNull();
  expect(screen.getByRole('button', { name: 'start' })).toBeInTheDocument();
});

test('the answers of a rehearsal, which nothing stores, are asked about together with the earlier ones', async () => {
  const asked = serve([question], [question], [question]);
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useRehearsedGate(regulation, versionToSign.id, true), { wrapper });
  await waitFor(() => expect(result.current.isReady).toBe(true));
  for (const questionId of ['q1', 'q2'])
    await act(async () => {
      await result.current.check([{ questionId, optionIds: ['a'] }]);
    });
  expect(asked.map(({ variables }) => variables.answer?.answers)).toEqual([
    [],
    [{ questionId: 'q1', optionIds: ['a'] }],
    ['q1', 'q2'].map((questionId) => ({ questionId, optionIds: ['a'] })),
  ]);
});
