import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentKindContext } from '@src/content/content-kind';
import { NotesSection } from '@src/content/notes/NotesSection';
import { useNotes } from '@src/content/notes/use-notes';
import { educationKinds } from '@src/features/educations/kind';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** People's private notes during their studies. */
const wire = openPageWire();

function Page() {
  const notes = useNotes(5);
  return (
    <NotesSection
      notes={notes}
      clauses={[]}
      onGo={() => undefined}
      action={<button onClick={() => notes.write({ atSec: 90 })}>Записать</button>}
    />
  );
}

async function open(): Promise<HTMLElement> {
  showPart(
    <ContentKindContext value={educationKinds.video}>
      <Page />
    </ContentKindContext>,
    '/education/video/5',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Записать' }));
  return screen.findByRole('dialog');
}

test('a note whose response was lost is sent with the same key, so that it is stored once; the next one has its own key', async () => {
  const keys: unknown[] = [];
  wire.answer = ({ query, variables }) => {
    if (!query.includes('contentNoteSave')) return { data: { contentNotes: [] } };
    keys.push(variables.clientKey);
    if (keys.length === 1) return { errors: [{ message: 'нет', extensions: { code: 'unavailable' } }] };
    const note = { id: 1, clauseId: null, atSec: 90, text: 'Касса', updatedAt: '2026-03-01T00:00:00Z' };
    return { data: { contentNoteSave: note } };
  };
  const dialog = await open();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Касса');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Сохранить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Записать' }));
  const next = await screen.findByRole('dialog');
  await userEvent.type(within(next).getByRole('textbox'), 'Ещё');
  await userEvent.click(within(next).getByRole('button', { name: 'Сохранить' }));
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
