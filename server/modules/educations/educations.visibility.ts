import type { Loaders } from '@server/graphql/loaders';
import { contentVisibility } from '@server/modules/content/access/visibility';

/** The loaders of a request that educations are read by. */
export const educationLoaders = (loaders: Loaders) => ({
  object: loaders.educationById,
  version: loaders.educationVersion,
  clauses: loaders.educationClauses,
  versions: loaders.educationVersions,
  access: loaders.educationAccess,
});

/** How the reader stands to the education whose blocks are served. */
export const readAccess = (id: number) => (loaders: Loaders) => loaders.educationAccess.load(id);

/** Who may read what of educations, wherever the contract reaches it. */
export const educationVisibility = contentVisibility({
  access: (loaders, id) => loaders.educationAccess.load(id),
  version: (loaders, id) => loaders.educationVersion.load(id),
});
