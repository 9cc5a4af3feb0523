import { NextTask } from '@src/features/adaptation/components/NextTask';
import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { AnswerControl } from '@src/features/tests/answers/AnswerControl';
import { ViewPage } from '@src/features/educations/pages/ViewPage';
import { useSignInHoldQuery } from '@src/features/sessions/api';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';
import { shelf } from '../content/shelf';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** An education with «Почему мне это?», the reason why it does not count, if any, and what comes next. */
export function View() {
  const isHeld = Boolean(useSignInHoldQuery().data?.signInHold);
  return (
    <>
      <SignInHoldBanner />
      <ViewPage
        reasons={reasons}
        isHeld={isHeld}
        next={<NextTask />}
        AnswerControl={AnswerControl}
        shelf={shelf}
      />
    </>
  );
}
