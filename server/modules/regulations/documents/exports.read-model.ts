import { and, asc, eq, gt, sql } from 'drizzle-orm';
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

/** Every signature and refusal of the caller's report, oldest first: those after the one with this id. */
export async function readJournal(
  scope: Scope,
  regulationId: number,
  standing: RegulationStanding,
  afterId: number,
  limit: number,
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
        gt(signature.id, afterId),
        reportCondition(scope, standing, sql`regulation_signature.user_id`),
      ),
    )
    .orderBy(asc(signature.id))
    .limit(limit);
}

type ListArgs = Omit<QueryRegulationsArgs, 'page' | 'pageSize'>;

/** A page of what a filter of the list finds, with the numbers that the caller may see. */
export async function readList(
  scope: Scope,
  args: ListArgs,
  page: { page: number; pageSize: number },
): Promise<{ rows: ListRow[]; count: number }> {
  const { tx, organizationId } = scope;
  const caller = callerOf(scope);
  const { items, count } = await listRegulations(scope, { ...args, ...page });
  const ids = items.map(({ regulation }) => regulation.id);
  const tallies = await talliesOf(tx, organizationId, ids);
  const none = { signed: 0, open: 0, refused: 0, overdue: 0 };
  const rows = items.map(({ regulation, current, owner, standing }) => {
    const tally = canReport(caller, standing) ? (tallies.get(regulation.id) ?? none) : null;
    return { regulation, current, owner, tally };
  });
  return { rows, count };
}
