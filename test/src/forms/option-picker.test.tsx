import { render, screen } from '@testing-library/react';
import { OptionPicker } from '@src/components/form/OptionPicker';
import { startI18n } from '@src/lib/i18n';

beforeAll(() => startI18n('ru'));

const cashier = { id: 7, name: 'Кассир' };
const picker = (options: readonly (typeof cashier)[], isLoading: boolean) => (
  <OptionPicker
    id="position"
    label="Должность"
    options={options}
    value={7}
    isLoading={isLoading}
    onChange={jest.fn()}
  />
);

it('a field whose selected record has no name yet is not editable: the name would replace the typed text', () => {
  const { rerender } = render(picker([], true));
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Должность' });
  expect(field().disabled).toBe(true);
  rerender(picker([cashier], false));
  expect(field().disabled).toBe(false);
  expect(field().value).toBe('Кассир');
});
