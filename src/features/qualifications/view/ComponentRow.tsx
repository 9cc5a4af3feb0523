import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { objectIcons } from '@src/entities/assignment/object-icons';
import { AssignmentStatusChip } from '@src/entities/assignment/AssignmentStatusChip';
import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate } from '@src/lib/dates';
import type { RouteItem, QualificationProgress } from '../api';
import { itemPath } from './bundles';

interface ComponentRowProps {
  qualificationId: number;
  item: RouteItem;
  progress: QualificationProgress['items'][number] | undefined;
  /** Its stage has not opened yet. */
  isLocked: boolean;
}

/** One component: its description, and the user's progress. */
export function ComponentRow({ qualificationId, item, progress, isLocked }: ComponentRowProps) {
  const Icon = objectIcons[item.objectType];
  const isOpen = !isLocked || progress?.status !== null || progress.isDone;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        py: 1,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Box aria-hidden sx={{ pt: 0.25, color: 'text.secondary' }}>
        <Icon size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Name item={item} path={isOpen ? itemPath(qualificationId, item) : null} />
        <Typography variant="body2" color="textSecondary">
          <Facts item={item} progress={progress} />
        </Typography>
      </Box>
      <ItemChip item={item} progress={progress} isLocked={isLocked} />
    </Box>
  );
}

/** The component's name with a link, unless it is locked. */
function Name({ item: { component }, path }: Pick<ComponentRowProps, 'item'> & { path: string | null }) {
  const { t } = useTranslation(['qualifications', 'common']);
  const name = component?.name ?? t('item.absent');
  const shown = component?.isArchive ? `${name} [${t('common:archiveSuffix')}]` : name;
  if (path === null) {
    return (
      <Typography component="span" color="textSecondary">
        {shown}
      </Typography>
    );
  }
  return (
    <Link component={RouterLink} to={path} sx={{ fontWeight: 540 }}>
      {shown}
    </Link>
  );
}

/** The component's type, whether it is optional, and when it was completed or is due. */
function Facts({ item, progress }: Pick<ComponentRowProps, 'item' | 'progress'>) {
  const { t } = useTranslation('qualifications');
  const facts = [t(`item.type.${item.objectType}`), item.isRequired ? '' : t('item.optional')];
  if (progress?.doneAt) {
    facts.push(t(progress.isEarlier ? 'item.earlier' : 'item.doneAt', { date: formatDate(progress.doneAt) }));
  } else if (progress?.dueAt) {
    facts.push(t('item.due', { date: formatDate(progress.dueAt) }));
  }
  return facts.filter((fact) => fact !== '').join(' · ');
}

function ItemChip({ item, progress, isLocked }: Pick<ComponentRowProps, 'isLocked' | 'item' | 'progress'>) {
  const { t } = useTranslation('qualifications');
  if (!progress) return null;
  if (progress.isDone) return <StatusChip label={t('item.done')} colour="green" icon={CircleCheck} />;
  if (progress.status) return <AssignmentStatusChip kind={item.objectType} status={progress.status} />;
  return isLocked ? <StatusChip label={t('item.locked')} colour="grey" icon={Lock} isOutlined /> : null;
}
