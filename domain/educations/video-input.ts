import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const videoFields = {
  minWatchPercent: rules.between(1, 100),
  /** A draft may have none yet. */
  url: rules.text(limits.linkUrl),
};

export const videoInputSchema = object(videoFields);

export const chapterSchema = object({ title: rules.required(limits.videoChapterTitle) });
