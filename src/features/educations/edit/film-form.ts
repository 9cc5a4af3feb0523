import { boolean, object } from 'yup';
import { clock, secondsOf } from '@domain/clock';
import { FILM_START } from '@domain/film';
import limits from '@graphql/limits.json';
import type { EducationFilmInput } from '@src/api/generated/types';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';

export interface FilmValues {
  url: string;
  /** As people write it: 4:05. */
  durationSec: string;
  minWatchPercent: number | string;
  isSeekForbidden: boolean;
  isTranscriptEnough: boolean;
}

export const filmSchema = object({
  url: rules.required(limits.linkUrl),
  durationSec: rules.clock().required(ruleMessage('required')),
  minWatchPercent: rules.between(1, 100),
  isSeekForbidden: boolean(),
  isTranscriptEnough: boolean(),
});

/** A film as the form holds it; null: none is given yet. */
export function filmValues(film: EducationFilmInput | null): FilmValues {
  const { url, durationSec, minWatchPercent, isSeekForbidden, isTranscriptEnough } = film ?? FILM_START;
  return {
    ...{ url, minWatchPercent, isSeekForbidden, isTranscriptEnough },
    durationSec: durationSec > 0 ? clock(durationSec) : '',
  };
}

/** What is sent of it. */
export const filmInput = ({
  url,
  durationSec,
  minWatchPercent,
  ...flags
}: FilmValues): EducationFilmInput => ({
  ...flags,
  url: url.trim(),
  durationSec: secondsOf(durationSec) ?? 0,
  minWatchPercent: Number(minWatchPercent),
});
