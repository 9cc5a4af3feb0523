import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { StatusChip } from '@src/components/data/StatusChip';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../lib/plan';
import { RiskChip, RiskReasons } from './PlanRisk';

const PlanCurveChart = lazyPart(async () => (await import('./PlanCurveChart')).PlanCurveChart);

/** The plan's progress, its expected progress, the forecast completion date, and what blocks it. */
export function PlanSummary({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('adaptation');
  const { progress, day, days, status } = plan;
  const { actual, expected, risk, forecast } = progress;
  const date = (value: string | null) => formatDate(value, 'longDate', i18n.language);
  return (
    <Section
      title={day > 0 ? t('adaptation:dayOf', { day, days }) : t('adaptation:before', { count: -day })}
      text={t('adaptation:until', { date: date(plan.dateEnd) })}
      action={
        status === 'active' ? (
          <RiskChip risk={risk} />
        ) : (
          <StatusChip colour="grey" label={t(`adaptation:status.${status}`)} />
        )
      }
    >
      <Stack spacing={2}>
        <StateNote plan={plan} />
        <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <ProgressRing value={actual} label={t('adaptation:curve.actual')} size={68}>
            {`${actual} %`}
          </ProgressRing>
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0 }}>
            <Figure label={t('adaptation:doneOf')}>{t('adaptation:of', progress.count)}</Figure>
            <Figure label={t('adaptation:curve.expected')}>{`${expected} %`}</Figure>
            <Figure label={t('adaptation:list.overdue')}>{progress.overdueCount}</Figure>
            <Figure label={t('adaptation:forecast')}>
              {date(forecast) || (plan.entries.length ? t('adaptation:forecastNone') : '—')}
            </Figure>
          </Box>
        </Stack>
        {status === 'active' ? <RiskReasons risk={risk} /> : null}
        {plan.entries.length > 1 ? (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <PlanCurveChart progress={progress} />
          </Suspense>
        ) : null}
      </Stack>
    </Section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 16, fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** A pause or decision, shown before the numbers. */
function StateNote({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('adaptation');
  const { pausedFrom, pauseReason, result, decidedBy, decidedAt, comment } = plan;
  const date = (value: string | null) => formatDate(value, 'longDate', i18n.language);
  if (pausedFrom) {
    return (
      <Alert severity="info">
        {[t('adaptation:pausedSince', { date: date(pausedFrom) }), pauseReason].filter(Boolean).join(' ')}
      </Alert>
    );
  }
  if (!result) return null;
  const who = decidedBy ? t('adaptation:decidedBy', { name: decidedBy.nameFull, date: date(decidedAt) }) : '';
  return (
    <Alert severity={result === 'failed' ? 'warning' : result === 'passed' ? 'success' : 'info'}>
      <Typography sx={{ fontWeight: 560 }}>{t(`adaptation:result.${result}`)}</Typography>
      {[who, comment].filter(Boolean).join(' ')}
    </Alert>
  );
}
