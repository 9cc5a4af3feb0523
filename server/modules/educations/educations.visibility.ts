import type { Loaders } from '@server/graphql/loaders/loaders';
import { contentVisibility } from '@server/modules/content/access/visibility';

/** Returns the request's loaders of educations. */
export const educationLoaders = (loaders: Loaders) => ({
  object: loaders.educationById,
  version: loaders.educationVersion,
  clauses: loaders.educationClauses,
  versions: loaders.educationVersions,
  access: loaders.educationAccess,
});

/** Returns the reader's access context of the education whose blocks are served. */
export const readAccess = (id: number) => (loaders: Loaders) => loaders.educationAccess.load(id);

/** The read policy's decisions on educations, wherever the contract returns them. */
export const educationVisibility = contentVisibility({
  access: (loaders, id) => loaders.educationAccess.load(id),
  version: (loaders, id) => loaders.educationVersion.load(id),
});
