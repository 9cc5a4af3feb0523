import { NextTask } from '@src/features/adaptation/components/NextTask';
import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';
import { PassingPage } from '@src/features/tests/pages/PassingPage';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** A test with «Почему мне это?», the reason why it cannot be taken, if any, and what comes next. */
export function Passing() {
  return (
    <>
      <SignInHoldBanner />
      <PassingPage reasons={reasons} next={<NextTask />} />
    </>
  );
}
