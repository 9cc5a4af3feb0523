import { screen } from '@testing-library/react';
import { StartStep } from '@src/features/employees/import/StartStep';
import { OutlineFile } from '@src/features/structure/outline/OutlineFile';
import { ImportStart } from '@src/features/tests/import/ImportStart';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** A field for a table names every kind of file that it accepts, also those that other uploads do not. */

const wire = openPageWire();
const nothing = () => undefined;

test.each([
  ['people', <StartStep />],
  ['questions', <ImportStart onRead={nothing} />],
  ['an outline of the structure', <OutlineFile onRead={nothing} />],
])('a table of %s', async (_what, field) => {
  wire.answer = () => ({ data: {} });
  showPart(field);
  await screen.findAllByText(/xlsx/i);
  const input = document.querySelector('input[type=file]');
  const accepted = (input?.getAttribute('accept') ?? '').split(',').map((extension) => extension.slice(1));
  expect(accepted).toContain('csv');
  const page = document.body.textContent.toLowerCase();
  expect(accepted.filter((extension) => !page.includes(extension))).toEqual([]);
});
