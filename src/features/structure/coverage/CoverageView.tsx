import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { FilteredEmpty } from '@src/components/feedback/FilteredEmpty';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useUrlState } from '@src/components/routing/useUrlState';
import type { ObjectType } from '@src/api/generated/types';
import type { KnownContentKind } from '@src/content/content-kind';
import { ExportButton } from '@src/store/ExportButton';
import { Grid3x3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CoverageAnswer, useCoverageQuery } from '../api';
import { CoverageDialog } from './CoverageDialog';
import { CoverageGrid } from './CoverageGrid';
import { CoverageLegend } from './CoverageMark';
import { coverageCodecs, coverageKindCodecs, coverageShows, crossingCodecs } from './coverage-url';
import { useCoverageKind } from './useCoverageKind';

function CoverageExport({ objectType }: { objectType: ObjectType }) {
  const { state } = useUrlState(coverageCodecs);
  const query = new URLSearchParams({ ...state, objectType });
  return <ExportButton path={`/api/coverage.xlsx?${query.toString()}`} />;
}

function KindFilter({ kind }: { kind: KnownContentKind }) {
  const { t } = useTranslation('structure');
  const { kinds } = useCoverageKind();
  const { setState } = useUrlState(coverageKindCodecs);
  if (kinds.length < 2) return null;
  return (
    <FilterSelect
      label={t('structure:coverage.kind')}
      value={kind.objectType}
      choices={kinds.map(({ objectType, title }) => ({ value: objectType, label: t(title) }))}
      onChange={(next) => setState({ kind: next })}
      width={200}
    />
  );
}

function Toolbar({ kind }: { kind: KnownContentKind }) {
  const { t } = useTranslation('structure');
  const { state, setState } = useUrlState(coverageCodecs);
  const isFiltered = state.show !== 'all' || Boolean(state.position || state.regulation);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ p: 1.5, gap: 1, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <KindFilter kind={kind} />
      <FilterFold isActive={isFiltered}>
        <SearchField
          value={state.position}
          onChange={(position) => setState({ position })}
          label={t('structure:action.searchPositions')}
          maxWidth={240}
        />
        <SearchField
          value={state.regulation}
          onChange={(regulation) => setState({ regulation })}
          label={t('structure:coverage.searchRegulations')}
          maxWidth={240}
        />
        <FilterSelect
          label={t('structure:coverage.show.label')}
          value={state.show}
          choices={coverageShows.map((value) => ({ value, label: t(`structure:coverage.show.${value}`) }))}
          onChange={(show) => setState({ show })}
          width={220}
        />
      </FilterFold>
      <CoverageExport objectType={kind.objectType} />
    </Stack>
  );
}

type Coverage = CoverageAnswer['coverage'];

/** Why there is no matrix: no data at all, no problems, or no match. */
function NoMatrix({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation('structure');
  const { state, reset } = useUrlState(coverageCodecs);
  const isEmpty = !coverage.positionsCount || !coverage.regulationsCount;
  if (isEmpty) {
    const what = coverage.positionsCount ? 'noRegulations' : 'noPositions';
    return (
      <EmptyState
        icon={Grid3x3}
        title={t(`structure:coverage.empty.${what}`)}
        text={t(`structure:coverage.empty.${what}Text`)}
      />
    );
  }
  if (state.show === 'all' || state.position || state.regulation) return <FilteredEmpty onReset={reset} />;
  return <EmptyState icon={Grid3x3} title={t(`structure:coverage.empty.${state.show}`)} isDense />;
}

function Matrix({ objectType }: { objectType: ObjectType }) {
  const { state } = useUrlState(coverageCodecs);
  const { currentData, data, error, refetch, isFetching } = useCoverageQuery({
    filter: state,
    objectType,
  });
  const coverage = (currentData ?? data)?.coverage;
  if (coverage) return <FoundMatrix objectType={objectType} coverage={coverage} isFetching={isFetching} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} isDense />
  ) : (
    <SkeletonRows rows={10} columns={6} height={44} />
  );
}

interface FoundMatrixProps {
  objectType: ObjectType;
  coverage: Coverage;
  isFetching: boolean;
}

function FoundMatrix({ objectType, coverage, isFetching }: FoundMatrixProps) {
  const { t } = useTranslation('structure');
  const { state } = useUrlState(coverageCodecs);
  const open = useUrlState(crossingCodecs);
  const { positions, regulations, positionsCount, regulationsCount } = coverage;
  if (!positions.length && !regulations.length) return <NoMatrix coverage={coverage} />;
  if (!positionsCount || !regulationsCount) return <NoMatrix coverage={coverage} />;
  return (
    <Box aria-busy={isFetching}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ px: 1.5, py: 1, gap: 2, rowGap: 0.75, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
          {t('structure:coverage.shown', {
            positions: positions.length,
            positionsCount,
            regulations: regulations.length,
            regulationsCount,
          })}
        </Typography>
        <CoverageLegend />
      </Stack>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <CoverageGrid
          objectType={objectType}
          positions={positions}
          regulations={regulations}
          isTree={state.show === 'all' && !state.position}
          onOpen={(cell) => open.setState({ cell })}
        />
      </Box>
    </Box>
  );
}

/** The coverage matrix: which positions have which objects of a kind, through which rules, and their people's progress. */
export function CoverageView() {
  const { state, setState } = useUrlState(crossingCodecs);
  const { kind } = useCoverageKind();
  if (!kind) return null;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Toolbar kind={kind} />
      <Matrix objectType={kind.objectType} />
      {state.cell ? (
        <CoverageDialog {...state.cell} kind={kind} onClose={() => setState({ cell: null })} />
      ) : null}
    </Card>
  );
}
