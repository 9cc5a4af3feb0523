import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { objectKeyText } from '../content-kinds';
import { signedDocument } from '../versions/frozen-document';
import { documentSha256 } from '../versions/version-hash';
import { findVersion } from '../versions/versions.repository';
import { chainHead, nextRecords } from './chain.read-model';
import type { EvidenceSource } from './evidence-source';
import type { ChainReader } from './integrity-walk';

/** What the check of a chain reads from. */
export interface ChainReaderDeps extends Pick<ModuleDeps, 'contentKinds'> {
  readonly sources: readonly EvidenceSource[];
}

/** Returns a function for the present hash of a version's text; each version is computed once. */
function documentHashes(
  { contentKinds }: ChainReaderDeps,
  { tx, organizationId }: Scope,
): ChainReader['documentHash'] {
  const known = new Map<string, string>();
  return async ({ objectType, versionId }) => {
    if (versionId === null) return null;
    const key = objectKeyText({ objectType, objectId: versionId });
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const tables = contentKinds.of(objectType)?.tables;
    const version = tables && (await findVersion(tx, tables.version, organizationId, versionId));
    const hash = version ? documentSha256(await signedDocument(tx, organizationId, version, version)) : '';
    known.set(key, hash);
    return hash;
  };
}

/** Reads the chain of the caller's organization and the texts that were signed. */
export const createChainReader = (deps: ChainReaderDeps, scope: Scope): ChainReader => ({
  next: (after, limit) => nextRecords(scope, deps.sources, after, limit),
  head: () => chainHead(scope),
  documentHash: documentHashes(deps, scope),
  changed: (objectType, records) => deps.contentKinds.of(objectType)?.changedSince?.(scope, records),
});
