import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { Checkpoints } from '@src/features/educations/edit/Checkpoints';
import { videoSchema, videoValues } from '@src/features/educations/edit/video-form';
import { AddQuestion } from '@src/features/tests/question/AddQuestion';
import { QuestionCard } from '@src/features/tests/question/QuestionCard';
import { loadTranslations } from '@src/lib/i18n';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** The questions at which a video stops. */
openPageWire();
beforeAll(() => loadTranslations(['educations', 'tests', 'content']));

const show = () =>
  showPart(
    <AppForm initialValues={videoValues(null)} schema={videoSchema} onSubmit={() => Promise.resolve()}>
      <Checkpoints isReadOnly={false} Question={QuestionCard} AddQuestion={AddQuestion} />
    </AppForm>,
  );

test('a question of a video has no points, says when its explanation is shown, and can be removed', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
  await user.click(screen.getByRole('menuitem', { name: 'Один ответ' }));
  const card = within(screen.getByRole('region', { name: 'Вопрос 1' }));
  expect(card.getByRole('textbox', { name: 'Пояснение' })).toHaveAccessibleDescription(
    'Сотрудник увидит его после ответа, с которым видео идёт дальше.',
  );
  expect(card.queryByRole('textbox', { name: 'Баллы' })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Удалить' }));
  expect(screen.queryByRole('region', { name: 'Вопрос 1' })).toBeNull();
});
