import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { Delayed, SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { expectedErrors } from '@src/api/errors';
import { CalendarX } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { type Figures, useStatisticQuery } from '../api';
import { AsOfNote } from '../components/AsOfNote';
import { CompareNote } from '../components/CompareNote';
import { ComplianceCurve } from '../components/ComplianceCurve';
import { HeldTiles } from '../components/HeldTiles';
import { MissingChoices } from '../components/MissingChoices';
import { NoNumbers } from '../components/NoNumbers';
import { ObjectTable } from '../components/ObjectTable';
import { StatisticFilterBar } from '../components/StatisticFilterBar';
import { SubdivisionHeat } from '../components/SubdivisionHeat';
import { Tiles } from '../components/Tiles';
import { statisticCodecs, statisticFilter } from '../lib/statistic-filters';
import { FiguresBeforeContext, type PeriodBefore, usePeriodBefore } from '../lib/usePeriodBefore';
import { useStatisticTab, useStatisticText } from '../statistic-tab';
import { HeldPanel } from './HeldPanel';

const tileCount = 7;

function LoadingNumbers() {
  return (
    <Delayed>
      <Box
        aria-busy
        sx={{
          display: 'grid',
          gap: 1.5,
          mb: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        }}
      >
        {Array.from({ length: tileCount }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={86} sx={{ borderRadius: 3 }} />
        ))}
      </Box>
      <Card>
        <SkeletonRows rows={6} columns={4} />
      </Card>
    </Delayed>
  );
}

function Numbers({ figures, isFetching }: { figures: Figures; isFetching: boolean }) {
  const { t } = useStatisticText();
  const { Insights } = useStatisticTab();
  return (
    <>
      <Tiles figures={figures} />
      {figures.held ? <HeldTiles held={figures.held} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box component="section">
            <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
              {t('statistics:object.title')}
            </Typography>
            <ObjectTable rows={figures.byObject} isFetching={isFetching} />
          </Box>
          <ComplianceCurve points={figures.curve} />
        </Box>
        <SubdivisionHeat rows={figures.bySubdivision} />
      </Box>
      {Insights ? (
        <Suspense fallback={null}>
          <Insights />
        </Suspense>
      ) : null}
    </>
  );
}

/** Shown when the day is rejected; its field shows the reason. */
function WrongDay({ onToday }: { onToday: () => void }) {
  const { t } = useStatisticText();
  return (
    <EmptyState
      icon={CalendarX}
      title={t('statistics:asOf.wrong')}
      action={
        <Button variant="outlined" onClick={onToday}>
          {t('statistics:asOf.today')}
        </Button>
      }
    />
  );
}

interface NotesProps {
  figures: Figures | undefined;
  before: PeriodBefore | null;
  /** Whether departments are selected. */
  hasDepartments: boolean;
  onToday: () => void;
}

/** Notes on the day of the numbers and on the period they are compared with. */
function Notes({ figures, before, hasDepartments, onToday }: NotesProps) {
  return (
    <>
      {figures?.asOf ? (
        <AsOfNote
          day={figures.asOf}
          placementsSince={figures.placementsSince}
          treeSince={hasDepartments ? figures.treeSince : null}
          heldSince={figures.heldSince}
          onToday={onToday}
        />
      ) : null}
      {before ? <CompareNote before={before} firstDay={figures?.firstDay} /> : null}
    </>
  );
}

/** The progress on assignments: numbers, objects, subdivisions, the chart. Updated by live events. */
export function KindStatisticPage() {
  const tab = useStatisticTab();
  const { state, setState, reset } = useUrlState(statisticCodecs);
  const filter = useMemo(() => statisticFilter(state), [state]);
  const { data, error, isFetching, refetch } = useStatisticQuery({ objectType: tab.kind.objectType, filter });
  const figures = data?.statistic;
  const before = usePeriodBefore(figures?.firstDay);
  const dayError = expectedErrors(error).find(({ field }) => field === 'asOf')?.message;
  const showToday = () => setState({ asOf: '' });
  const body = () => {
    if (dayError) return <WrongDay onToday={showToday} />;
    if (!figures)
      return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingNumbers />;
    if (!figures.byObject.length) {
      return <NoNumbers state={state} reset={reset} nearestDay={figures.nearestDay} />;
    }
    return <Numbers figures={figures} isFetching={isFetching} />;
  };
  return (
    <>
      <StatisticFilterBar
        state={state}
        setState={setState}
        reset={reset}
        firstDay={figures?.firstDay}
        asOfError={dayError}
      />
      <MissingChoices state={state} setState={setState} />
      {dayError ? null : (
        <Notes
          figures={figures}
          before={before}
          hasDepartments={state.subdivisionIds.length > 0}
          onToday={showToday}
        />
      )}
      <FiguresBeforeContext value={before?.figures ?? null}>{body()}</FiguresBeforeContext>
      <Outlet />
      {figures?.held ? <HeldPanel /> : null}
    </>
  );
}
