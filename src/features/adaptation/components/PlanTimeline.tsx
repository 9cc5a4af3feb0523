import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { formatDate, todayStored } from '@src/lib/dates';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdaptationLane } from '../api';
import { type Entry, lanes, type Plan, type PlanDay, planDays, shownDay, todayPlace } from '../lib/plan';
import { StepCard } from './StepCard';

interface PlanTimelineProps {
  plan: Plan;
  /** Null for all lanes. */
  lane: AdaptationLane | null;
  entries: readonly Entry[];
  /** The id of the step in the address. */
  stepId: number | null;
  onEdit: (id: number) => void;
}

/** The whole plan by day: on a wide screen each lane is a column, on a narrow one each step shows its lane. */
export function PlanTimeline({ plan, lane, entries, stepId, onEdit }: PlanTimelineProps) {
  const { t } = useTranslation('adaptation');
  const shown = lane === null ? lanes : lanes.filter((item) => item === lane);
  const days = planDays(entries);
  const place = todayPlace(days, todayStored());
  const columns = `96px repeat(${shown.length}, minmax(0, 1fr))`;
  return (
    <Box role="list" aria-label={t('adaptation:timeline')} sx={{ display: 'grid', gap: 1.25 }}>
      <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: columns, gap: 1.25 }}>
        <span />
        {shown.map((item) => (
          <LaneHead key={item} plan={plan} lane={item} />
        ))}
      </Box>
      {days.map((day, index) => (
        <Fragment key={day.dueOn ?? ''}>
          {index === place ? <TodayLine /> : null}
          <DayRow day={day} lanes={shown} columns={columns} stepId={stepId} onEdit={onEdit} />
        </Fragment>
      ))}
      {place === days.length ? <TodayLine /> : null}
    </Box>
  );
}

function LaneHead({ plan, lane }: { plan: Plan; lane: AdaptationLane }) {
  const { t } = useTranslation('adaptation');
  const { person, isStandIn } = plan.lanes.find((item) => item.lane === lane) ?? {
    person: null,
    isStandIn: true,
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0, pb: 0.5 }}>
      {person ? <UserAvatar name={person.nameFull} avatar={person.avatar} size={26} /> : null}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`adaptation:lane.${lane}`)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person ? (isStandIn ? t('adaptation:standIn', { name: person.nameFull }) : person.nameFull) : '—'}
        </Typography>
      </Box>
    </Stack>
  );
}

function TodayLine() {
  const { t } = useTranslation('adaptation');
  return (
    <Box role="presentation" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Typography variant="body2" sx={{ fontWeight: 640, color: (theme) => theme.tokens.accentText }}>
        {t('adaptation:curve.today')}
      </Typography>
      <Box sx={{ flex: 1, height: '2px', bgcolor: (theme) => theme.tokens.accent }} />
    </Box>
  );
}

interface DayRowProps {
  day: PlanDay;
  lanes: readonly AdaptationLane[];
  columns: string;
  stepId: number | null;
  onEdit: (id: number) => void;
}

function DayRow({ day, lanes: shown, columns, stepId, onEdit }: DayRowProps) {
  const { t, i18n } = useTranslation('adaptation');
  return (
    <Box
      role="listitem"
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: columns },
        alignItems: 'start',
      }}
    >
      <Box sx={{ pt: { md: 1 }, display: { xs: 'flex', md: 'block' }, gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {day.day === null ? t('adaptation:noDay') : t('adaptation:day', { day: shownDay(day.day) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatDate(day.dueOn, 'date', i18n.language)}
        </Typography>
      </Box>
      {shown.map((lane) => {
        const entries = day.entries.filter((entry) => entry.lane === lane);
        // On a phone lanes are stacked, where an empty lane would leave a gap.
        return (
          <Stack
            key={lane}
            spacing={1}
            sx={{ minWidth: 0, display: { xs: entries.length ? 'flex' : 'none', md: 'flex' } }}
          >
            {entries.map((entry) => (
              <StepCard
                key={entry.key}
                entry={entry}
                isNamed={stepId !== null && entry.item?.id === stepId}
                onEdit={onEdit}
              />
            ))}
          </Stack>
        );
      })}
    </Box>
  );
}
