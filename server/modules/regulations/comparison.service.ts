import { sql } from 'drizzle-orm';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { Scope } from '@server/graphql/context';
import { type Comparison, compareVersions } from '@server/modules/content/versions/comparison.service';
import { regulationContent } from './regulation.content';

export interface RegulationComparison extends Comparison {
  signedFrom: number;
  signedTo: number;
}

/** Returns how many people signed each version; a person who also signed a later version still counts. */
async function signersOf({ tx, organizationId }: Scope, regulationId: number): Promise<Map<number, number>> {
  const rows = await selectRows(tx, { version_id: integer, count: integer })(sql`
    select version_id, count(distinct user_id)::int as count from regulation_signature
    where organization_id = ${organizationId} and regulation_id = ${regulationId} and action = 'signed'
    group by version_id`);
  return new Map(rows.map((row) => [row.version_id, row.count]));
}

/** Returns the differences between two versions of one regulation, and how many people signed each. */
export async function compareRegulationVersions(
  scope: Scope,
  fromId: number,
  toId: number,
): Promise<RegulationComparison> {
  const comparison = await compareVersions(scope, regulationContent, fromId, toId);
  const signed = await signersOf(scope, comparison.to.objectId);
  const { from, to } = comparison;
  return { ...comparison, signedFrom: signed.get(from.id) ?? 0, signedTo: signed.get(to.id) ?? 0 };
}
