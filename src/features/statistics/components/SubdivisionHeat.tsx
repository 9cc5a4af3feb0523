import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '@src/components/layout/Section';
import { optionName } from '@src/lib/options';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { SubdivisionFigures } from '../api';
import { heatOf, totalOf } from '../lib/figures';
import { peopleLink } from '../lib/statistic-filters';
import { useFiguresBefore } from '../lib/usePeriodBefore';
import { useStatisticTab, useStatisticText } from '../statistic-tab';
import { ChangeNote } from './ChangeNote';

function Cell({ row }: { row: SubdivisionFigures }) {
  const { t } = useStatisticText();
  const { t: common } = useTranslation('common');
  const tab = useStatisticTab();
  const { search } = useLocation();
  const { subdivision, statistic } = row;
  const { signed, performance } = statistic;
  const before = useFiguresBefore();
  const then = before?.bySubdivision.find((item) => item.subdivision?.id === subdivision?.id)?.statistic;
  const total = totalOf(statistic);
  const name = subdivision
    ? optionName(subdivision, common('common:archiveSuffix'))
    : t('statistics:subdivision.none');
  const value =
    performance === null ? t('statistics:tile.none') : t('statistics:tile.percent', { value: performance });
  const kind = statistic.notSigned ? 'notSigned' : 'assigned';
  const link = subdivision
    ? { component: Link, to: peopleLink(tab, search, { kind, subdivisionId: subdivision.id }) }
    : {};
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box
        {...link}
        sx={(theme) => ({
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          gap: 0.5,
          p: 1.5,
          borderRadius: 1,
          textDecoration: 'none',
          color: theme.tokens.status[heatOf(statistic)].text,
          bgcolor: theme.tokens.status[heatOf(statistic)].soft,
          border: '1px solid transparent',
          '&:is(a):hover': { borderColor: 'currentColor' },
        })}
      >
        <Typography component="span" variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box component="span" sx={{ display: 'flex', gap: 1, mt: 'auto', alignItems: 'baseline' }}>
          <Typography component="span" sx={{ fontSize: 18, fontWeight: 650 }}>
            {value}
          </Typography>
          <Typography component="span" variant="body2">
            {t('statistics:subdivision.signedOf', { signed, total })}
          </Typography>
        </Box>
      </Box>
      {before ? (
        <Box sx={{ px: 1.5, pt: 0.5 }}>
          <ChangeNote
            name={name}
            now={performance}
            before={then?.performance ?? null}
            better="more"
            unit="points"
            to={
              subdivision
                ? peopleLink(tab, search, { kind: 'assigned', subdivisionId: subdivision.id, isBefore: true })
                : undefined
            }
          />
        </Box>
      ) : null}
    </Box>
  );
}

/** Subdivisions by their signed share; those that need help come first. */
export function SubdivisionHeat({ rows }: { rows: readonly SubdivisionFigures[] }) {
  const { t } = useStatisticText();
  const sorted = [...rows].sort(
    (a, b) => (a.statistic.performance ?? 101) - (b.statistic.performance ?? 101),
  );
  return (
    <Section title={t('statistics:subdivision.title')} text={t('statistics:subdivision.text')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        }}
      >
        {sorted.map((row) => (
          <Cell key={row.subdivision?.id ?? 0} row={row} />
        ))}
      </Box>
    </Section>
  );
}
