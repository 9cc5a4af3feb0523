import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HeldKind } from '@src/api/generated/types';
import { writeUrlState } from '@src/lib/url-state';
import { useLocation } from 'react-router-dom';
import type { Figures } from '../api';
import { type HeldChoice, heldCodecs, heldKinds } from '../lib/held';
import type { Better } from '../lib/change';
import { useFiguresBefore } from '../lib/usePeriodBefore';
import { useStatisticText } from '../statistic-tab';
import { ChangeNote } from './ChangeNote';
import { Tile } from './Tile';

/** A future expiry is neither good nor bad. */
const better: Record<HeldKind, Better> = {
  ...{ valid: 'more', lost: 'less' },
  ...{ expiring30: null, expiring60: null, expiring90: null },
};

/** The numbers of held qualifications by expiry; each opens their holders, the last one the positions without a holder. */
export function HeldTiles({ held }: { held: NonNullable<Figures['held']> }) {
  const { t, i18n } = useStatisticText();
  const { pathname, search } = useLocation();
  const number = new Intl.NumberFormat(i18n.language);
  const linkTo = (choice: HeldChoice, isHeldBefore = false) => ({
    pathname,
    search: writeUrlState(heldCodecs, new URLSearchParams(search), {
      ...{ held: choice, isHeldBefore, heldSearch: '', heldPage: 1 },
    }).toString(),
  });
  const before = useFiguresBefore()?.held;
  const colourOf = (kind: HeldChoice) => {
    if (kind === 'expiring30') return 'amber';
    return kind === 'lost' ? 'red' : undefined;
  };
  return (
    <Box component="section" aria-label={t('statistics:held.title')} sx={{ mb: 2.5 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('statistics:held.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          },
        }}
      >
        {heldKinds.map((kind) => (
          <Tile
            key={kind}
            name={t(`statistics:held.${kind}`)}
            value={number.format(held[kind])}
            colour={held[kind] ? colourOf(kind) : undefined}
            to={linkTo(kind)}
            change={
              before ? (
                <ChangeNote
                  name={t(`statistics:held.${kind}`)}
                  now={held[kind]}
                  before={before[kind]}
                  better={better[kind]}
                  unit="count"
                  to={linkTo(kind, true)}
                />
              ) : null
            }
          />
        ))}
        <Tile
          name={t('statistics:held.coverage')}
          value={
            held.coverage === null
              ? t('statistics:tile.none')
              : t('statistics:tile.percent', { value: held.coverage })
          }
          note={t('statistics:held.covered', {
            covered: number.format(held.covered),
            total: number.format(held.places),
          })}
          to={linkTo('uncovered')}
          change={
            before ? (
              <ChangeNote
                name={t('statistics:held.coverage')}
                now={held.coverage}
                before={before.coverage}
                better="more"
                unit="points"
                to={linkTo('uncovered', true)}
              />
            ) : null
          }
        />
      </Box>
    </Box>
  );
}
