import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { startI18n } from '@src/lib/i18n';

beforeAll(() => startI18n('ru'));

const schema = object({ name: string() });

async function show(props: ComponentProps<typeof SaveBar> = {}) {
  render(
    <AppForm initialValues={{ name: 'Пекарь' }} schema={schema} onSubmit={() => Promise.resolve()}>
      <FormTextField name="name" label="Название" />
      <SaveBar {...props} />
    </AppForm>,
  );
  const button = await screen.findByRole('button', { name: 'Сохранить' });
  return { button, position: () => getComputedStyle(button.parentElement ?? button).position };
}

test('«Сохранить» is visible before the first change, and enabled from then on', async () => {
  const { button, position } = await show();
  expect(button).toBeDisabled();
  expect(position()).toBe('sticky');
  await userEvent.type(screen.getByLabelText('Название'), '!');
  expect(button).toBeEnabled();
});

test('a new object may be saved unchanged', async () => {
  const { button, position } = await show({ isOnlyDirty: false });
  expect(button).toBeEnabled();
  expect(position()).toBe('sticky');
});

test('one of several forms on a page shows its bar after the first change', async () => {
  const { position } = await show({ isOneOfMany: true });
  expect(position()).toBe('static');
  await userEvent.type(screen.getByLabelText('Название'), '!');
  expect(position()).toBe('sticky');
});
