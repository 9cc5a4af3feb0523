import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/types';
import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { findObjects } from '@server/modules/content/lists/found-objects.read-model';
import { changedAwards } from './awards/evidence.read-model';
import { earnedRecords } from './awards/own-records.read-model';
import { qualificationContent } from './qualification.content';
import { heldCertificates } from './awards/held.read-model';
import { qualificationReports } from './qualification.reports';

/** The contract's names that the handover of qualifications uses. */
export const handoverWords: HandoverWords = { owner: 'qualification', approval: 'qualificationApproval' };

/** Finds qualifications by name and code. */
async function findQualifications(
  scope: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchHit[]> {
  const found = await findObjects(qualificationContent, scope, caller, query, limit);
  const { routes } = qualificationContent;
  return found.map(({ id, name, code, currentVersionId }) => ({
    kind: 'qualification',
    id,
    title: name,
    subtitle: code,
    route: currentVersionId === null ? routes.editor(id, 'edit') : routes.reader(id),
  }));
}

/** The interface of qualifications to the rest of the server. In a plan they have no weight, but their components do. */
export const qualificationKind: ContentKind = createContentKind(qualificationContent, {
  held: heldCertificates,
  reports: qualificationReports,
  menuCounters: [],
  search: { objects: findQualifications },
  handover: handoverWords,
  changedSince: changedAwards,
  ownRecords: earnedRecords,
});
