import { configure, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { DataTable } from '@src/components/table/DataTable';
import { startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

// The grid is loaded on first use.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(40_000);
beforeAll(() => startI18n('ru'));

const table = (rows: { id: number; name: string }[] | undefined) => (
  <Provider store={createStore()}>
    <ThemeRoot isDark={false}>
      <DataTable
        label="Люди"
        storageKey="test"
        columns={[{ field: 'name', headerName: 'Имя' }]}
        rows={rows}
        count={rows?.length ?? 0}
        empty="Пусто"
        toolbar={<input aria-label="Найти" />}
      />
    </ThemeRoot>
  </Provider>
);

test('text typed above a table is not lost when its first rows come, nor when the last ones go', async () => {
  const { rerender } = render(table(undefined));
  const field = screen.getByRole('textbox', { name: 'Найти' });
  field.focus();
  rerender(table([{ id: 1, name: 'Анна' }]));
  await screen.findByRole('grid');
  expect(screen.getByRole('textbox', { name: 'Найти' })).toBe(field);
  rerender(table([]));
  await screen.findByText('Пусто');
  expect(field).toHaveFocus();
});
