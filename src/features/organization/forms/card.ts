import { organizationNamesSchema } from '@domain/organization/organization';
import { fileSizeValid } from '@src/lib/validation/file-rule';
import { videoId } from '@domain/video-id';
import { string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import type { OrganizationCard } from '../api';

/** The organization's fields that both the card and the settings edit. */
export interface CardValues {
  name: string;
  activityText: string;
  fileLogo: File | null;
  fileBase: File | null;
  isBaseRemoved: boolean;
  isLogoRemoved: boolean;
  /** The URL of the video, or its 11-character id. */
  videoUrl: string;
}

const bareId = /^[\w-]{11}$/;

/** Extracts the 11-character id from a URL or returns a typed id; null for neither. */
function typedVideoId(text: string): string | null {
  const value = text.trim();
  return bareId.test(value) ? value : videoId(value);
}

export const cardRules = {
  ...organizationNamesSchema.fields,
  fileLogo: fileSizeValid(),
  fileBase: fileSizeValid(),
  videoUrl: string().test(
    'video',
    ruleMessage('video'),
    (value) => !value?.trim() || typedVideoId(value) !== null,
  ),
};

/** Returns the initial values of the card's form. */
export function cardValues(organization: OrganizationCard): CardValues {
  const { name, activityText, video } = organization;
  return {
    name,
    activityText,
    fileLogo: null,
    fileBase: null,
    isBaseRemoved: false,
    isLogoRemoved: false,
    videoUrl: video?.details.url ?? '',
  };
}

/** Returns the input beside the fields: chosen files, and the video only if it changed. */
export function cardFiles({ fileLogo, fileBase, videoUrl }: CardValues, organization: OrganizationCard) {
  const next = videoUrl.trim() ? typedVideoId(videoUrl) : null;
  const current = organization.video?.details.videoId ?? null;
  return {
    ...(fileLogo ? { fileLogo } : {}),
    ...(fileBase ? { fileBase } : {}),
    ...(next === current ? {} : { detailVideo: { videoId: next } }),
  };
}
