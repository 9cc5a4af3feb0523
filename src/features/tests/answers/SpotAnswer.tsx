import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import type { Spot } from '@domain/questions/question';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { isForeignKey, spotIn, spotWithin, stepOf, WHOLE } from '../lib/regions';
import { type PictureWords, usePictureWords } from '../lib/useMarkedSpots';
import { placedSpot, SpotMark, SpotPicture } from '../spots/SpotPicture';
import type { AnswerProps } from './answer-props';

const MIDDLE: Spot = { x: WHOLE / 2, y: WHOLE / 2 };
/** The number of steps of an arrow key with Shift. */
const FAR = 5;

/** The marked spots, and functions to mark and remove them. */
function useSpots(
  { question, answer, onChange }: AnswerProps<AskedQuestionOf<'hotspot'>>,
  spotWords: PictureWords,
) {
  const { t } = useTranslation('tests');
  const { isMany } = question.task;
  const spots = answer && 'spots' in answer ? answer.spots : [];
  const [announcement, setAnnouncement] = useState('');
  const change = (next: readonly Spot[]) =>
    onChange(next.length > 0 ? { type: 'hotspot', spots: next } : null);
  return {
    spots,
    announcement,
    announce: setAnnouncement,
    mark: (spot: Spot) => {
      if (isMany && spots.length >= limits.testSpots)
        return setAnnouncement(t('spot.most', { count: limits.testSpots }));
      change(isMany ? [...spots, spot] : [spot]);
      setAnnouncement(t('spot.marked', { place: spotWords.spot(spot) }));
    },
    unmark: (index: number) => {
      if (!spots[index]) return;
      change(spots.filter((_, at) => at !== index));
      setAnnouncement(t('spot.unmarked'));
    },
  };
}

/** Marks spots on a picture: by mouse, by touch, or with a crosshair moved by arrow keys. */
export function SpotAnswer(props: AnswerProps<AskedQuestionOf<'hotspot'>>) {
  const { t } = useTranslation('tests');
  const helpId = useId();
  const spotWords = usePictureWords();
  const { imageId, alt, isMany } = props.question.task;
  const { spots, announcement, announce, mark, unmark } = useSpots(props, spotWords);
  const [cross, setCross] = useState<Spot | null>(null);
  const press = (event: KeyboardEvent) => {
    if (isForeignKey(event)) return;
    const step = stepOf(event);
    const at = cross ?? spots.at(-1) ?? MIDDLE;
    if (step) {
      const times = event.shiftKey ? FAR : 1;
      const next = spotWithin({ x: at.x + step.x * times, y: at.y + step.y * times });
      setCross(next);
      announce(spotWords.spot(next));
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at);
      mark(at);
    } else if (event.key === 'Delete' || event.key === 'Backspace') unmark(spots.length - 1);
    else return;
    // The test runner uses the arrow keys to switch questions.
    event.preventDefault();
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography id={helpId} variant="body2" color="textSecondary">
        {t(isMany ? 'spot.helpMany' : 'spot.help')}
      </Typography>
      <SpotPicture imageId={imageId} alt={alt}>
        <Box
          role="application"
          aria-label={t('spot.surface')}
          aria-describedby={helpId}
          tabIndex={0}
          onKeyDown={press}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) setCross(spots.at(-1) ?? MIDDLE);
          }}
          onBlur={() => setCross(null)}
          onClick={(event) => {
            const spot = spotIn(event.currentTarget.getBoundingClientRect(), event);
            setCross(null);
            if (spot) mark(spot);
          }}
          sx={{
            ...{ position: 'absolute', inset: 0, cursor: 'crosshair', touchAction: 'manipulation' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {spots.map((spot, index) => (
            <SpotMark key={index} spot={spot} number={isMany ? index + 1 : undefined} />
          ))}
          {cross ? <Crosshair spot={cross} /> : null}
        </Box>
      </SpotPicture>
      <Box sx={{ width: '100%', position: 'relative' }}>
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
        <MarkedSpots spots={spots} spotWords={spotWords} onRemove={unmark} />
      </Box>
    </Stack>
  );
}

/** Two lines that cross where the next mark will be: white with a dark outline, visible on any picture. */
function Crosshair({ spot }: { spot: Spot }) {
  const line = { position: 'absolute', bgcolor: '#FFFFFF', boxShadow: '0 0 0 1px #15201F' } as const;
  return (
    <Box aria-hidden data-crosshair style={placedSpot(spot)} sx={{ width: 44, height: 44 }}>
      <Box sx={{ ...line, left: 0, right: 0, top: 21, height: 2 }} />
      <Box sx={{ ...line, top: 0, bottom: 0, left: 21, width: 2 }} />
    </Box>
  );
}

interface MarkedSpotsProps {
  spots: readonly Spot[];
  spotWords: PictureWords;
  onRemove: (index: number) => void;
}

/** The marked spots in words, each with a remove button. */
function MarkedSpots({ spots, spotWords, onRemove }: MarkedSpotsProps) {
  const { t } = useTranslation('tests');
  if (spots.length === 0) return <Typography color="textSecondary">{t('spot.none')}</Typography>;
  return (
    <Box component="ul" aria-label={t('spot.list')} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {spots.map((spot, index) => (
        <Stack
          key={index}
          component="li"
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography>
            {spots.length > 1 ? `${index + 1}. ` : ''}
            {t('spot.marked', { place: spotWords.spot(spot) })}
          </Typography>
          <Button
            size="small"
            color="inherit"
            startIcon={<X />}
            aria-label={t('spot.remove', { number: index + 1 })}
            onClick={() => onRemove(index)}
          >
            {t('spot.removeShort')}
          </Button>
        </Stack>
      ))}
    </Box>
  );
}
