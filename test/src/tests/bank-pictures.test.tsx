import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankDialog } from '@src/features/tests/bank/BankDialog';
import { ToBank } from '@src/features/tests/bank/ToBank';
import { QuestionPictures } from '@src/features/tests/question/QuestionPictures';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** Tests how questions with pictures move between a test and the bank. */

const wire = openPageWire();

const question = {
  ...{ id: 'spot', type: 'hotspot' as const, text: 'Где касса?', points: 100, isShuffled: false },
  task: { imageId: 9, alt: 'Торговый зал', isMany: false },
  key: { regions: [{ x: 100, y: 100, width: 200, height: 200 }] },
  explained: { explanation: '', feedback: {} },
};
const item = {
  ...{ id: 3, question, isArchive: false, updatedAt: '2026-11-01T09:00:00Z' },
  owner: { id: 2, nameFull: 'Ветрова Марина' },
  pictures: [
    {
      ...{ id: 9, type: 'picture', name: 'зал.png', mime: 'image/png' },
      details: { path: '/statics/hall.png', size: 1000 },
    },
  ],
};

test('a question from the bank shows its picture in the editor of a test that does not have it yet', async () => {
  wire.answer = () => ({ data: { testBank: { count: 1, items: [item], tags: [] } } });
  const onAdd = jest.fn();
  showPart(
    <QuestionPictures testId={1} pictures={[]}>
      <BankDialog takenIds={new Set()} onAdd={onAdd} onClose={() => undefined} />
    </QuestionPictures>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /Где касса/ }));
  await userEvent.click(screen.getByRole('button', { name: /Изменить.*Где касса/ }));
  const picture = await screen.findByRole('img', { name: 'Торговый зал' });
  expect(picture).toHaveAttribute('src', expect.stringContaining('hall.png'));
});

test('a finished question with a picture can be added to the bank', async () => {
  wire.answer = () => ({ data: { testBankAdd: { count: 1 } } });
  showPart(<ToBank question={question} />);
  await userEvent.click(await screen.findByRole('button'));
  expect(wire.mutations()[0]?.variables).toMatchObject({ questions: [{ id: 'spot', task: { imageId: 9 } }] });
});
