import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isOpenStatus } from '@domain/assignment-statuses';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { contentPath } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import { type PersonQualification, useUserQualificationsQuery } from '../api';
import { qualificationKind } from '../kind';
import { HeldAward } from '../view/HeldAward';

interface PersonQualificationsProps {
  userId: number;
  /** By default nothing is rendered when there are no qualifications. */
  isAlwaysShown?: boolean;
}

/** The qualifications that somebody works toward and holds, with their certificates. */
export function PersonQualifications({ userId, isAlwaysShown = false }: PersonQualificationsProps) {
  const { t } = useTranslation('qualifications');
  const { data, error, refetch } = useUserQualificationsQuery({ user: { id: userId } });
  const found = data?.user?.qualifications;
  if (!isAlwaysShown && (found?.count ?? 0) === 0) return null;
  return (
    <Box component="section" aria-label={t('person.title')} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        {t('person.title')}
      </Typography>
      <Loaded
        data={found}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows columns={1} rows={2} />}
        isEmpty={({ count }) => count === 0}
        empty={<Typography color="textSecondary">{t('person.none')}</Typography>}
      >
        {(all) => <QualificationList {...all} />}
      </Loaded>
    </Box>
  );
}

interface Found {
  count: number;
  items: readonly PersonQualification[];
}

/** The qualifications that the caller may open, and the number of others. */
function QualificationList({ count, items }: Found) {
  const { t } = useTranslation('qualifications');
  const hidden = count - items.length;
  return (
    <>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((held) => (
          <HeldQualification key={held.qualification.id} held={held} />
        ))}
      </Stack>
      {hidden > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('person.hidden', { count: hidden })}
        </Typography>
      ) : null}
    </>
  );
}

const isOwedNow = ({ assignment }: PersonQualification) =>
  assignment !== null && isOpenStatus(assignment.status);

/** Returns the facts about a qualification as texts. */
function useFacts(held: PersonQualification): string[] {
  const { t } = useTranslation('qualifications');
  const { qualification, award } = held;
  const owed = isOwedNow(held) ? held.assignment : null;
  return [
    t('level', { level: qualification.level }),
    ...(award ? [t('award.title', { number: award.number })] : []),
    ...(owed ? [t('my.percent', { percent: owed.progress })] : []),
    ...(owed?.dueAt ? [t('item.due', { date: formatDate(owed.dueAt) })] : []),
  ];
}

/** One of the qualifications: its progress, and its certificate. */
function HeldQualification({ held }: { held: PersonQualification }) {
  const { t } = useTranslation('qualifications');
  const { qualification, assignment, award } = held;
  const facts = useFacts(held);
  const isStatusShown = isOwedNow(held) || !award;
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
      {assignment && isStatusShown ? (
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
