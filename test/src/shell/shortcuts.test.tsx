import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcut } from '@src/components/useShortcut';

function Page({ run }: { run: () => void }) {
  useShortcut('KeyK', run);
  return <input aria-label="Имя" />;
}

it('a shortcut works by the key’s position, from within a field, and only with Ctrl', async () => {
  const user = userEvent.setup();
  const run = jest.fn();
  const { unmount } = render(<Page run={run} />);
  await user.click(screen.getByLabelText('Имя'));
  await user.keyboard('[KeyK]');
  expect(run).not.toHaveBeenCalled();
  await user.keyboard('{Control>}[KeyK]{/Control}{Meta>}[KeyK]{/Meta}');
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  expect(run).toHaveBeenCalledTimes(2);
});
