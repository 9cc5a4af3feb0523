import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationsArgs } from '@server/graphql/generated/types';
import { talliesOf } from '@server/modules/statistics/statistics.read-model';
import { itsVersion, signatureColumns } from '../signing/evidence.repository';
import { regulationSorts } from '../regulations.read-model';
import { listContent, listedIds } from '@server/modules/content/lists/content-list.read-model';
import { regulationContent } from '../regulation.content';
import {
  asRegulation,
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from '../regulations.tables';
import { reportCondition } from '../signing/signatures.read-model';
import type { ListRow } from './spreadsheets';
import { callerOf } from '@server/graphql/access/subject';
import { canReport, type AccessContext } from '@server/modules/content/access/access.policy';

/** Returns every signature and refusal in the caller's report after the row with this id, oldest first. */
export async function readJournal(
  scope: Scope,
  regulationId: number,
  access: AccessContext,
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
        reportCondition(scope, access, sql`regulation_signature.user_id`),
      ),
    )
    .orderBy(asc(signature.id))
    .limit(limit);
}

type ListArgs = Omit<QueryRegulationsArgs, 'page' | 'pageSize'>;

/** Returns the ids of the filtered list, in its order. */
export const idsOfList = (scope: Scope, args: ListArgs, limit: number): Promise<number[]> =>
  listedIds(scope, regulationContent, args, regulationSorts, limit);

/** Returns these rows of the filtered list, in its order, with the numbers that the caller may see. */
export async function readList(scope: Scope, args: ListArgs, ids: readonly number[]): Promise<ListRow[]> {
  const { tx, organizationId } = scope;
  const caller = callerOf(scope);
  const shown = { ...args, page: 1, pageSize: ids.length };
  const among = inArray(regulationContent.tables.object.id, [...ids]);
  const { items } = await listContent(scope, regulationContent, shown, regulationSorts, among);
  const tallies = await talliesOf(tx, organizationId, ids);
  const none = { signed: 0, open: 0, refused: 0, overdue: 0 };
  return items.map(({ object, current, owner, access }) => {
    const tally = canReport(caller, access) ? (tallies.get(object.id) ?? none) : null;
    return { regulation: asRegulation(object), current, owner, tally };
  });
}
