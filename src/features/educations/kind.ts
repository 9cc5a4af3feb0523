import type { TypeContent } from '@src/api/generated/types';
import type { ContentKind } from '@src/content/content-kind';

/** Videos and texts: one content kind with separate lists. */
export type EducationKind = ContentKind & { readonly typeContent: TypeContent };

const educationKind = (typeContent: TypeContent): EducationKind => ({
  typeContent,
  objectType: 'education',
  path: `/education/${typeContent}`,
  words: 'educations',
  heading: `heading.${typeContent}`,
  readerPage: 'viewEducation',
});

export const educationKinds: Readonly<Record<TypeContent, EducationKind>> = {
  text: educationKind('text'),
  video: educationKind('video'),
};
