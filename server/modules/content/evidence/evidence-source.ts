import type { SealedHash } from '@server/audit/evidence-seal';
import type { Scope } from '@server/graphql/context';
import type { EvidencePayload, EvidenceRecordRow } from './evidence.tables';
import type { SignerIdentity } from './signer-identity';

export type Reading = Pick<Scope, 'tx' | 'organizationId'>;

/** A record of the chain from any table. */
export interface ChainRecord extends SealedHash, Pick<EvidenceRecordRow, 'objectType' | 'objectId'> {
  id: number;
  prevHash: string;
  hash: string;
  /** The hash of its present content. */
  computedHash: string;
  recordVersion: number;
  versionId: number | null;
  docSha256: string | null;
  userId: number;
  confirmedName: string;
  identity: SignerIdentity | null;
  /** For records shared by all kinds: the assignment, the type of the record, and its payload. */
  assignmentId?: number | null;
  type?: string;
  payload?: EvidencePayload;
}

/** A range of ids: after one, up to another. */
export interface ChainPart {
  after: number;
  upTo: number;
}

/** Reads the chain records of a range from one table, in any order. */
export type EvidenceSource = (reading: Reading, part: ChainPart) => Promise<ChainRecord[]>;
