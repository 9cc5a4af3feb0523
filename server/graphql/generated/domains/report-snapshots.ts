import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/report-snapshots.graphql. */
export type ReportSnapshotsResolvers = DomainResolvers<{
  Query: 'reportSnapshots' | 'reportSnapshotPrice' | 'reportSnapshotBySha256';
  Mutation: 'reportSnapshotCreate';
  ReportSnapshotPrice: 'tokens' | 'available' | 'isEnough' | 'limitText' | 'warningText';
  ReportSnapshots: 'items' | 'count';
  ReportSnapshot: 'id' | 'name' | 'status' | 'tokens' | 'rows' | 'madeBy' | 'createdAt' | 'sha256' | 'isWhole';
  ReportSnapshotMatch: 'createdAt' | 'isWhole' | 'snapshot';
}>;
