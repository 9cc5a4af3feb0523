import Box from '@mui/material/Box';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { useLocation } from 'react-router-dom';
import type { Figures } from '../api';
import { totalOf } from '../lib/figures';
import { peopleLink, withoutPanel } from '../lib/statistic-filters';
import { statisticPath, useStatisticTab, useStatisticText } from '../statistic-tab';
import { Tile } from './Tile';

/** The main numbers; each opens the people behind it. */
export function Tiles({ figures }: { figures: Figures }) {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const { total, medianDays, staleCount } = figures;
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
      />
      <Tile
        name={t('statistics:tile.notSigned')}
        value={count(total.notSigned)}
        to={peopleLink(tab, search, { kind: 'notSigned' })}
      />
      <Tile
        name={t('statistics:tile.overdue')}
        value={count(total.overdue)}
        colour={total.overdue ? 'red' : undefined}
        to={peopleLink(tab, search, { kind: 'overdue' })}
      />
      {tab.hasRefusals ? (
        <Tile
          name={t('statistics:tile.refused')}
          value={count(total.refused)}
          colour={total.refused ? 'orange' : undefined}
          to={peopleLink(tab, search, { kind: 'refused' })}
        />
      ) : null}
      <Tile
        name={t('statistics:tile.median')}
        value={days()}
        to={peopleLink(tab, search, { kind: 'signed' })}
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
