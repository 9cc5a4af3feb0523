import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Check, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { clock } from '@domain/clock';
import { UNCLEAR_PEOPLE } from '@domain/content/unclear';
import { StatusChip } from '@src/components/data/StatusChip';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { useContentText } from '../words';
import { momentsOf, type Unclear } from './use-unclear';

/** The scale of the heat map: one person, some, as many as make it a task of the author. */
const heatOf = (people: number): 'grey' | 'orange' | 'red' =>
  people >= UNCLEAR_PEOPLE ? 'red' : people > 1 ? 'orange' : 'grey';

interface UnclearHeatProps {
  people: number;
  /** The number of the block, or the time of the moment. */
  place: string;
  onSettle: () => Promise<void>;
}

/** For the author: how many people have marked a place as unclear, and «Разобрано». */
export function UnclearHeat({ people, place, onSettle }: UnclearHeatProps) {
  const { t } = useContentText();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ my: 0.5, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
    >
      <StatusChip label={t('unclear.people', { count: people })} colour={heatOf(people)} icon={CircleHelp} />
      <BusyButton
        size="small"
        startIcon={<Check />}
        isBusy={isBusy}
        aria-label={t('unclear.settleOf', { place })}
        onClick={() => {
          setIsBusy(true);
          void onSettle().finally(() => setIsBusy(false));
        }}
      >
        {t('comments.resolve')}
      </BusyButton>
    </Stack>
  );
}

interface UnclearMomentsProps extends Pick<Unclear, 'places' | 'settle'> {
  onGo: (atSec: number) => void;
}

/** For the author of a video: the moments that people have marked as unclear; each leads to its second. */
export function UnclearMoments({ places, settle, onGo }: UnclearMomentsProps) {
  const { t } = useContentText();
  const moments = momentsOf(places);
  if (moments.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Section title={t('unclear.moments')}>
        <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {moments.map(({ atSec, people }) => (
            <Stack component="li" key={atSec} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Button
                size="small"
                aria-label={t('notes.go', { place: clock(atSec) })}
                onClick={() => onGo(atSec)}
              >
                {clock(atSec)}
              </Button>
              <UnclearHeat
                people={people}
                place={clock(atSec)}
                onSettle={() => settle({ clauseId: null, atSec })}
              />
            </Stack>
          ))}
        </Stack>
      </Section>
    </Box>
  );
}
