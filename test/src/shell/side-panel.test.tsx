import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeader } from '@src/components/layout/PageHeader';
import { SidePanel } from '@src/components/layout/SidePanel';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { useState } from 'react';

beforeAll(() => startI18n('ru'));

type Panel = 'none' | 'new' | 'card';

function Page({ begin }: { begin: Panel }) {
  const [panel, setPanel] = useState<Panel>(begin);
  const close = () => setPanel('none');
  const add = <button onClick={() => setPanel('new')}>Добавить</button>;
  return (
    <ThemeRoot isDark={false}>
      <PageHeader
        title="Сотрудники"
        action={[<button key="import">Импорт</button>, <span key="add">{add}</span>]}
      />
      {panel === 'new' ? (
        <SidePanel key="new" title="Новый" onClose={close}>
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

test.each<[string, Panel]>([
  ['opened by its button', 'none'],
  ['opened by its address', 'new'],
])('a new record %s and the card that follows return the focus to «Добавить»', async (_how, begin) => {
  render(<Page begin={begin} />);
  if (begin === 'none') await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Создать' }));
  await screen.findByRole('dialog', { name: 'Карточка' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Добавить' })).toHaveFocus());
});
