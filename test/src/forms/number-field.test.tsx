import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { AppForm } from '@src/components/form/AppForm';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { NativeNumberField } from '@src/features/auth/native/NativeNumberField';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Number fields: plus and minus buttons and arrow keys, within optional bounds. */
openPageWire();
beforeAll(() => i18next.loadNamespaces(['common', 'validation']));

const own = { name: 'count', label: 'Сколько' };

async function open(field: ReactElement) {
  showPart(
    <AppForm initialValues={{ count: 2 }} onSubmit={() => Promise.resolve()}>
      {field}
    </AppForm>,
  );
  const user = userEvent.setup();
  const input = await screen.findByLabelText(/^Сколько/);
  const button = (name: string) => screen.getByRole('button', { name });
  return { user, input, more: button('Больше'), less: button('Меньше') };
}

test.each([
  ['in the workspace', <FormNumberField key="1" {...own} min={0} max={3} />],
  ['on the landing page', <NativeNumberField key="2" {...own} min={0} max={3} />],
])('%s they stay within the bounds', async (_where, field) => {
  const { user, input, more, less } = await open(field);
  await user.click(more);
  expect(input).toHaveValue('3');
  expect(more).toBeDisabled();
  await user.type(input, '{ArrowUp}');
  expect(input).toHaveValue('3');
  await user.type(input, '{ArrowDown}{ArrowDown}');
  expect(input).toHaveValue('1');
  await user.click(less);
  expect(input).toHaveValue('0');
  expect(less).toBeDisabled();
  await user.type(input, '{ArrowDown}');
  expect(input).toHaveValue('0');
  // A typed number outside of the bounds returns to the nearest one.
  await user.clear(input);
  await user.type(input, '40');
  await user.click(less);
  expect(input).toHaveValue('3');
});

test('an empty field begins at the lowest number', async () => {
  const { user, input, more } = await open(<FormNumberField {...own} min={1} max={3} />);
  await user.clear(input);
  await user.click(more);
  expect(input).toHaveValue('1');
});

test('without bounds every integer is possible', async () => {
  const { user, input, less } = await open(<FormNumberField {...own} />);
  for (let press = 0; press < 3; press += 1) await user.click(less);
  expect(input).toHaveValue('-1');
});
