import Box from '@mui/material/Box';
import { ProgressRing } from '@src/components/data/ProgressRing';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { StatisticKind } from '@src/api/generated/types';
import type { Figures } from '../api';
import { totalOf } from '../lib/figures';
import { peopleLink, withoutPanel } from '../lib/statistic-filters';
import { statisticPath, useStatisticTab, useStatisticText } from '../statistic-tab';
import type { Better } from '../lib/change';
import { useFiguresBefore } from '../lib/usePeriodBefore';
import { ChangeNote } from './ChangeNote';
import { Tile } from './Tile';

interface Compared {
  better: Better;
  unit: 'count' | 'points' | 'days';
  kind: StatisticKind;
  value: (figures: Figures) => number | null;
}

const counted = (kind: StatisticKind, better: Better): Compared => ({
  ...{ kind, better, unit: 'count' },
  value: ({ total }) => total[kind],
});

const compared = {
  performance: { better: 'more', unit: 'points', kind: 'signed', value: ({ total }) => total.performance },
  // A higher number of assignments is neither good nor bad.
  assigned: counted('assigned', null),
  notSigned: counted('notSigned', 'less'),
  overdue: counted('overdue', 'less'),
  refused: counted('refused', 'less'),
  median: { better: 'less', unit: 'days', kind: 'signed', value: ({ medianDays }) => medianDays },
} satisfies Record<string, Compared>;

/**
 * Returns a function that renders the change of each main number since the previous period; it renders nothing without a
 * comparison.
 */
function useChanges(now: Figures): (number: keyof typeof compared) => ReactNode {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const before = useFiguresBefore();
  return (number) => {
    const { kind, value, ...rest }: Compared = compared[number];
    return (
      before && (
        <ChangeNote
          name={t(`statistics:tile.${number}`)}
          now={value(now)}
          before={value(before)}
          to={peopleLink(tab, search, { kind, isBefore: true })}
          {...rest}
        />
      )
    );
  };
}

/** The main numbers; each opens the people behind it. */
export function Tiles({ figures }: { figures: Figures }) {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const { total, medianDays, staleCount } = figures;
  const changeOf = useChanges(figures);
  const number = new Intl.NumberFormat(i18n.language);
  const all = totalOf(total);
  const none = t('statistics:tile.none');
  const count = (value: number) => (total.assigned ? number.format(value) : none);
  const days = () => {
    if (medianDays === null) return none;
    if (medianDays < 1) return t('statistics:tile.lessThanDay');
    return t('statistics:tile.days', { count: Math.round(medianDays * 10) / 10 });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
          lg: `repeat(${5 + Number(tab.hasRefusals) + Number(tab.hasReviewDates && staleCount !== null)}, minmax(0, 1fr))`,
        },
        '& > :first-of-type': { gridColumn: { xs: 'span 2', lg: 'auto' } },
      }}
    >
      <Tile
        name={t('statistics:tile.performance')}
        value={total.performance === null ? none : t('statistics:tile.percent', { value: total.performance })}
        note={
          total.performance === null
            ? t('statistics:tile.nothing')
            : t('statistics:tile.signedOf', {
                signed: number.format(total.signed),
                total: number.format(all),
              })
        }
        to={peopleLink(tab, search, { kind: 'signed' })}
        change={changeOf('performance')}
        picture={
          <ProgressRing value={total.performance} label={t('statistics:tile.performance')} size={44}>
            {' '}
          </ProgressRing>
        }
      />
      <Tile
        name={t('statistics:tile.assigned')}
        value={count(total.assigned)}
        to={peopleLink(tab, search, { kind: 'assigned' })}
        change={changeOf('assigned')}
      />
      <Tile
        name={t('statistics:tile.notSigned')}
        value={count(total.notSigned)}
        to={peopleLink(tab, search, { kind: 'notSigned' })}
        change={changeOf('notSigned')}
      />
      <Tile
        name={t('statistics:tile.overdue')}
        value={count(total.overdue)}
        colour={total.overdue ? 'red' : undefined}
        to={peopleLink(tab, search, { kind: 'overdue' })}
        change={changeOf('overdue')}
      />
      {tab.hasRefusals ? (
        <Tile
          name={t('statistics:tile.refused')}
          value={count(total.refused)}
          colour={total.refused ? 'orange' : undefined}
          to={peopleLink(tab, search, { kind: 'refused' })}
          change={changeOf('refused')}
        />
      ) : null}
      <Tile
        name={t('statistics:tile.median')}
        value={days()}
        to={peopleLink(tab, search, { kind: 'signed' })}
        change={changeOf('median')}
      />
      {tab.hasReviewDates && staleCount !== null ? (
        <Tile
          name={t('statistics:tile.stale')}
          value={number.format(staleCount)}
          colour={staleCount ? 'amber' : undefined}
          to={{ pathname: `${statisticPath(tab)}/stale`, search: withoutPanel(search) }}
        />
      ) : null}
    </Box>
  );
}
