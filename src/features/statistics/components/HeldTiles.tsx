import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { writeUrlState } from '@src/lib/url-state';
import { useLocation } from 'react-router-dom';
import type { Figures } from '../api';
import { type HeldChoice, heldCodecs, heldKinds } from '../lib/held';
import { useStatisticText } from '../statistic-tab';
import { Tile } from './Tile';

/** What people hold until a last day; each number opens whose it is, the last one where nobody holds it. */
export function HeldTiles({ held }: { held: NonNullable<Figures['held']> }) {
  const { t, i18n } = useStatisticText();
  const { pathname, search } = useLocation();
  const number = new Intl.NumberFormat(i18n.language);
  const linkTo = (choice: HeldChoice) => ({
    pathname,
    search: writeUrlState(heldCodecs, new URLSearchParams(search), { held: choice }).toString(),
  });
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
        />
      </Box>
    </Box>
  );
}
