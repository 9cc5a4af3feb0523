import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Archive, ArrowDown, ArrowUp, MessageSquarePlus, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DragHandle, useSortableItem } from '@src/components/data/SortableList';
import { StatusChip } from '@src/components/data/StatusChip';
import type { IdealStatement } from '../api';
import { Evidence } from './Evidence';

interface StatementActions {
  above: number | undefined;
  below: number | undefined;
  onMove: (overId: number | undefined) => void;
  onEdit: () => void;
  onArchive: () => void;
}

interface StatementCardProps {
  statement: IdealStatement;
  /** Absent for read-only users. */
  actions?: StatementActions;
  /** Set for users who may propose changes. */
  onPropose?: () => void;
}

const colours = { draft: 'grey', review: 'amber', returned: 'orange' } as const;

/** One statement: its text and who is responsible. */
export function StatementCard({ statement, actions, onPropose }: StatementCardProps) {
  const { t } = useTranslation('ideal');
  const { id, text, kpi, owner, status, comment, evidence } = statement;
  const { item, handle, isDragging } = useSortableItem(id, !actions);
  return (
    <Card
      {...item}
      component="li"
      sx={{ display: 'flex', gap: 1, p: 1.5, flexWrap: 'wrap', opacity: isDragging ? 0.6 : 1 }}
    >
      {actions ? <DragHandle handle={handle} /> : null}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {kpi ? (
          <Typography variant="body2" color="textSecondary">
            {t('ideal:kpiOf', { kpi })}
          </Typography>
        ) : null}
        {owner ? (
          <Typography variant="body2" color="textSecondary">
            {t('ideal:ownerOf', { name: owner.nameFull })}
          </Typography>
        ) : null}
        <Evidence text={text} evidence={evidence} />
        {status === 'approved' ? null : (
          <Box sx={{ mt: 0.75, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusChip colour={colours[status]} label={t(`ideal:status.${status}`)} />
            {comment ? <Typography variant="body2">{comment}</Typography> : null}
          </Box>
        )}
      </Box>
      {actions ? <Buttons text={text} actions={actions} /> : null}
      {onPropose ? (
        <IconButton
          size="small"
          aria-label={t('ideal:propose.change', { text })}
          onClick={onPropose}
          sx={{ alignSelf: 'flex-start' }}
        >
          <MessageSquarePlus />
        </IconButton>
      ) : null}
    </Card>
  );
}

function Buttons({ text, actions }: { text: string; actions: StatementActions }) {
  const { t } = useTranslation('ideal');
  const { above, below, onMove, onEdit, onArchive } = actions;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        disabled={above === undefined}
        aria-label={t('ideal:up', { text })}
        onClick={() => onMove(above)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        size="small"
        disabled={below === undefined}
        aria-label={t('ideal:down', { text })}
        onClick={() => onMove(below)}
      >
        <ArrowDown />
      </IconButton>
      <IconButton size="small" aria-label={t('ideal:change', { text })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton size="small" aria-label={t('ideal:archive', { text })} onClick={onArchive}>
        <Archive />
      </IconButton>
    </Box>
  );
}
