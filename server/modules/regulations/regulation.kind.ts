import type { ContentKind } from '@server/modules/content/content-kind';
import { createContentKind, type HandoverWords } from '@server/modules/content/create-content-kind';
import { regulationContent } from './regulation.content';
import { regulationReports } from './regulation.reports';
import { findClauses, findRegulations } from './search.read-model';
import { signatureEvidence } from './signatures.source';

/** By what words of the contract regulations are handed over. */
export const handoverWords: HandoverWords = { owner: 'regulation', approval: 'approval' };

/** Documents that people read and sign: what the rest of the server knows of them. */
export const regulationKind: ContentKind = createContentKind(regulationContent, {
  reports: regulationReports,
  menuCounters: [{ name: 'regulation' }],
  search: { objects: findRegulations, texts: findClauses },
  handover: handoverWords,
  evidence: signatureEvidence,
});
