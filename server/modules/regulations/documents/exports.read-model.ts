import { and, asc, eq, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationsArgs } from '@server/graphql/generated/resolvers';
import { talliesOf } from '@server/modules/statistics/statistics.read-model';
import { itsVersion, signatureColumns } from '../evidence.repository';
import { callerOf } from '../regulations.deps';
import { canReport, type RegulationStanding } from '../regulations.policy';
import { listRegulations } from '../regulations.read-model';
import {
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from '../regulations.tables';
import { reportCondition } from '../signatures.read-model';
import type { ListRow } from './spreadsheets';

/** As many rows as one file takes. */
const MOST_ROWS = 100_000;

/** Every signature and refusal of the caller's report, oldest first. */
export async function readJournal(
  scope: Scope,
  regulationId: number,
  standing: RegulationStanding,
): Promise<SignatureWithLabel[]> {
  const { tx, organizationId } = scope;
  const signature = regulationSignatureTable;
  return tx
    .select(signatureColumns)
    .from(signature)
    .innerJoin(regulationVersionTable, itsVersion)
    .where(
      and(
        eq(signature.organizationId, organizationId),
        eq(signature.regulationId, regulationId),
        reportCondition(scope, standing, sql`regulation_signature.user_id`),
      ),
    )
    .orderBy(asc(signature.id))
    .limit(MOST_ROWS);
}

type ListArgs = Omit<QueryRegulationsArgs, 'page' | 'pageSize'>;

/** Everything that a filter of the list finds, page by page, with the numbers that the caller may see. */
export async function readList(scope: Scope, args: ListArgs): Promise<ListRow[]> {
  const { tx, organizationId } = scope;
  const caller = callerOf(scope);
  const found: ListRow[] = [];
  for (let page = 1; found.length < MOST_ROWS; page += 1) {
    const { items, count } = await listRegulations(scope, { ...args, page, pageSize: limits.pageSizeMax });
    const ids = items.map(({ regulation }) => regulation.id);
    const tallies = await talliesOf(tx, organizationId, ids);
    const none = { signed: 0, open: 0, refused: 0, overdue: 0 };
    for (const { regulation, current, owner, standing } of items) {
      const tally = canReport(caller, standing) ? (tallies.get(regulation.id) ?? none) : null;
      found.push({ regulation, current, owner, tally });
    }
    if (items.length === 0 || found.length >= count) break;
  }
  return found;
}
