import { array, boolean, object, string } from 'yup';
import { clock, secondsOf } from '@domain/clock';
import { type Cue, VIDEO_START } from '@domain/video';
import { chapterSchema, videoFields } from '@domain/educations/video-input';
import type { AnyQuestion } from '@domain/questions/question';
import type { EducationVideoInput } from '@src/api/generated/types';
import type { VideoSource } from '../api';
import { uuid } from '@src/lib/uuid';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

export interface CheckpointValues {
  id: string;
  atSec: string;
  mustBeRight: boolean;
  question: AnyQuestion;
}

export interface ChapterValues {
  /** The id of the row while the form is open. */
  id: string;
  atSec: string;
  title: string;
}

export interface VideoValues {
  url: string;
  /** The id of an uploaded file; null when the video is at the link. */
  contentId: number | null;
  /** As typed: 4:05. */
  durationSec: string;
  minWatchPercent: number | string;
  isSeekForbidden: boolean;
  isTranscriptEnough: boolean;
  /** Percent. */
  maxSpeed: string;
  checkpoints: CheckpointValues[];
  chapters: ChapterValues[];
  subtitles: readonly Cue[];
}

export const videoSchema = object({
  // For an uploaded file, the URL and the duration come from the file.
  url: string().when('contentId', {
    is: (contentId: number | null) => contentId === null,
    then: () => videoFields.url.required(ruleMessage('required')),
  }),
  durationSec: string().when('contentId', {
    is: (contentId: number | null) => contentId === null,
    then: () => rules.clock().required(ruleMessage('required')),
  }),
  minWatchPercent: videoFields.minWatchPercent,
  isSeekForbidden: boolean(),
  isTranscriptEnough: boolean(),
  checkpoints: array(object({ atSec: rules.clock().required(ruleMessage('required')) })),
  chapters: array(chapterSchema.shape({ atSec: rules.clock().required(ruleMessage('required')) })),
});

/** Returns the form values of a video; null when there is none yet. */
export function videoValues(video: VideoSource | null): VideoValues {
  const { url, contentId, durationSec, minWatchPercent, isSeekForbidden, isTranscriptEnough } =
    video ?? VIDEO_START;
  const { maxSpeedPercent, chapters, subtitles } = video ?? VIDEO_START;
  return {
    ...{ url, contentId: contentId ?? null, minWatchPercent, isSeekForbidden, isTranscriptEnough },
    ...{ maxSpeed: String(maxSpeedPercent), subtitles },
    chapters: chapters.map(({ atSec, title }) => ({ id: uuid(), atSec: clock(atSec), title })),
    durationSec: durationSec > 0 ? clock(durationSec) : '',
    // Editors get the questions with the correct answers.
    checkpoints: (video?.checkpoints ?? []).flatMap(({ id, atSec, mustBeRight, source: question }) =>
      question ? [{ id, atSec: clock(atSec), mustBeRight, question }] : [],
    ),
  };
}

/** Converts the form values to the mutation input. */
export const videoInput = ({
  url,
  durationSec,
  minWatchPercent,
  checkpoints,
  chapters,
  subtitles,
  maxSpeed,
  ...flags
}: VideoValues): EducationVideoInput => ({
  ...flags,
  url: flags.contentId === null ? url.trim() : '',
  chapters: chapters.map(({ atSec, title }) => ({ atSec: secondsOf(atSec) ?? 0, title })),
  subtitles: [...subtitles],
  maxSpeedPercent: Number(maxSpeed),
  durationSec: secondsOf(durationSec) ?? 0,
  minWatchPercent: Number(minWatchPercent),
  checkpoints: checkpoints.map(({ atSec, ...checkpoint }) => ({
    ...checkpoint,
    atSec: secondsOf(atSec) ?? 0,
  })),
});
