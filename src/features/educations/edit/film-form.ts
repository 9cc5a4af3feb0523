import { array, boolean, object } from 'yup';
import { clock, secondsOf } from '@domain/clock';
import { FILM_START } from '@domain/film';
import limits from '@graphql/limits.json';
import type { AnyQuestion } from '@domain/questions/question';
import type { EducationFilmInput } from '@src/api/generated/types';
import type { FilmSource } from '../api';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';

export interface CheckpointValues {
  id: string;
  atSec: string;
  mustBeRight: boolean;
  question: AnyQuestion;
}

export interface FilmValues {
  url: string;
  /** As people write it: 4:05. */
  durationSec: string;
  minWatchPercent: number | string;
  isSeekForbidden: boolean;
  isTranscriptEnough: boolean;
  checkpoints: CheckpointValues[];
}

export const filmSchema = object({
  url: rules.required(limits.linkUrl),
  durationSec: rules.clock().required(ruleMessage('required')),
  minWatchPercent: rules.between(1, 100),
  isSeekForbidden: boolean(),
  isTranscriptEnough: boolean(),
  checkpoints: array(object({ atSec: rules.clock().required(ruleMessage('required')) })),
});

/** A film as the form holds it; null: none is given yet. */
export function filmValues(film: FilmSource | null): FilmValues {
  const { url, durationSec, minWatchPercent, isSeekForbidden, isTranscriptEnough } = film ?? FILM_START;
  return {
    ...{ url, minWatchPercent, isSeekForbidden, isTranscriptEnough },
    durationSec: durationSec > 0 ? clock(durationSec) : '',
    // Whoever edits has the questions with what is right.
    checkpoints: (film?.checkpoints ?? []).flatMap(({ id, atSec, mustBeRight, source: question }) =>
      question ? [{ id, atSec: clock(atSec), mustBeRight, question }] : [],
    ),
  };
}

/** What is sent of it. */
export const filmInput = ({
  url,
  durationSec,
  minWatchPercent,
  checkpoints,
  ...flags
}: FilmValues): EducationFilmInput => ({
  ...flags,
  url: url.trim(),
  durationSec: secondsOf(durationSec) ?? 0,
  minWatchPercent: Number(minWatchPercent),
  checkpoints: checkpoints.map(({ atSec, ...checkpoint }) => ({
    ...checkpoint,
    atSec: secondsOf(atSec) ?? 0,
  })),
});
