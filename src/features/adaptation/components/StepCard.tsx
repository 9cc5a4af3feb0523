import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@src/components/data/StatusChip';
import { formatDate } from '@src/lib/dates';
import { useIsEdit } from '@src/store/useEditMode';
import { CircleCheck, Circle, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { PlanStep } from '../api';
import { type Entry, laneColours } from '../lib/plan';
import { useStepDone } from '../lib/useStepDone';
import { MarkDialog } from './MarkDialog';

interface StepCardProps {
  entry: Entry;
  /** The address links to this step, so it is scrolled into view. */
  isNamed: boolean;
  onEdit: (id: number) => void;
}

/** A step: its title, whose turn it is, and who completed it and when. */
export function StepCard({ entry, isNamed, onEdit }: StepCardProps) {
  const { t } = useTranslation('adaptation');
  const ref = useRef<HTMLDivElement>(null);
  const { item, lane, title } = entry;
  const isEdit = useIsEdit();
  useEffect(() => {
    if (isNamed) ref.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <Card
      ref={ref}
      sx={(theme) => ({
        display: 'flex',
        gap: 0.5,
        p: 1,
        alignItems: 'flex-start',
        borderLeft: `3px solid ${theme.tokens.status[laneColours[lane]].text}`,
        outline: isNamed ? `2px solid ${theme.tokens.accent}` : 'none',
        bgcolor: entry.doneAt ? theme.tokens.sunken : undefined,
      })}
    >
      <MarkButton entry={entry} />
      <StepBody entry={entry} />
      {entry.canEdit && isEdit && item ? (
        <IconButton
          size="small"
          aria-label={t('adaptation:step.edit', { title })}
          onClick={() => onEdit(item.id)}
        >
          <Pencil />
        </IconButton>
      ) : null}
    </Card>
  );
}

function StepBody({ entry }: { entry: Entry }) {
  const { t } = useTranslation('adaptation');
  const { item, lane, isOverdue } = entry;
  return (
    <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
      <Title entry={entry} />
      <Typography variant="body2" color="textSecondary" sx={{ display: { md: 'none' } }}>
        {t(`adaptation:lane.${lane}`)}
      </Typography>
      {item ? <Details item={item} /> : null}
      <Stack
        direction="row"
        spacing={0.75}
        useFlexGap
        sx={{ flexWrap: 'wrap', mt: 0.5, alignItems: 'center' }}
      >
        <Typography variant="body2" color="textSecondary">
          {t(`adaptation:kind.${item?.kind ?? 'assignment'}`, { context: entry.objectType ?? '' })}
        </Typography>
        {isOverdue ? <StatusChip colour="red" label={t('adaptation:overdue')} /> : null}
        {item?.grade ? (
          <StatusChip colour="blue" label={t('adaptation:grade', { grade: item.grade })} />
        ) : null}
      </Stack>
      <StepStatus entry={entry} />
      {item?.comment ? (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {item.comment}
        </Typography>
      ) : null}
    </Box>
  );
}

function Details({ item }: { item: PlanStep }) {
  const { t } = useTranslation('adaptation');
  return (
    <>
      {item.criterion ? (
        <Typography variant="body2">{t('adaptation:criterion', { text: item.criterion })}</Typography>
      ) : null}
      {item.text ? (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
          {item.text}
        </Typography>
      ) : null}
    </>
  );
}

function Title({ entry: { title, route } }: { entry: Entry }) {
  return (
    <Typography component="div" sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>
      {route ? (
        <Link component={RouterLink} to={route}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
  );
}

/** Who completed it and when, or whose turn it is. */
function StepStatus({ entry: { doneAt, doneBy, turn } }: { entry: Entry }) {
  const { t, i18n } = useTranslation('adaptation');
  const text = doneAt
    ? t('adaptation:doneBy', {
        name: doneBy?.nameFull ?? '—',
        date: formatDate(doneAt, 'shortDateTime', i18n.language),
      })
    : turn && t('adaptation:turn', { name: turn.nameFull });
  return text ? (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  ) : null;
}

/** Meetings need a result; a task is simply completed. */
const isTalk = ({ kind }: PlanStep) => kind === 'checkin' || kind === 'meeting' || kind === 'trial';

function MarkButton({ entry }: { entry: Entry }) {
  const { t } = useTranslation('adaptation');
  const { setDone, isLoading } = useStepDone();
  const [isAsked, setIsAsked] = useState(false);
  const { item, title, canMark, doneAt } = entry;
  const isDone = doneAt !== null;
  const Icon = isDone ? CircleCheck : Circle;
  if (!item || !canMark) {
    return (
      <Box
        role="img"
        aria-label={t(isDone ? 'adaptation:done' : 'adaptation:notDone')}
        sx={{ p: 0.5, display: 'flex', color: isDone ? 'success.main' : 'text.secondary' }}
      >
        <Icon size={20} />
      </Box>
    );
  }
  return (
    <>
      <IconButton
        size="small"
        disabled={isLoading}
        aria-pressed={isDone}
        aria-label={t(isDone ? 'adaptation:unmark' : 'adaptation:mark', { title })}
        onClick={() => (isTalk(item) && !isDone ? setIsAsked(true) : void setDone(item, !isDone))}
        sx={{ color: isDone ? 'success.main' : 'text.secondary' }}
      >
        <Icon />
      </IconButton>
      {isAsked ? <MarkDialog step={item} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}
