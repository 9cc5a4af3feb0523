import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ArchivedComponents } from '../replace/ArchivedComponents';
import { AwardCard } from '../view/AwardCard';
import { RouteMap } from '../view/RouteMap';
import { QualificationFrame } from './QualificationFrame';

/** The user's progress and certificate. `reasons`: renders «Почему мне это?» for an assignment. */
export function OverviewPage({ reasons }: { reasons: (assignmentId: number) => ReactNode }) {
  const { t } = useTranslation('qualifications');
  return (
    <QualificationFrame>
      {(qualification) => {
        const { id, currentVersion, description, myAssignment, myProgress } = qualification;
        if (!currentVersion)
          return <EmptyState title={t('unpublished.title')} text={t('unpublished.text')} />;
        return (
          <>
            <ArchivedComponents qualification={qualification} />
            {description ? <Typography sx={{ mb: 2, maxWidth: 760 }}>{description}</Typography> : null}
            <AwardCard qualification={qualification} />
            <RouteMap qualificationId={id} version={currentVersion} progress={myProgress} />
            {myAssignment ? reasons(myAssignment.id) : null}
          </>
        );
      }}
    </QualificationFrame>
  );
}
