import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { useTranslation } from 'react-i18next';
import type { ReportRows, ReportSource } from '../api';
import type { Total } from '../lib/report-shape';

/** Returns the titles of the totals: «Дней просрочки: сумма». */
export function useTotalTitles(source: ReportSource): (total: Total) => string {
  const { t } = useTranslation('reports');
  const titleOf = new Map(source.columns.map(({ name, title }) => [name, title]));
  return ({ column, aggregate }) =>
    t('reports:totals.of', {
      ...{ column: titleOf.get(column) ?? column, aggregate: t(`reports:totals.aggregates.${aggregate}`) },
    });
}

/** Returns a total as a text; a dash: there are no values. */
export function useTotalText(): (value: number | null | undefined) => string {
  const { t } = useTranslation('reports');
  return (value) => (value == null ? t('reports:totals.empty') : t('reports:totals.value', { value }));
}

interface ReportTotalsProps {
  source: ReportSource;
  totals: readonly Total[];
  values: ReportRows['totals'];
}

/** The totals of all rows of a report. */
export function ReportTotals({ source, totals, values }: ReportTotalsProps) {
  const { t } = useTranslation('reports');
  const titleOf = useTotalTitles(source);
  const textOf = useTotalText();
  return (
    <Section title={t('reports:totals.title')}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0 }}>
        {totals.map((total, place) => (
          <Box key={`${total.column} ${total.aggregate}`}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {titleOf(total)}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0 }}>
              {textOf(values[place])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
