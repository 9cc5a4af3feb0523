import { Editor } from '@tiptap/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SafeHtml } from '@src/components/text/SafeHtml';
import type { GateQuestion } from '@src/features/regulations/api';
import { hasOtherPictures } from '@src/content/diff/PictureChanges';
import { PublishDialog } from '@src/content/edit/PublishDialog';
import { regulationDrafts } from '@src/features/regulations/edit/draft-source';
import { inRegulations } from '@test/helpers/page/in-regulations';
import { fromDocument, toDocument } from '@src/content/editor/clause-document';
import { authoringExtensions } from '@src/content/editor/extensions';
import { onlyToSign, type ClauseChangeRow } from '@src/content/lib/clause-changes';
import { isSameText } from '@src/content/lib/compare-drafts';
import { GateButton } from '@src/features/regulations/reader/GateDialog';
import { useGate } from '@src/features/regulations/reader/use-gate';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

beforeAll(async () => {
  // The test environment has none; ProseMirror creates one for pasted content.
  Object.defineProperty(globalThis, 'ClipboardEvent', { value: class extends Event {}, configurable: true });
  await startI18n('ru');
});
afterEach(() => jest.restoreAllMocks());

const store = createStore();
const page = (content: ReactNode) => (
  <Provider store={store}>
    <ThemeRoot isDark={false}>
      <MemoryRouter>{content}</MemoryRouter>
    </ThemeRoot>
  </Provider>
);

/** Returns responses in order, the last one for all further requests; records their variables. */
function answer(...answers: object[]) {
  const asked: Record<string, unknown>[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const body: { variables: Record<string, unknown> } = JSON.parse(String(init?.body));
    asked.push(body.variables);
    return new Response(JSON.stringify({ data: answers[Math.min(asked.length, answers.length) - 1] }));
  });
  return asked;
}

const clause = (html: string) => ({ id: 'c1', level: 1, html });
const picture = '<img data-content="7" alt="План">';
const name = '<span data-variable="fullName">{{fullName}}</span>';

describe('a text with pictures and variables', () => {
  let editor: Editor;
  let taken: File[] = [];
  const foreign = jest.fn();

  beforeEach(() => {
    taken = [];
    editor = new Editor({
      element: document.body.appendChild(document.createElement('div')),
      extensions: authoringExtensions({
        pictures: {
          addressOf: (id) => (id === '7' ? '/statics/closed/7.png?signature=x' : undefined),
          onFiles: (files) => taken.push(...files),
          onForeign: foreign,
        },
        variables: { nameOf: () => 'ФИО' },
        clauses: { placeholder: '', keys: '' },
      }),
      injectCSS: false,
    });
  });
  afterEach(() => editor.destroy());

  const open = (html: string) =>
    editor.commands.setContent(toDocument(editor.schema, [clause(html)]).toJSON());
  const html = () => fromDocument(editor.state.doc)[0]?.html;

  test('is saved as it was loaded, without temporary addresses and the reader’s values', () => {
    open(`<p>Я, <span data-variable="fullName">Иванов</span></p>${picture}`);
    expect(html()).toBe(`<p>Я, ${name}</p>${picture}`);
    const image = editor.view.dom.querySelector('img[alt="План"]');
    expect(image).toHaveAttribute('src', '/statics/closed/7.png?signature=x');
    expect(image).toHaveAttribute('alt', 'План');
    expect(editor.view.dom).toHaveTextContent('Я, ФИО');
  });

  test('gets a picture and a variable at the cursor', () => {
    open('<p>Я</p>');
    editor.commands.setTextSelection(3);
    editor.commands.insertVariable('leader');
    editor.commands.insertPicture('7', 'План');
    expect(html()).toContain('<p>Я<span data-variable="leader">{{leader}}</span></p><img data-content="7"');
  });

  test('drops a pasted picture of another text, and says so', () => {
    open('<p>Начало</p>');
    editor.view.pasteHTML('<p>Слова</p><img data-content="8" alt="Чужая">');
    expect(html()).not.toContain('data-content="8"');
    expect(html()).toContain('Слова');
    expect(foreign).toHaveBeenCalled();
  });

  test('is the same text for any reader at any time', () => {
    const stored = `<p>Я, ${name}</p>${picture}`;
    const served = `<p>Я, <span data-variable="fullName">Иванов</span></p><img data-content="7" alt="План" />`;
    expect(isSameText([clause(stored)], [clause(served)])).toBe(true);
    expect(isSameText([clause(stored)], [clause(served.replace('"7"', '"8"'))])).toBe(false);
  });

  test('shows a picture by its address, and its description where it has none', () => {
    const { container, rerender } = render(
      page(<SafeHtml html={picture} pictures={new Map([['7', '/statics/closed/7.png']])} />),
    );
    expect(screen.getByRole('img', { name: 'План' })).toHaveAttribute('src', '/statics/closed/7.png');
    rerender(page(<SafeHtml html={picture} />));
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('План');
  });

  test('runs no script from a description', () => {
    const hostile = '<img data-content="7" alt="x" onerror="alert(1)" src="javascript:alert(1)">';
    const { container } = render(
      page(<SafeHtml html={hostile} pictures={new Map([['7', '/statics/closed/7.png']])} />),
    );
    expect(container.querySelector('img')?.getAttributeNames().sort()).toEqual([
      'alt',
      'data-content',
      'src',
    ]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/statics/closed/7.png');
  });
});

describe('a difference', () => {
  const row = (id: string, from: string, to: string | null): ClauseChangeRow => {
    const made = (html: string) => ({ id, level: 1, number: '1', html, text: html });
    return { kind: to === null ? 'removed' : 'changed', from: made(from), to: to === null ? null : made(to) };
  };

  test('in pictures is shown as pictures', () => {
    expect(hasOtherPictures(row('a', picture, picture.replace('7', '8')))).toBe(true);
    expect(hasOtherPictures(row('a', `<p>Было</p>${picture}`, `<p>Стало</p>${picture}`))).toBe(false);
  });

  test('that requires no signature is no difference, and a silent removal is empty', () => {
    const rows = [row('a', 'было', 'стало'), row('b', 'было', 'стало'), row('c', 'было', null)];
    expect(onlyToSign(rows, ['b']).map(({ kind, to }) => [kind, to?.id])).toEqual([
      ['same', 'a'],
      ['changed', 'b'],
    ]);
  });
});

describe('the questions before signing', () => {
  const question: GateQuestion = {
    id: 'q1',
    kind: 'single',
    text: '<script>alert(1)</script>Что мыть?',
    clauseId: 'c1',
    chosenIds: null,
    isRight: false,
    explanation: null,
    options: [
      { id: 'a', text: 'Руки' },
      { id: 'b', text: 'Ноги' },
    ],
  };
  const version = { id: 20, clauses: [{ ...clause(''), number: '1', text: '' }] };

  test('show which answer is wrong and where to read, then why the right one is right', async () => {
    const asked = answer(
      { regulationAnswer: [{ ...question, chosenIds: ['b'] }] },
      { regulationAnswer: [{ ...question, chosenIds: ['a'], isRight: true, explanation: 'Чистые руки' }] },
    );
    const user = userEvent.setup();
    const Asked = () => (
      <GateButton
        version={version}
        gate={useGate({ id: 2, gateQuestions: [question] }, version.id)}
        text=""
      />
    );
    render(page(<Asked />));
    await user.click(await screen.findByRole('button', { name: 'Вопросы: 0 из 1' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/<script>alert\(1\)<\/script>Что мыть/)).toBeInTheDocument();
    const check = dialog.getByRole('button', { name: 'Проверить' });
    expect(check).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Ноги' }));
    await user.click(check);
    expect(await dialog.findByText(/^Неверно/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Перечитать пункт 1' })).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Руки' }));
    await user.click(check);
    expect(await dialog.findByText('Чистые руки')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Проверить' })).toBeNull();
    expect(asked[1]).toEqual({
      answer: { regulationId: 2, versionId: 20, answers: [{ questionId: 'q1', optionIds: ['a'] }] },
    });
  });
});

test('publishing recounts for every clause marked as needing no signature', async () => {
  const preview = {
    ...{
      changedCount: 2,
      clauseCount: 5,
      resignCount: 3,
      resignClauseCount: 2,
      resignSec: 60,
      waitingCount: 0,
    },
    changes: [
      { clauseId: 'a', number: '1', title: 'Первый', kind: 'changed' },
      { clauseId: 'b', number: '2', title: 'Второй', kind: 'added' },
    ],
    staleQuestions: [{ id: 'q', text: 'Когда?', number: '1', rightAnswers: ['В девять'] }],
  };
  const asked = answer(
    { regulationPublishPreview: preview },
    { regulationPublishPreview: { ...preview, resignClauseCount: 1, resignSec: 20 } },
    { regulationPublish: { id: 2, status: 'published', currentVersion: { id: 30, label: '2.0' } } },
  );
  const user = userEvent.setup();
  const onPublished = jest.fn();
  render(
    page(
      inRegulations(
        <PublishDialog
          source={regulationDrafts}
          objectId={2}
          draft={{ id: 30, updatedAt: '2026-01-01T00:00:00Z' }}
          isFirst={false}
          onPublished={onPublished}
          onClose={() => undefined}
        />,
      ),
    ),
  );
  expect(await screen.findByText(/2 пункта, чтение 1:00/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Второй/ }));
  expect(await screen.findByText(/1 пункт, чтение 0:20/)).toBeInTheDocument();
  expect(asked[1]).toEqual({ id: 2, significance: 'major', silentClauseIds: ['b'] });
  expect(screen.getByText('К пункту 1: Когда?')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Вопрос верен и для нового текста: Когда?' }));
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await screen.findByText(/1 пункт/);
  expect(asked[2]).toMatchObject({
    publication: { silentClauseIds: ['b'], significance: 'major', confirmedQuestionIds: ['q'] },
  });
});
