import type { TypeContent } from '@src/api/generated/types';
import type { ContentKind } from '@src/content/content-kind';

/** Films and texts: one kind, whose lists are apart. */
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
