import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { AppForm } from '@src/components/form/AppForm';
import { FormTextField } from '@src/components/form/FormTextField';
import { SaveBar } from '@src/components/form/SaveBar';
import { startI18n } from '@src/lib/i18n';

beforeAll(() => startI18n('ru'));

const schema = object({ name: string() });

async function show(isOnlyDirty?: boolean) {
  render(
    <AppForm initialValues={{ name: 'Пекарь' }} schema={schema} onSubmit={() => Promise.resolve()}>
      <FormTextField name="name" label="Название" />
      <SaveBar isOnlyDirty={isOnlyDirty} />
    </AppForm>,
  );
  const button = await screen.findByRole('button', { name: 'Сохранить' });
  return { button, position: () => getComputedStyle(button.parentElement ?? button).position };
}

test('«Сохранить» comes into sight with the first change, and stands at the end of the form before', async () => {
  const { button, position } = await show();
  expect(button).toBeDisabled();
  expect(position()).toBe('static');
  await userEvent.type(screen.getByLabelText('Название'), '!');
  expect(button).toBeEnabled();
  expect(position()).toBe('sticky');
});

test('what is new may be saved as it is, and is always in sight', async () => {
  const { button, position } = await show(false);
  expect(button).toBeEnabled();
  expect(position()).toBe('sticky');
});
