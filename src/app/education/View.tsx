import { NextTask } from '@src/features/adaptation/components/NextTask';
import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { AnswerControl } from '@src/features/tests/answers/AnswerControl';
import { ViewPage } from '@src/features/educations/pages/ViewPage';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** An education, with «Почему мне это?» and what comes after it. */
export function View() {
  return <ViewPage reasons={reasons} next={<NextTask />} AnswerControl={AnswerControl} />;
}
