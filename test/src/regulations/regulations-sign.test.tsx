import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { DiffText } from '@src/content/diff/DiffText';
import { clauseRules } from '@src/content/edit/clause-rules';
import { DraftConflict } from '@src/content/edit/DraftConflict';
import { inRegulations } from '@test/helpers/page/in-regulations';
import { SignBar } from '@src/features/regulations/reader/SignBar';
import type { Gate } from '@src/features/regulations/reader/use-gate';
import type { Reading } from '@src/content/reader/use-reading';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import {
  regulationToSign as regulation,
  versionToSign as version,
} from '@test/src/regulations/regulation-to-sign';
import type { ReactNode } from 'react';

beforeAll(() => startI18n('ru'));
afterEach(() => jest.restoreAllMocks());

const gate: Gate = {
  questions: [],
  isReady: true,
  isChecking: false,
  check: () => Promise.resolve({ questions: [] }),
};

const store = createStore();
const page = (content: ReactNode) => (
  <Provider store={store}>
    <ThemeRoot isDark={false}>
      <MemoryRouter>{content}</MemoryRouter>
    </ThemeRoot>
  </Provider>
);

const bar = (reading: Reading, isSuperseded = false, heldReason: string | null = null) => (
  <SignBar
    regulation={regulation}
    version={version}
    reading={reading}
    readingMin={10}
    isSuperseded={isSuperseded}
    heldReason={heldReason}
    reasons={null}
    gate={gate}
    rehearsal={null}
  />
);

const read: Reading = { seconds: 10, scrollPct: 100 };
const signButton = () => screen.findByRole('button', { name: 'Подписать' });

/** Returns a response to every request, and records the requests. */
function answer(...answers: (object | 'lost')[]) {
  // Rejections are also logged; this is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: { variables: { clientKey: string } }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push(JSON.parse(String(init?.body)));
    const next = answers[Math.min(asked.length, answers.length) - 1];
    if (next === 'lost' || next === undefined) throw new TypeError('lost');
    return new Response(JSON.stringify(next));
  });
  return asked;
}

const refusal = (code: string, message: string) => ({
  errors: [{ message, extensions: { type: 'GraphQLError', code } }],
});

describe('the sign bar', () => {
  test('shows what is missing, in the best order of doing it', async () => {
    const { rerender } = render(page(bar({ seconds: 0, scrollPct: 50 })));
    expect(await signButton()).toBeDisabled();
    expect(screen.getByText('Дочитайте текст до конца')).toBeInTheDocument();
    rerender(page(bar({ seconds: 4, scrollPct: 100 })));
    expect(await screen.findByText('Осталось читать 0:06')).toBeInTheDocument();
    rerender(page(bar(read)));
    expect(await screen.findByText('Отметьте, что ознакомились')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ознакомлен(а) и обязуюсь соблюдать' }));
    expect(await signButton()).toBeEnabled();
  });

  test('on a phone it is one line while the text is read, opens at its end, and may be opened before', async () => {
    const wide = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...wide(query),
      matches: query.includes('max-width'),
    }));
    const unread = page(bar({ seconds: 0, scrollPct: 50 }));
    const { rerender, unmount } = render(unread);
    expect(await screen.findByText('Дочитайте текст до конца')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    rerender(page(bar(read)));
    expect(await screen.findByRole('checkbox')).toBeInTheDocument();
    unmount();
    render(unread);
    await userEvent.click(await signButton());
    expect(screen.getByRole('checkbox')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Свернуть подписание' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('an outdated text cannot be signed', async () => {
    render(page(bar(read, true)));
    expect(await signButton()).toBeDisabled();
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });

  test('an unconfirmed sign-in shows why it cannot be used', async () => {
    render(page(bar(read, false, 'Сначала подтвердите данные входа')));
    expect(await signButton()).toBeDisabled();
    expect(await signButton()).toHaveAccessibleDescription('Сначала подтвердите данные входа');
    expect(screen.getByRole('button', { name: 'Отказаться…' })).toBeDisabled();
    expect(screen.getByRole('checkbox')).toBeDisabled();
  });

  test('pressing twice sends one request', async () => {
    const asked = answer(refusal('regulation.readingShort', 'Читать нужно ещё 3 с'));
    render(page(bar(read)));
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.dblClick(await signButton());
    expect(await screen.findByText('Читать нужно ещё 3 с')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  test('a lost connection keeps the key of the attempt, a response ends it', async () => {
    const asked = answer('lost', refusal('regulation.readingShort', 'Читать нужно ещё 3 с'), 'lost');
    render(page(bar(read)));
    await userEvent.click(await screen.findByRole('checkbox'));
    for (const count of [1, 2, 3]) {
      await userEvent.click(await signButton());
      await waitFor(() => expect(asked).toHaveLength(count));
      await act(async () => undefined);
    }
    const [first, second, third] = asked.map(({ variables }) => variables.clientKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test('a difference is marked by elements and symbols, not by color alone', async () => {
  const { container } = render(page(inRegulations(<DiffText from="Срок три дня" to="Срок пять дней" />)));
  await waitFor(() => expect(container.querySelector('ins')).not.toBeNull());
  expect(container.querySelector('del')).toHaveTextContent('удалено: три дня');
  expect(container.querySelector('ins')).toHaveTextContent('добавлено: пять дней');
});

test('the conflict shows whose text differs, and does only what was selected', async () => {
  const chosen = { onOverwrite: jest.fn(async () => undefined), onTakeTheirs: jest.fn(), onClose: jest.fn() };
  const { baseElement } = render(
    page(
      inRegulations(
        <DraftConflict
          message="Эту запись уже изменили: Петров И., 14:02"
          comparison={clauseRules.comparison(
            {
              ...{ id: 1, updatedAt: '2026-01-02T00:00:00Z', status: 'draft', approvals: [] },
              clauses: [
                { id: 'a', level: 1, number: '1', ownNumber: null, html: '<p>Срок три дня</p>', text: '' },
              ],
            },
            [{ id: 'a', level: 1, html: '<p>Срок пять дней</p>' }],
          )}
          {...chosen}
        />,
      ),
    ),
  );
  expect(await screen.findByText(/Петров И\., 14:02/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Показать отличия' }));
  expect(baseElement.querySelector('del')).toHaveTextContent('три дня');
  expect(baseElement.querySelector('ins')).toHaveTextContent('пять дней');
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect(chosen.onClose).toHaveBeenCalledTimes(1);
  expect(chosen.onOverwrite).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить мои изменения' }));
  expect(chosen.onOverwrite).toHaveBeenCalledTimes(1);
  expect(chosen.onTakeTheirs).not.toHaveBeenCalled();
});
