import { once } from '@server/graphql/idempotency';
import type { ReportSnapshotsResolvers } from '@server/graphql/generated/domains/report-snapshots';
import type { Snapshots } from './snapshots.service';

/** The contract's fields of report snapshots: graphql/schema/report-snapshots.graphql. */
export function createSnapshotResolvers(snapshots: Snapshots) {
  return {
    Query: {
      reportSnapshots: (_, shown, { scope }) => snapshots.list(scope, shown),
      reportSnapshotPrice: (_, __, { scope }) => snapshots.price(scope),
      reportSnapshotBySha256: (_, { sha256 }, { scope }) => snapshots.bySha256(scope, sha256),
    },
    Mutation: {
      reportSnapshotCreate: (_, { reportId, tokens, clientKey }, { scope }) =>
        once(
          scope,
          { of: 'reportSnapshotCreate', key: clientKey },
          () => snapshots.create(scope, reportId, tokens),
          (id) => snapshots.find(scope, id),
        ),
    },
  } satisfies ReportSnapshotsResolvers;
}
