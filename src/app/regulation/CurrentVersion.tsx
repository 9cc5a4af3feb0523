import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { CurrentVersionPage } from '@src/features/regulations/pages/CurrentVersionPage';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** The reader, with «Почему мне это?», and why nothing can be signed, if so. */
export function CurrentVersion() {
  return (
    <>
      <SignInHoldBanner />
      <CurrentVersionPage reasons={reasons} />
    </>
  );
}
