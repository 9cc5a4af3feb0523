import { AddQuestion } from '@src/features/tests/question/AddQuestion';
import { QuestionCard } from '@src/features/tests/question/QuestionCard';
import { EditPage } from '@src/features/educations/pages/EditPage';

/** The editor of an education. */
export function Edit() {
  return <EditPage Question={QuestionCard} AddQuestion={AddQuestion} />;
}
