import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { SimpleTable } from '@src/components/table/SimpleTable';
import type { GapCheck } from '../api';
import { average, byDifference, markedRows, type MarkedRow } from './gap-rows';

const GapRadar = lazyPart(async () => (await import('./GapRadar')).GapRadar);

/** A radar chart needs three corners, and with more than the maximum they are indistinguishable: then the table is shown. */
const corners = { min: 3, max: 16 };

/** The marks of both sides: the differences in a chart and in numbers. */
export function GapResult({ check }: { check: GapCheck }) {
  const { t, i18n } = useTranslation('ideal');
  const mean = (marks: number[]) => average(marks).toLocaleString(i18n.language);
  const rows = markedRows(check);
  const ordered = byDifference(rows);
  const differs = ordered.some(({ self, leader }) => self !== leader);
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {t('ideal:gap.average', {
          self: mean(rows.map(({ self }) => self)),
          leader: mean(rows.map(({ leader }) => leader)),
        })}{' '}
        {t(differs ? 'ideal:gap.agenda' : 'ideal:gap.agree')}
      </Typography>
      {rows.length >= corners.min && rows.length <= corners.max ? (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <GapRadar rows={rows} />
        </Suspense>
      ) : null}
      <ResultTable rows={ordered} />
    </>
  );
}

function ResultTable({ rows }: { rows: readonly MarkedRow[] }) {
  const { t } = useTranslation('ideal');
  return (
    <SimpleTable
      label={t('ideal:gap.result')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        { key: 'number', title: t('ideal:gap.number'), width: 48, render: ({ number }) => number },
        { key: 'text', title: t('ideal:gap.statement'), render: (row) => <StatementCell row={row} /> },
        { key: 'self', title: t('ideal:gap.selfShort'), align: 'right', render: ({ self }) => self },
        { key: 'leader', title: t('ideal:gap.headShort'), align: 'right', render: ({ leader }) => leader },
        { key: 'delta', title: t('ideal:gap.delta'), render: (row) => <Delta {...row} /> },
      ]}
    />
  );
}

function StatementCell({ row }: { row: MarkedRow }) {
  const { t } = useTranslation('ideal');
  const { layer, text, selfComment, leaderComment } = row;
  return (
    <Box sx={{ minWidth: 220 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography variant="caption" color="textSecondary" component="div">
        {t(`ideal:layer.${layer}`)}
      </Typography>
      {selfComment ? (
        <Typography variant="body2">{t('ideal:gap.selfSays', { text: selfComment })}</Typography>
      ) : null}
      {leaderComment ? (
        <Typography variant="body2">{t('ideal:gap.headSays', { text: leaderComment })}</Typography>
      ) : null}
    </Box>
  );
}

/** From this difference on, the two sides see the work differently. */
const wide = 3;

function Delta({ self, leader }: Pick<MarkedRow, 'self' | 'leader'>) {
  const { t } = useTranslation('ideal');
  const count = Math.abs(self - leader);
  if (count === 0) return <StatusChip colour="green" label={t('ideal:gap.same')} />;
  const label = t(self > leader ? 'ideal:gap.higher' : 'ideal:gap.lower', { count });
  return <StatusChip colour={count >= wide ? 'orange' : 'grey'} label={label} />;
}
