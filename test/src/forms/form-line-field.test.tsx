import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { FormLineField } from '@src/components/form/FormLineField';
import { startI18n } from '@src/lib/i18n';

beforeAll(() => startI18n('ru'));

test('a line wraps instead of being cut: line breaks are spaces in it, and Enter sends the form', async () => {
  const onSubmit = jest.fn();
  render(
    <AppForm initialValues={{ title: '' }} onSubmit={onSubmit}>
      <FormLineField name="title" label="Название шага" maxLength={40} />
    </AppForm>,
  );
  const field = await screen.findByRole('textbox', { name: 'Название шага' });
  expect(field.tagName).toBe('TEXTAREA');
  await userEvent.click(field);
  await userEvent.paste('Показать цех\nи склад');
  expect(field).toHaveValue('Показать цех и склад');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ title: 'Показать цех и склад' }, expect.anything()),
  );
  expect(field).toHaveValue('Показать цех и склад');
});
