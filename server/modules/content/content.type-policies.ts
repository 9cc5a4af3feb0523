import { partOf, type TypePolicies } from '@server/graphql/access/policies';

/** The read policies of content of any kind. */
export const contentPolicies = {
  ContentEventList: partOf('Query.contentHistory'),
  ContentEvent: partOf('ContentEventList'),
  EvidenceRecord: partOf('ContentEvent'),
  IntegrityReport: partOf('Query.contentCheckIntegrity'),
  IntegrityBreak: partOf('IntegrityReport'),
  IntegrityDoubt: partOf('IntegrityReport'),
  ContentRatingList: partOf('Query.contentRatings'),
  ContentRating: partOf('ContentRatingList', 'Mutation.contentRate', 'Education.myRating'),
  RatingSummary: partOf('Education.rating'),
  UnclearClauses: partOf('Query.unclearClauses'),
  UnclearPlace: partOf('Query.unclearPlaces'),
  UnclearClause: partOf('UnclearClauses'),
  ContentNote: partOf('Query.contentNotes', 'Mutation.contentNoteSave'),
} satisfies Partial<TypePolicies>;
