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

function Grid({ undo }: { undo: () => void }) {
  useShortcut('KeyZ', undo, true);
  return (
    <>
      <input aria-label="Имя" />
      <input type="checkbox" aria-label="Выбрать" />
    </>
  );
}

it('a shortcut that fields have themselves is left to them: undo in a typed text is the browser’s', async () => {
  const user = userEvent.setup();
  const undo = jest.fn();
  render(<Grid undo={undo} />);
  await user.click(screen.getByLabelText('Имя'));
  await user.keyboard('{Control>}[KeyZ]{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Выбрать'));
  await user.keyboard('{Control>}[KeyZ]{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
});
