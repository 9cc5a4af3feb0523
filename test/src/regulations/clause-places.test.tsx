import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditedClause } from '@src/content/editor/clause-document';
import { ClauseEditor } from '@src/content/editor/ClauseEditor';
import { useAddPicture } from '@src/features/regulations/edit/draft-source';
import { clauseOf } from '@test/helpers/page/clause-editing';
import { inRegulations } from '@test/helpers/page/in-regulations';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

openPageWire();
beforeAll(() => {
  // The test environment measures no text; the editor needs it to scroll the cursor into view.
  const nowhere = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };
  Object.assign(Range.prototype, nowhere);
});

let written: EditedClause[];
const words = () => written.map(({ level, html }) => [level, html]);

async function open({ isReadOnly = false } = {}) {
  written = [];
  showPart(
    inRegulations(
      <ClauseEditor
        objectId={1}
        useAddPicture={useAddPicture}
        pictures={[]}
        initial={[
          clauseOf('a', 1, '<p>Утро</p>'),
          clauseOf('b', 2, '<p>Свет</p>'),
          clauseOf('c', 2, '<p>Дверь</p>'),
        ]}
        isReadOnly={isReadOnly}
        onChange={(clauses) => {
          written = clauses;
        }}
        onBlur={() => undefined}
      />,
    ),
  );
  await screen.findByRole('textbox', { name: 'Текст регламента' });
}

test('the area of the text is 300 px high, and higher only for a longer text', async () => {
  await open();
  const heights: string[] = [];
  for (
    let element: Element | null = screen.getByRole('textbox', { name: 'Текст регламента' });
    element;
    element = element.parentElement
  ) {
    heights.push(getComputedStyle(element).minHeight);
  }
  expect(heights.filter((height) => /^[1-9]/.test(height))).toEqual(['300px']);
});

const atEnd = () => screen.getByRole('button', { name: 'Добавить пункт в конце' });

test('after the last clause comes the button for the next one, wherever the cursor is', async () => {
  await open();
  await userEvent.click(atEnd());
  expect(words()).toEqual([
    [1, '<p>Утро</p>'],
    [2, '<p>Свет</p>'],
    [2, '<p>Дверь</p>'],
    [2, '<p></p>'],
  ]);
});

test('«Пункт» is written once: the clause’s tools add one by a sign', async () => {
  await open();
  expect(screen.getAllByText('Пункт')).toEqual([atEnd()]);
  expect(screen.getByRole('button', { name: 'Добавить пункт после 1' }).textContent).toBe('');
});

test('by keyboard it comes after the clause’s tools, which are reached by leaving the text', async () => {
  await open();
  const own = screen.getByRole('toolbar', { name: 'Пункт 1' });
  expect(own.compareDocumentPosition(atEnd())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => atEnd().focus());
  await userEvent.keyboard('{Enter}');
  expect(words()).toHaveLength(4);
});

test('below the hovered clause is a button for a new one, below the last one only the final button', async () => {
  await open();
  fireEvent.mouseMove(screen.getByText('Свет'));
  await userEvent.click(screen.getByTitle('Добавить пункт после 1.1'));
  expect(words()).toEqual([
    [1, '<p>Утро</p>'],
    [2, '<p>Свет</p>'],
    [2, '<p></p>'],
    [2, '<p>Дверь</p>'],
  ]);
  fireEvent.mouseMove(screen.getByText('Дверь'));
  expect(screen.queryByTitle('Добавить пункт после 1.3')).toBeNull();
});

test('a read-only text offers no new clause', async () => {
  await open({ isReadOnly: true });
  fireEvent.mouseMove(screen.getAllByText('Утро')[0] ?? document.body);
  expect(screen.queryByTitle(/Добавить пункт/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Добавить пункт/ })).toBeNull();
});
