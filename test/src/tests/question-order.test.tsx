import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AnyQuestion } from '@domain/questions/question';
import { QuestionsEditor } from '@src/features/tests/edit/QuestionsEditor';
import type { Asked } from '@src/features/tests/edit/test-text';
import { newQuestion } from '@src/features/tests/question/new-question';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The list of questions in the editor, and the strip of a question whose clause has changed. */
const wire = openPageWire();
beforeAll(() => loadTranslations(['tests', 'content']));

const bank = { testBank: { tags: [], items: [], count: 0 } };
beforeEach(() => {
  wire.answer = () => ({ data: bank });
});

const named = (id: string): AnyQuestion => ({ ...newQuestion('single'), id, text: `Вопрос ${id}` });

function Editor({ initial, isReadOnly }: { initial: Asked; isReadOnly: boolean }) {
  const [asked, setAsked] = useState(initial);
  return (
    <>
      <output>{asked.questions.map(({ id }) => id).join(' ')}</output>
      <QuestionsEditor
        {...{ testId: 5, initial, isReadOnly, isShuffled: false }}
        onChange={setAsked}
        onFlush={() => Promise.resolve(true)}
      />
    </>
  );
}

const show = (questions: AnyQuestion[], isReadOnly = false) =>
  showPart(<Editor initial={{ questions, draws: [] }} isReadOnly={isReadOnly} />, '/tests/editor?testId=5');

const ROW = 40;

/** The page is not laid out here: rows stand below one another. */
function layOut(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at * ROW, 300, ROW);
  });
}

const rows = () => within(screen.getByRole('navigation', { name: 'Вопросы теста' })).getAllByRole('listitem');

test('a question is dragged to its place, past several others', async () => {
  layOut();
  show(['a', 'b', 'c', 'd'].map(named));
  const handle = rows()[0]?.querySelector('[aria-hidden]') ?? document.body;
  const send = (type: string, clientY: number) =>
    act(async () => {
      const event = new MouseEvent(type, { clientX: 5, clientY, button: 0, bubbles: true });
      // The environment has no pointer events.
      fireEvent(type === 'pointerdown' ? handle : document, Object.assign(event, { isPrimary: true }));
    });
  await send('pointerdown', 5);
  for (const y of [20, 60, 2 * ROW + 5, 2 * ROW + 6]) await send('pointermove', y);
  await send('pointerup', 2 * ROW + 6);
  expect(await screen.findByText('b c a d')).toBeVisible();
});

test('the keyboard moves it by its buttons', async () => {
  const user = userEvent.setup();
  show(['a', 'b', 'c'].map(named));
  const down = within(screen.getByRole('navigation', { name: 'Вопросы теста' })).getAllByRole('button', {
    name: /ниже/i,
  });
  act(() => down[0]?.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('b a c')).toBeVisible();
});

test('«Изменить» beside a question whose clause has changed leads to its text', async () => {
  const user = userEvent.setup();
  const source = { objectId: 9, versionId: 1, clauseId: 'c1' };
  const view = {
    ...{ questionId: 'a', state: 'changed', changes: [], currentVersionId: 2 },
    ...{
      publishedAt: '2026-03-01T00:00:00Z',
      link: { code: 'Р-1', name: 'Касса', number: '4.2', route: '/' },
    },
  };
  const version = { id: 1, sources: [view] };
  wire.answer = ({ query }) =>
    query.includes('query testSources(')
      ? { data: { test: { id: 5, currentVersion: version, draftVersion: null } } }
      : { data: bank };
  show([{ ...named('a'), source }]);
  await screen.findByText('Проверьте, верны ли вопрос и ответ.');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  expect(screen.getByRole('textbox', { name: 'Текст вопроса' })).toHaveFocus();
});
