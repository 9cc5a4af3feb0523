import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useTestAttemptQuery } from '../api';
import { AttemptReview } from './AttemptReview';

/** A panel with one attempt beside the table. */
export function AttemptPanel({ attemptId, onClose }: { attemptId: number; onClose: () => void }) {
  const { t } = useTranslation('tests');
  const { currentData, error, refetch } = useTestAttemptQuery({ id: attemptId });
  const attempt = currentData?.testAttempt ?? undefined;
  return (
    <SidePanel
      title={attempt?.user.nameShort ?? t('attempt.title')}
      subtitle={attempt ? t('attempt.of', { number: attempt.number }) : ''}
      onClose={onClose}
    >
      <Loaded
        data={attempt}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={4} columns={1} height={72} />}
      >
        {(loaded) => <AttemptReview attempt={loaded} />}
      </Loaded>
    </SidePanel>
  );
}
