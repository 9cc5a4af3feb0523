import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { FormSuggestField } from '@src/components/form/FormSuggestField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { startI18n } from '@src/lib/i18n';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';

beforeAll(() => startI18n('ru'));

const sent = jest.fn(() => Promise.resolve());
const show = async (source: string) => {
  render(
    <AppForm initialValues={{ source }} schema={object({ source: rules.text(10) })} onSubmit={sent}>
      <FormSuggestField name="source" label="Источник" suggestions={['hh.ru', 'Авито']} />
      <SubmitButton>Сохранить</SubmitButton>
    </AppForm>,
  );
  await screen.findByRole('combobox', { name: 'Источник' });
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Источник' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

test('a suggestion can be chosen, another value can be typed, and neither is lost on blur', async () => {
  await show('');
  await userEvent.click(field());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'hh.ru',
    'Авито',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Авито' }));
  await save();
  expect(sent).toHaveBeenLastCalledWith({ source: 'Авито' }, expect.anything());
  await userEvent.clear(field());
  await userEvent.type(field(), 'Ярмарка');
  await save();
  expect(sent).toHaveBeenLastCalledWith({ source: 'Ярмарка' }, expect.anything());
  await userEvent.clear(field());
  await userEvent.tab();
  await save();
  expect(sent).toHaveBeenLastCalledWith({ source: '' }, expect.anything());
});

test('shows the stored value, and reports a text that is too long on the field', async () => {
  await show('hh.ru');
  expect(field().value).toBe('hh.ru');
  await userEvent.type(field(), ' и ещё больше');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toBeVisible();
});
