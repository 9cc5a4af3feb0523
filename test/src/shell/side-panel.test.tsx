import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SidePanel } from '@src/components/layout/SidePanel';
import { startI18n } from '@src/lib/i18n';
import { useState } from 'react';
import { ThemeRoot } from '@src/theme/ThemeRoot';

beforeAll(() => startI18n('ru'));

function Page() {
  const [panel, setPanel] = useState<'none' | 'new' | 'card'>('none');
  const close = () => setPanel('none');
  return (
    <ThemeRoot isDark={false}>
      <button onClick={() => setPanel('new')}>Добавить</button>
      {panel === 'new' ? (
        <SidePanel title="Новый" onClose={close}>
          <input autoFocus aria-label="Имя" />
          <button onClick={() => setPanel('card')}>Создать</button>
        </SidePanel>
      ) : null}
      {panel === 'card' ? (
        <SidePanel key="card" title="Карточка" onClose={close}>
          Анна
        </SidePanel>
      ) : null}
    </ThemeRoot>
  );
}

test('a panel that another one followed gives the focus back to what opened the first', async () => {
  render(<Page />);
  const add = screen.getByRole('button', { name: 'Добавить' });
  await userEvent.click(add);
  await userEvent.click(await screen.findByRole('button', { name: 'Создать' }));
  await screen.findByRole('dialog', { name: 'Карточка' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveFocus());
});
