import { useTranslation } from 'react-i18next';
import { NextTask } from '@src/features/adaptation/components/NextTask';
import { ReasonsButton } from '@src/features/assignments/people/ReasonsButton';
import { CurrentVersionPage } from '@src/features/regulations/pages/CurrentVersionPage';
import { useSignInHoldQuery } from '@src/features/sessions/api';
import { SignInHoldBanner } from '@src/features/sessions/components/SignInHoldBanner';
import { Unassigned } from './Unassigned';

const reasons = (assignmentId: number) => <ReasonsButton assignmentId={assignmentId} />;

/** The reader with «Почему мне это?» and the reason why signing is unavailable, if any. */
export function CurrentVersion() {
  const { t } = useTranslation('sessions');
  const state = useSignInHoldQuery().data?.signInHold?.state;
  return (
    <>
      <SignInHoldBanner />
      <CurrentVersionPage
        reasons={reasons}
        heldReason={state ? t(`sessions:hold.bar.${state}`) : null}
        next={<NextTask />}
        Unassigned={Unassigned}
      />
    </>
  );
}
