import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type TokenBalance, type TokenUse, useTokenUseQuery } from '../api';
import {
  askedUse,
  USE_VIEWS,
  usageBars,
  usageCodecs,
  type UseFilter,
  type UseRow,
  usageRows,
  type UseView,
} from '../lib/token-use';

const TokenUseChart = lazy(async () => ({ default: (await import('./TokenUseChart')).TokenUseChart }));

/** «Расход»: the tokens used in a period by day, action or person, as a chart with its table. */
export function TokenUseSection({ actions }: { actions: TokenBalance['actions'] }) {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(usageCodecs);
  const { data, error, isFetching, refetch } = useTokenUseQuery({ filter: askedUse(state) });
  const usage = error ? undefined : data?.tokenUse;
  const nameOf = useNameOf(state.by);
  return (
    <Section title={t('payment:usage.title')} text={t('payment:usage.text')}>
      <Stack spacing={2}>
        <UseFilters state={state} usage={usage} actions={actions} onChange={setState} />
        {usage && usage.tokens > 0 ? <UseChart usage={usage} view={state.by} nameOf={nameOf} /> : null}
        <SimpleTable
          label={t(`payment:usage.chart.${state.by}`)}
          columns={useColumns(state.by, usage, nameOf)}
          rows={usage && usageRows(usage, state.by)}
          rowKey={({ key }) => key}
          isFetching={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              icon={ChartColumn}
              title={t('payment:usage.empty')}
              text={t('payment:usage.emptyHelp')}
              isDense
            />
          }
        />
      </Stack>
    </Section>
  );
}

function useNameOf(view: UseView): (row: UseRow) => string {
  const { t, i18n } = useTranslation('payment');
  return ({ key, name }) => {
    if (key === 'others') return t('payment:usage.others');
    return view === 'day' ? formatDate(name, 'date', i18n.language) : name;
  };
}

interface UseFiltersProps {
  state: UseFilter;
  usage: TokenUse | undefined;
  actions: TokenBalance['actions'];
  onChange: (patch: Partial<UseFilter>) => void;
}

function UseFilters({ state, usage, actions, onChange }: UseFiltersProps) {
  const { t } = useTranslation('payment');
  const from = state.from || (usage?.from ?? '');
  const to = state.to || (usage?.to ?? '');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state.by}
        aria-label={t('payment:usage.by')}
        onChange={(_event, by: UseView | null) => {
          if (by) onChange({ by });
        }}
      >
        {USE_VIEWS.map((view) => (
          <ToggleButton key={view} value={view}>
            {t(`payment:usage.${view}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FilterDate
        label={t('payment:writeOffs.from')}
        value={from}
        max={to}
        onChange={(day) => onChange({ from: day })}
      />
      <FilterDate
        label={t('payment:writeOffs.to')}
        value={to}
        min={from}
        onChange={(day) => onChange({ to: day })}
      />
      {actions.length > 1 ? (
        <FilterSelect
          label={t('payment:writeOffs.action')}
          value={actions.some(({ code }) => code === state.action) ? state.action : ''}
          onChange={(code) => onChange({ action: code })}
          choices={[
            { value: '', label: t('payment:writeOffs.anyAction') },
            ...actions.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      ) : null}
    </Stack>
  );
}

interface UseChartProps {
  usage: TokenUse;
  view: UseView;
  nameOf: (row: UseRow) => string;
}

function UseChart({ usage, view, nameOf }: UseChartProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t('payment:usage.total', { count: usage.tokens })}</Typography>
      <Suspense fallback={<Box sx={{ height: 240 }} />}>
        <TokenUseChart view={view} bars={usageBars(usage, view)} nameOf={nameOf} />
      </Suspense>
    </>
  );
}

function useColumns(
  view: UseView,
  usage: TokenUse | undefined,
  nameOf: (row: UseRow) => string,
): SimpleColumn<UseRow>[] {
  const { t } = useTranslation('payment');
  const all = Math.max(usage?.tokens ?? 0, 1);
  return [
    { key: 'name', title: t(`payment:usage.${view}One`), render: nameOf },
    {
      key: 'tokens',
      title: t('payment:usage.tokens'),
      align: 'right',
      render: ({ tokens }) => t('payment:tokens.number', { count: tokens }),
    },
    {
      key: 'share',
      title: t('payment:usage.share'),
      align: 'right',
      render: ({ tokens }) => t('payment:usage.percent', { percent: Math.round((tokens * 100) / all) }),
    },
  ];
}
