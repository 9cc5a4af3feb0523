import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RemindDialog } from '@src/components/feedback/RemindDialog';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';

beforeAll(() => startI18n('ru'));

const names = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор'];

test('before a bulk reminder it shows who, of what, and how many more; Ctrl+Enter confirms', async () => {
  const onConfirm = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(
    <ThemeRoot isDark={false}>
      <RemindDialog count={12} names={names} documents={['Касса']} onConfirm={onConfirm} onClose={onClose} />
    </ThemeRoot>,
  );
  await screen.findByText('Напомнить 12 сотрудникам?');
  screen.getByText('Кому: Анна, Борис, Вера, Глеб, Дарья и ещё 7.');
  screen.getByText('О чём: Касса.');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Enter' });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
