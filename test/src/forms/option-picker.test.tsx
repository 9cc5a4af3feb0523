import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
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

describe('archived records', () => {
  const options = [
    cashier,
    { id: 2, name: 'Приёмщик', isArchive: true },
    { id: 3, name: 'Товаровед', isArchive: true },
  ];

  function Single() {
    const [value, setValue] = useState<number | null>(3);
    return (
      <OptionPicker id="position" label="Должность" options={options} value={value} onChange={setValue} />
    );
  }

  function Multiple() {
    const [value, setValue] = useState([3]);
    return (
      <FilterMultiple
        label="Должности"
        placeholder="Все"
        options={options}
        value={value}
        onChange={setValue}
      />
    );
  }

  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('are not offered in a field; the chosen one stays visible and says so, until another is chosen', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Single />);
    const field = screen.getByRole('combobox', { name: 'Должность' });
    expect(field).toHaveValue('Товаровед [архив]');
    await user.click(field);
    expect(offered()).toEqual(['Кассир', 'Товаровед [архив]']);
    await user.clear(field);
    await user.type(field, 'Приём');
    expect(offered()).toEqual([]);
    await user.clear(field);
    await user.click(screen.getByRole('option', { name: 'Кассир' }));
    await user.click(field);
    expect(offered()).toEqual(['Кассир']);
  });

  it('are not offered in a filter; the chosen one stays visible and says so, until it is removed', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Multiple />);
    const field = screen.getByRole('combobox', { name: 'Должности' });
    expect(screen.getByRole('button', { name: 'Товаровед [архив]' })).toBeVisible();
    await user.click(field);
    expect(offered()).toEqual(['Кассир', 'Товаровед [архив]']);
    await user.type(field, 'Приём');
    expect(offered()).toEqual([]);
    await user.clear(field);
    await user.click(screen.getByRole('option', { name: 'Товаровед [архив]' }));
    expect(offered()).toEqual(['Кассир']);
  });
});
