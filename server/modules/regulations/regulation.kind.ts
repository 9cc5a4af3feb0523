import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { regulationContent } from './regulation.content';
import { offeredRegulations } from './templates/offered-texts.read-model';
import { signedRecords } from './signing/own-records.read-model';
import { regulationReports } from './regulation.reports';
import { changedRegulations } from './lists/changed-regulations.read-model';
import { findClauses, findRegulations } from './lists/search.read-model';
import { signatureEvidence } from './signing/signatures-source.sql';

/** The contract's names that the handover of regulations uses. */
export const handoverWords: HandoverWords = { owner: 'regulation', approval: 'approval' };

/** The interface of regulations, documents that people read and sign, to the rest of the server. */
export const regulationKind: ContentKind = createContentKind(regulationContent, {
  reports: regulationReports,
  menuCounters: [{ name: 'regulation' }],
  search: { objects: findRegulations, texts: findClauses },
  handover: handoverWords,
  evidence: signatureEvidence,
  ownRecords: signedRecords,
  offeredTexts: offeredRegulations,
  setup: { step: 'regulation', sample: 'regulation' },
  changedFor: changedRegulations,
});
