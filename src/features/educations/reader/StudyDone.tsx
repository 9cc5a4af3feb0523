import Box from '@mui/material/Box';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Strip } from '@src/components/layout/Strip';
import { RatingCard } from '@src/content/rating/RatingCard';
import { formatDate } from '@src/lib/dates';
import type { EducationDetails } from '../api';

/** A message that the education is finished, with the next task. */
export function StudyDone({ education, next }: { education: EducationDetails; next: ReactNode }) {
  const { t } = useTranslation('educations');
  const { id, abilities, myProgress, myRating } = education;
  const completedAt = abilities.canStudy ? null : (myProgress?.completedAt ?? null);
  if (!completedAt) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Strip icon={CircleCheck} colour="green" label={t('study.done')}>
        {t('study.doneAt', { date: formatDate(completedAt, 'dateTime') })}
      </Strip>
      {next}
      {abilities.canRate ? (
        <Box sx={{ mt: 2 }}>
          <RatingCard objectId={id} mine={myRating} />
        </Box>
      ) : null}
    </Box>
  );
}
