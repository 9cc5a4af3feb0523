import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { startI18n } from '@src/lib/i18n';

const people = [
  { id: 1, name: 'Анна Белова' },
  { id: 2, name: 'Игорь Санин' },
];

/** Simulates a server-side search: every letter renders the list again. */
function People() {
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState<number[]>([]);
  const options = people.filter(({ name }) => name.includes(search));
  return <ChipsPicker label="Кто" options={options} value={ids} onChange={setIds} onSearch={setSearch} />;
}

it('keeps the typed text while it searches the list', async () => {
  const user = userEvent.setup();
  render(<People />);
  const field = screen.getByRole('combobox');
  await user.type(field, 'Санин');
  expect(field).toHaveValue('Санин');
  expect(screen.queryByRole('option', { name: 'Анна Белова' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Игорь Санин' }));
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Игорь Санин' })).toBeVisible();
});

it('offers a hundred of two thousand, and finds the last of them by its name', async () => {
  const user = userEvent.setup();
  const positions = Array.from({ length: 2000 }, (_, index) => ({
    id: index + 1,
    name: `Должность ${index + 1}`,
  }));
  render(<ChipsPicker label="Должности" options={positions} value={[]} onChange={() => undefined} />);
  const field = screen.getByRole('combobox');
  await user.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(100);
  await user.type(field, 'Должность 2000');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Должность 2000']);
});

it('offers nothing archived; a selected item archived since stays, and says so', async () => {
  await startI18n('ru');
  await i18next.loadNamespaces('common');
  const user = userEvent.setup();
  const options = [
    { id: 1, name: 'Кассир' },
    { id: 2, name: 'Приёмщик', isArchive: true },
    { id: 3, name: 'Товаровед', isArchive: true },
  ];
  render(<ChipsPicker label="Должности" options={options} value={[3]} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Товаровед [архив]' })).toBeVisible();
  await user.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Кассир']);
  await user.type(screen.getByRole('combobox'), 'Приёмщик');
  expect(screen.queryByRole('option')).toBeNull();
});
