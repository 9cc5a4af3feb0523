import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentKindContext } from '@src/content/content-kind';
import { DraftMenu, type RareWrites } from '@src/content/edit/DraftMenu';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { examKind } from './made-up-kind';

openPageWire();

const discarded = jest.fn();
const source: RareWrites = {
  useArchive: () => [async () => ({ data: null }), { isLoading: false }],
  useRemove: () => [async () => ({ data: null }), { isLoading: false }],
  useDiscard: () => [
    async (args) => {
      discarded(args);
      return { data: null };
    },
    { isLoading: false },
  ],
};
const object = { id: 5, isArchive: false, isPublished: true, hasDraft: true, statistic: null };

async function askToDiscard() {
  const onDiscarded = jest.fn();
  showPart(
    <ContentKindContext value={examKind}>
      <DraftMenu source={source} object={object} onDiscarded={onDiscarded} />
    </ContentKindContext>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Ещё' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить правки' }));
  await screen.findByRole('dialog', { name: 'Отменить правки?' });
  return { user, onDiscarded };
}

test('asked whether edits are discarded, «Оставить правки» keeps the draft, and no button says «Отмена»', async () => {
  const { user, onDiscarded } = await askToDiscard();
  expect(screen.queryByRole('button', { name: /^(Отмена|Отменить)$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Оставить правки' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(discarded).not.toHaveBeenCalled();
  expect(onDiscarded).not.toHaveBeenCalled();
});

test('«Отменить правки» discards them and loads the page again', async () => {
  const { user, onDiscarded } = await askToDiscard();
  await user.click(screen.getByRole('button', { name: 'Отменить правки' }));
  await waitFor(() => expect(onDiscarded).toHaveBeenCalledTimes(1));
  expect(discarded).toHaveBeenCalledWith({ id: 5 });
});
