import { EditPage } from '@src/features/regulations/pages/EditPage';
import { AddQuestion } from '@src/features/tests/question/AddQuestion';
import { QuestionCard } from '@src/features/tests/question/QuestionCard';

/** The editor of a regulation. */
export function Edit() {
  return <EditPage Question={QuestionCard} AddQuestion={AddQuestion} />;
}
