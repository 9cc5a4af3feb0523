import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/signing-speed.graphql. */
export type SigningSpeedResolvers = DomainResolvers<{
  Query: 'signingSpeed' | 'quickSignatures';
  SigningSpeed: 'count' | 'quickCount' | 'since' | 'bars';
  SigningSpeedBar: 'from' | 'to' | 'count';
  QuickSignatureList: 'items' | 'count';
  QuickSignature: 'id' | 'user' | 'object' | 'readingSec' | 'calculatedSec' | 'signedAt';
}>;
