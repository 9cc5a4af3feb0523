import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/content.graphql. */
export type ContentResolvers = DomainResolvers<{
  Query: 'contentHistory' | 'contentCheckIntegrity' | 'contentRatings' | 'contentNotes';
  Mutation: 'contentRate' | 'contentNoteSave' | 'contentNoteDelete';
  ContentNote: 'id' | 'clauseId' | 'atSec' | 'text' | 'createdAt' | 'updatedAt';
  RatingSummary: 'average' | 'count';
  ContentRating: 'user' | 'stars' | 'comment' | 'versionLabel' | 'updatedAt';
  ContentRatingList: 'items' | 'count';
  ContentEvent: 'id' | 'kind' | 'at' | 'actor' | 'textKey' | 'params' | 'signature' | 'record';
  ContentEventList: 'items' | 'count';
  EvidenceRecord: 'id' | 'confirmedName' | 'docSha256' | 'signer' | 'prevHash' | 'hash' | 'createdAt';
  IntegrityReport: 'isWhole' | 'checked' | 'checkedAt' | 'broken' | 'doubted';
  IntegrityDoubt: 'signatureId' | 'userName' | 'signer';
  IntegrityBreak: 'signatureId' | 'userName' | 'objectType' | 'reason';
}>;
