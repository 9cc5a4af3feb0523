import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate, todayStored } from '@src/lib/dates';
import { type Plan, shownDay } from '../lib/plan';
import { dateAt, dayAt, dayRange, entriesOn } from '../lib/plan-on-day';

interface DaySliderProps {
  plan: Plan;
  /** Days after the first one; null for the whole plan. */
  offset: number | null;
  onChange: (offset: number | null) => void;
}

/** A slider over the days of a plan, showing the actual or expected progress on each of them. */
export function DaySlider({ plan, offset, onChange }: DaySliderProps) {
  const { t } = useTranslation('adaptation');
  const range = dayRange(plan, todayStored());
  const label = (value: number) =>
    t('adaptation:slider.day', { day: shownDay(dayAt(value)), date: formatDate(dateAt(value, plan)) });
  return (
    <Stack
      direction="row"
      spacing={2.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2, rowGap: 0.5 }}
    >
      <Slider
        aria-label={t('adaptation:slider.label')}
        getAriaValueText={label}
        min={range.first}
        max={range.last}
        value={offset ?? range.today}
        marks={[{ value: range.today }]}
        track={offset === null ? false : 'normal'}
        onChange={(_event, value) => onChange(Number(value))}
        sx={{ flex: '1 1 260px', maxWidth: 520, mx: 1 }}
      />
      <Box role="status" sx={{ flex: '1 1 280px' }}>
        {offset === null ? (
          <Typography variant="body2" color="textSecondary">
            {t('adaptation:slider.hint')}
          </Typography>
        ) : (
          <OnDay plan={plan} date={dateAt(offset, plan)} label={label(offset)} />
        )}
      </Box>
      {offset === null ? null : (
        <Button size="small" color="inherit" onClick={() => onChange(null)}>
          {t('adaptation:slider.whole')}
        </Button>
      )}
    </Stack>
  );
}

function OnDay({ plan, date, label }: { plan: Plan; date: string; label: string }) {
  const { t } = useTranslation('adaptation');
  const due = entriesOn(plan.entries, date);
  const done = due.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <>
      <Typography sx={{ fontWeight: 560 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('adaptation:slider.onDay', { done, due: due.length })}
      </Typography>
    </>
  );
}
