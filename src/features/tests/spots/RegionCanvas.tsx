import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region, Spot, Tasks } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { isForeignKey, movedRegion, regionBetween, resizedRegion, spotIn, stepOf } from '../lib/regions';
import { usePictureWords } from '../lib/useMarkedSpots';
import { placedRegion, RegionNumber, SpotPicture } from './SpotPicture';

interface RegionCanvasProps {
  task: Tasks['hotspot'];
  regions: readonly Region[];
  describedBy: string;
  onChange: (regions: readonly Region[]) => void;
}

/** The action of a held pointer. */
type Grip = { kind: 'draw'; from: Spot } | { kind: 'move' | 'resize'; index: number; from: Spot; of: Region };

const apart = (from: Spot, to: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });

/** Returns the region and the action for the grabbed part. */
function grippedBy(target: EventTarget, regions: readonly Region[], from: Spot): Grip {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
  const index = Number(part?.dataset['index'] ?? -1);
  const of = regions[index];
  if (!part || !of) return { kind: 'draw', from };
  return { kind: part.dataset['part'] === 'corner' ? 'resize' : 'move', index, from, of };
}

/** Returns the region for the pointer's current position; null when it is too small to be intentional. */
function drawnTo(grip: Grip, to: Spot): Region | null {
  if (grip.kind === 'draw') return regionBetween(grip.from, to);
  const by = apart(grip.from, to);
  return grip.kind === 'move' ? movedRegion(grip.of, by) : resizedRegion(grip.of, by);
}

/** Draws, moves and resizes regions by pointer: the intermediate state is shown, and saved on release. */
function useGrip(regions: readonly Region[], onChange: (regions: readonly Region[]) => void) {
  const grip = useRef<Grip | null>(null);
  const [draft, setDraft] = useState<{ index: number; region: Region } | null>(null);
  const spotOf = (event: PointerEvent<HTMLElement>) =>
    spotIn(event.currentTarget.getBoundingClientRect(), event);
  const indexOf = (now: Grip) => (now.kind === 'draw' ? regions.length : now.index);
  const withRegion = (index: number, region: Region) =>
    index < regions.length ? regions.map((item, at) => (at === index ? region : item)) : [...regions, region];
  return {
    shown: draft ? withRegion(draft.index, draft.region) : regions,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const from = spotOf(event);
        const isReadOnly = event.currentTarget.closest('fieldset:disabled') !== null;
        if (!from || isReadOnly || event.button !== 0) return;
        const next = grippedBy(event.target, regions, from);
        if (next.kind === 'draw' && regions.length >= limits.testOptions) return;
        grip.current = next;
        // The action continues when the pointer leaves the picture.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = grip.current && spotOf(event);
        const region = grip.current && to && drawnTo(grip.current, to);
        if (grip.current && region) setDraft({ index: indexOf(grip.current), region });
      },
      onPointerUp: () => {
        if (draft) onChange(withRegion(draft.index, draft.region));
        grip.current = null;
        setDraft(null);
      },
      onPointerCancel: () => {
        grip.current = null;
        setDraft(null);
      },
    },
  };
}

/** The picture with its correct regions, which are drawn on it. Each region is a Tab stop. */
export function RegionCanvas({ task, regions, describedBy, onChange }: RegionCanvasProps) {
  const { t } = useTranslation('tests');
  const spotWords = usePictureWords();
  const { shown, handlers } = useGrip(regions, onChange);
  const press = (event: KeyboardEvent, index: number) => {
    const region = regions[index];
    const step = stepOf(event);
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace';
    if (!region || isForeignKey(event) || (!step && !isRemoved)) return;
    event.preventDefault();
    if (!step) return onChange(regions.filter((_, at) => at !== index));
    const next = event.shiftKey ? resizedRegion(region, step) : movedRegion(region, step);
    onChange(regions.map((region, at) => (at === index ? next : region)));
  };
  return (
    <SpotPicture imageId={task.imageId} alt={task.alt}>
      <Box
        data-canvas
        {...handlers}
        sx={{ position: 'absolute', inset: 0, cursor: 'crosshair', touchAction: 'none', userSelect: 'none' }}
      >
        {shown.map((region, index) => (
          <Box
            key={index}
            component="button"
            type="button"
            data-part="inside"
            data-index={index}
            aria-label={t('spot.regionOf', { number: index + 1, place: spotWords.region(region) })}
            aria-describedby={describedBy}
            onKeyDown={(event: KeyboardEvent) => press(event, index)}
            style={placedRegion(region)}
            sx={{
              ...{
                p: 0,
                font: 'inherit',
                border: '2px dashed #FFFFFF',
                outline: '2px solid #1B6B3A',
                cursor: 'move',
              },
              bgcolor: 'rgb(27 107 58 / 28%)',
              '&:focus-visible': { outline: '4px solid #1A56A8' },
            }}
          >
            <RegionNumber number={index + 1} />
            <Box
              component="span"
              data-part="corner"
              data-index={index}
              sx={{
                ...{
                  position: 'absolute',
                  right: -10,
                  bottom: -10,
                  width: 20,
                  height: 20,
                  borderRadius: '50%',
                },
                ...{ bgcolor: '#FFFFFF', border: '2px solid #1B6B3A', cursor: 'nwse-resize' },
              }}
            />
          </Box>
        ))}
      </Box>
    </SpotPicture>
  );
}
