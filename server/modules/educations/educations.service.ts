import type { EducationInput } from '@server/graphql/generated/types';
import type { ContentServices } from '@server/modules/content/content-services';
import {
  createPropertiesService,
  type PropertiesService,
} from '@server/modules/content/objects/properties.service';
import type { ModuleDeps } from '@server/modules/module';
import { educationContent } from './education.content';
import { checkInput, typeOfNew } from './education-input';
import { asEducation, type EducationRow } from './educations.tables';

export type EducationsService = PropertiesService<EducationRow, EducationInput>;

const AUDITED = [
  ...(['code', 'name', 'typeContent', 'description', 'category', 'ownerId'] as const),
  ...(['minutes', 'minReadingSec'] as const),
] as const;

/** Manages the properties of educations, not their texts. */
export const createEducationsService = (
  deps: Pick<ModuleDeps, 'now'>,
  shared: Pick<ContentServices, 'objects' | 'events'>,
): EducationsService =>
  createPropertiesService(deps, educationContent, shared, {
    audited: AUDITED,
    asRow: asEducation,
    check: checkInput,
    onCreate: typeOfNew,
  });
