import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarClock, Clock3, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AssignmentStatusChip } from '@src/components/data/AssignmentStatusChip';
import { formatDate } from '@src/lib/dates';
import { SampleBadge } from '@src/store/SampleBadge';
import { stretchedLink } from '@src/theme/stretched-link';
import type { MyRegulation } from '../first-api';
import { regulationPath } from '../lib/paths';

/** One regulation of the person's own list. */
export function MyRegulationRow({ item }: { item: MyRegulation }) {
  const { t } = useTranslation(['regulations', 'content']);
  const { myAssignment, currentVersion } = item;
  const minutes = Math.max(1, Math.round((currentVersion?.readingSec ?? 0) / 60));
  return (
    <Box
      component="li"
      sx={({ tokens }) => ({
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 200px 150px' },
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        px: 2,
        py: 1.5,
        borderBottom: `1px solid ${tokens.border}`,
        '&:last-child': { borderBottom: 0 },
        '&:hover': { bgcolor: tokens.hover },
      })}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={regulationPath('my', item.id, 'current-version')}
          color="textPrimary"
          sx={{
            fontWeight: 560,
            fontSize: { xs: 14, sm: 15 },
            ...stretchedLink,
          }}
        >
          {item.name}
        </Link>
        <SampleBadge kind="regulation" id={item.id} />
        <Typography variant="body2" color="textSecondary">
          {[
            item.code,
            t(`type.${item.type}`),
            ...(currentVersion ? [t('my.version', { label: currentVersion.label })] : []),
          ].join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.25,
        }}
      >
        <When item={item} />
        <Fact icon={<Clock3 size={15} />}>{t('minutes', { count: minutes })}</Fact>
      </Box>
      <Box sx={{ justifySelf: { md: 'end' } }}>
        {myAssignment ? (
          <AssignmentStatusChip status={myAssignment.status} isOverdue={myAssignment.isOverdue} />
        ) : null}
      </Box>
    </Box>
  );
}

/** By when it is to be signed, or when it was. */
function When({ item: { myAssignment, mySignature } }: { item: MyRegulation }) {
  const { t } = useTranslation(['regulations', 'content']);
  const isOpen = myAssignment !== null && !['done', 'waived', 'cancelled'].includes(myAssignment.status);
  if (isOpen) {
    if (!myAssignment.dueAt) return null;
    return (
      <Fact icon={<CalendarClock size={15} />} isUrgent={myAssignment.isOverdue}>
        {t(myAssignment.isOverdue ? 'my.overdue' : 'content:my.due', {
          date: formatDate(myAssignment.dueAt),
        })}
      </Fact>
    );
  }
  if (mySignature?.action !== 'signed') return null;
  return (
    <Fact icon={<PenLine size={15} />}>{t('my.signedAt', { date: formatDate(mySignature.createdAt) })}</Fact>
  );
}

function Fact({
  icon,
  isUrgent = false,
  children,
}: {
  icon: ReactNode;
  isUrgent?: boolean;
  children: ReactNode;
}) {
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: isUrgent ? 'error.main' : 'text.secondary',
        fontWeight: isUrgent ? 560 : 400,
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex' }}>
        {icon}
      </Box>
      {children}
    </Typography>
  );
}
