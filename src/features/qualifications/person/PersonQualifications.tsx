import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenStatus } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/components/data/AssignmentStatusChip';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { contentPath } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import { type PersonQualification, useUserQualificationsQuery } from '../api';
import { qualificationKind } from '../kind';
import { HeldAward } from '../view/HeldAward';

interface PersonQualificationsProps {
  userId: number;
  /** Absent: where there is nothing to say, nothing stands. */
  isAlwaysShown?: boolean;
}

/** Which qualifications somebody earns and holds, with their certificates. */
export function PersonQualifications({ userId, isAlwaysShown = false }: PersonQualificationsProps) {
  const { t } = useTranslation('qualifications');
  const { data, error, refetch } = useUserQualificationsQuery({ user: { id: userId } });
  const { count, items } = data?.user?.qualifications ?? { count: 0, items: [] };
  if (!isAlwaysShown && count === 0) return null;
  const hidden = count - items.length;
  return (
    <Box component="section" aria-label={t('person.title')} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('person.title')}
      </Typography>
      {data ? null : error ? (
        <ErrorState isDense error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows columns={1} rows={2} />
      )}
      {data && count === 0 ? <Typography color="textSecondary">{t('person.none')}</Typography> : null}
      {items.length > 0 ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((held) => (
            <Held key={held.qualification.id} held={held} />
          ))}
        </Stack>
      ) : null}
      {hidden > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('person.hidden', { count: hidden })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** One of them: how far it is, and the certificate as it stands. */
function Held({ held }: { held: PersonQualification }) {
  const { t } = useTranslation('qualifications');
  const { qualification, assignment, award } = held;
  const isOwed = assignment !== null && isOpenStatus(assignment.status);
  const facts = [
    t('level', { level: qualification.level }),
    award ? t('award.title', { number: award.number }) : '',
    isOwed ? t('my.percent', { percent: assignment.progress }) : '',
    isOwed && assignment.dueAt ? t('item.due', { date: formatDate(assignment.dueAt) }) : '',
  ].filter((fact) => fact !== '');
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={contentPath(qualificationKind, 'my', qualification.id, 'view')}
          color="textPrimary"
        >
          {qualification.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        {award?.withdrawnReason ? (
          <Typography variant="body2" color="textSecondary">
            {t('withdraw.why', { reason: award.withdrawnReason })}
          </Typography>
        ) : null}
      </Box>
      {assignment && (isOwed || !award) ? (
        <AssignmentStatusChip
          kind="qualification"
          status={assignment.status}
          isOverdue={assignment.isOverdue}
        />
      ) : null}
      {award ? <HeldAward award={award} person={qualification.name} /> : null}
    </Stack>
  );
}
