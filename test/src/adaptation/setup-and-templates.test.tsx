import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetupChecklist } from '@src/features/organization/components/SetupChecklist';
import { TemplatesDialog } from '@src/features/structure/outline/TemplatesDialog';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

const wire = openPageWire();

const keys = [
  'employee',
  'subdivision',
  'position',
  'regulation',
  'assignment',
  'role',
  'card',
  'logo',
] as const;
const stepsOf = (done: number) =>
  keys.map((key, index) => ({ key, isDone: index < done, isOptional: false }));

test('the setup begins with people and links to their import; completed steps say so without a link', async () => {
  showPart(<SetupChecklist steps={stepsOf(0)} onLogo={() => undefined} />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Загрузите людей');
  expect(within(first ?? document.body).getByRole('link')).toHaveAttribute('href', '/employees/import');
});

test('the setup ends with a message and the next steps, and disappears once it was read', async () => {
  showPart(<SetupChecklist steps={stepsOf(keys.length)} onLogo={() => undefined} />);
  const end = await screen.findByRole('region', { name: 'Всё готово' });
  expect(within(end).getAllByRole('link').length).toBeGreaterThan(1);
  expect(screen.queryByText(/Загрузите людей/)).toBeNull();
});

test('structure templates are cards: the contents of each and their number; a click applies its list', async () => {
  const taken: string[] = [];
  showPart(<TemplatesDialog onChoose={(text) => taken.push(text)} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  const cards = await within(dialog).findAllByRole('listitem');
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card).toHaveTextContent(/\d+ подразделени.* \d+ должност/);
  // The list itself is pasted elsewhere: there is nothing to type here.
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  const [first] = within(dialog).getAllByRole('button');
  await userEvent.click(first ?? dialog);
  expect(taken[0]?.split('\n').length).toBeGreaterThan(3);
  expect(wire.mutations()).toEqual([]);
});
