import limits from '@graphql/limits.json';
import { videoId } from '@domain/video-id';
import { string } from 'yup';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import type { OrganizationCard } from '../api';

/** What both the card and the settings write of the organization. */
export interface CardValues {
  name: string;
  activityText: string;
  fileLogo: File | null;
  fileBase: File | null;
  isBaseRemoved: boolean;
  isLogoRemoved: boolean;
  /** An address of the film, or its 11 characters. */
  videoUrl: string;
}

const bareId = /^[\w-]{11}$/;

/** The 11 characters of what was typed: an address or the characters themselves; null for neither. */
function typedVideoId(text: string): string | null {
  const value = text.trim();
  return bareId.test(value) ? value : videoId(value);
}

export const cardRules = {
  name: rules.required(limits.organizationName),
  activityText: rules.text(limits.activityText),
  fileLogo: rules.fileSizeValid(),
  fileBase: rules.fileSizeValid(),
  videoUrl: string().test(
    'video',
    ruleMessage('video'),
    (value) => !value?.trim() || typedVideoId(value) !== null,
  ),
};

/** The card as a form begins with it. */
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

/** What is sent beside the fields: files that were chosen, and the film only when it is another one. */
export function cardFiles({ fileLogo, fileBase, videoUrl }: CardValues, organization: OrganizationCard) {
  const next = videoUrl.trim() ? typedVideoId(videoUrl) : null;
  const current = organization.video?.details.videoId ?? null;
  return {
    ...(fileLogo ? { fileLogo } : {}),
    ...(fileBase ? { fileBase } : {}),
    ...(next === current ? {} : { detailVideo: { videoId: next } }),
  };
}
