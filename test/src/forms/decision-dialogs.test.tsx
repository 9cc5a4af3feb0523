import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { startI18n } from '@src/lib/i18n';

beforeAll(() => startI18n('ru'));

const confirmButton = () => screen.getByRole('button', { name: 'Переместить' });

test('a choice that is not made yet cannot be confirmed, by no key either', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn(() => Promise.resolve({}));
  render(
    <ConfirmDialog
      isOpen
      isChoice
      title="Куда?"
      confirmLabel="Переместить"
      isBlocked
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      <input aria-label="Место" />
    </ConfirmDialog>,
  );
  expect(confirmButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Место'), 'Склад{Enter}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('Enter in a field confirms a choice once; a rejected one stays open with the reason', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  let isRejected = true;
  const onConfirm = jest.fn(() => Promise.resolve(isRejected ? { error: new Error('нет') } : {}));
  render(
    <ConfirmDialog
      isOpen
      isChoice
      title="Куда?"
      confirmLabel="Переместить"
      isBlocked={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <input aria-label="Место" />
    </ConfirmDialog>,
  );
  await user.type(screen.getByLabelText('Место'), 'Склад{Enter}');
  await screen.findByRole('alert');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Место')).toHaveValue('Склад');
  isRejected = false;
  await user.click(confirmButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a decision inside of a form does not submit that form', async () => {
  const user = userEvent.setup();
  const [onConfirm, onClose, onSubmit] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <form onSubmit={onSubmit}>
      <ConfirmDialog isOpen title="Точно?" confirmLabel="Переместить" {...{ onConfirm, onClose }} />
    </form>,
  );
  expect(confirmButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
