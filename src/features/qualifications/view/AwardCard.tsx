import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleSlash, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { Strip } from '@src/components/layout/Strip';
import { formatDate } from '@src/lib/dates';
import { DownloadButton } from '@src/store/DownloadButton';
import type { Award, QualificationDetails } from '../api';
import { AwardChip } from '../lists/AwardChip';
import { certificatePath } from './certificate-path';

interface AwardCardProps {
  qualification: QualificationDetails;
}

/** The user's progress and certificate. */
export function AwardCard({ qualification }: AwardCardProps) {
  const { t } = useTranslation('qualifications');
  const { myProgress, myAwards, myAssignment } = qualification;
  const [award, ...earlier] = myAwards;
  if (!myProgress) return null;
  return (
    <>
      {award ? <AwardStrip award={award} /> : null}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, mb: 2.5 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <ProgressRing value={myProgress.percent} label={t('route.progress')} size={64} />
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography component="h2" variant="h3">
              {award ? t('award.title', { number: award.number }) : t('award.none')}
            </Typography>
            <Typography color="textSecondary">
              {award
                ? t('award.issued', { date: formatDate(award.issuedAt) })
                : myAssignment?.dueAt
                  ? t('item.due', { date: formatDate(myAssignment.dueAt) })
                  : t('award.noneText')}
            </Typography>
          </Box>
          {award ? (
            <>
              <AwardChip award={award} />
              <DownloadButton path={certificatePath(award.id)}>{t('award.download')}</DownloadButton>
            </>
          ) : null}
        </Stack>
        <EarlierAwards awards={earlier} />
      </Card>
    </>
  );
}

/** A warning about the certificate: it is in doubt, or was withdrawn. */
function AwardStrip({ award }: { award: Award }) {
  const { t } = useTranslation('qualifications');
  const { state, conditionalUntil, withdrawnOn, withdrawnReason } = award;
  if (state === 'conditional' && conditionalUntil) {
    return <Strip icon={Hourglass}>{t('award.conditional', { date: formatDate(conditionalUntil) })}</Strip>;
  }
  if (withdrawnOn === null) return null;
  return (
    <Strip icon={CircleSlash} colour="red">
      {t('withdraw.mine', { date: formatDate(withdrawnOn), reason: withdrawnReason ?? '' })}
    </Strip>
  );
}

function EarlierAwards({ awards }: { awards: readonly Award[] }) {
  const { t } = useTranslation('qualifications');
  if (awards.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('award.earlier')} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {awards.map((award) => (
        <Stack
          key={award.id}
          component="li"
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}
        >
          <Typography variant="body2" color="textSecondary">
            {t('award.title', { number: award.number })}
          </Typography>
          <AwardChip award={award} />
          <DownloadButton path={certificatePath(award.id)} variant="text" size="small">
            {t('award.download')}
          </DownloadButton>
        </Stack>
      ))}
    </Box>
  );
}
