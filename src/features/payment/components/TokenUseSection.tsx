import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { Section } from '@src/components/layout/Section';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type TokenBalance, type TokenUse, useTokenUseQuery } from '../api';
import {
  askedUse,
  PAGE_SIZE,
  usageBars,
  usageCodecs,
  type UseRow,
  usageRows,
  type UseView,
} from '../lib/token-use';
import { TokenUseFilters } from './TokenUseFilters';

const TokenUseChart = lazyPart(async () => (await import('./TokenUseChart')).TokenUseChart);

/** «Расход»: the tokens used in a period by day, action or person, as a chart with its table. */
export function TokenUseSection({ actions }: { actions: TokenBalance['actions'] }) {
  const { t } = useTranslation('payment');
  const { state, setState } = useUrlState(usageCodecs);
  const { data, error, isFetching, refetch } = useTokenUseQuery({ filter: askedUse(state) });
  const usage = error ? undefined : data?.tokenUse;
  const nameOf = useNameOf(state.by);
  const rows = usage && usageRows(usage, state.by);
  const count = rows?.length ?? 0;
  // A day's use may disappear when tokens are returned.
  const page = Math.max(1, Math.min(state.usagePage, Math.ceil(count / PAGE_SIZE)));
  return (
    <Section title={t('payment:usage.title')} text={t('payment:usage.text')}>
      <Stack spacing={2}>
        <TokenUseFilters
          state={state}
          usage={usage}
          actions={actions}
          onChange={(patch) => setState({ ...patch, usagePage: 1 })}
        />
        {usage && usage.tokens > 0 ? <UseChart usage={usage} view={state.by} nameOf={nameOf} /> : null}
        <SimpleTable
          label={t(`payment:usage.chart.${state.by}`)}
          columns={useColumns(state.by, usage, nameOf)}
          rows={rows?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          {...(count > PAGE_SIZE
            ? {
                paging: { count, page, pageSize: PAGE_SIZE, onPage: (next) => setState({ usagePage: next }) },
              }
            : {})}
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
