import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { QueryRegulationSignaturesArgs } from '@server/graphql/generated/types';
import { checkText, likePattern, paging } from '@server/modules/checks';
import { itsVersion, signatureColumns } from './evidence.repository';
import {
  regulationSignatureTable,
  regulationVersionTable,
  type SignatureWithLabel,
} from '../regulations.tables';
import { callerOf } from '@server/graphql/access/subject';
import { canReport, seesWholeReport, type AccessContext } from '@server/modules/content/access/access.policy';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { regulationAccess } from '../regulation.content';

const signature = regulationSignatureTable;

/**
 * The part of a report that the caller may see: a leader sees their own people; those who may see the whole report see everybody.
 */
export function reportCondition(scope: Scope, access: AccessContext, userId: SQL): SQL | undefined {
  const caller = callerOf(scope);
  if (seesWholeReport(caller, access)) return undefined;
  return sql`exists (select from users u where u.organization_id = ${scope.organizationId} and u.id = ${userId} and ${isLed(caller)})`;
}

/** Whether the caller's report of the regulation includes this person. */
export async function canReportPerson(scope: Scope, regulationId: number, userId: number): Promise<boolean> {
  const access = await regulationAccess.find(scope, regulationId);
  if (!access || !canReport(callerOf(scope), access)) return false;
  const condition = reportCondition(scope, access, sql`${userId}::int`) ?? sql`true`;
  const rows = await selectRows(scope.tx, { is_among: boolean })(sql`select ${condition} as is_among`);
  return rows[0]?.is_among === true;
}

/** Evidence of a regulation, newest first. */
export async function listSignatures(
  scope: Scope,
  { regulationId, versionId, search, page, pageSize }: QueryRegulationSignaturesArgs,
): Promise<{ items: SignatureWithLabel[]; count: number }> {
  const access = await regulationAccess.requireReport(scope, regulationId);
  const { tx, organizationId } = scope;
  const text = checkText(search ?? '', { field: 'search', max: limits.search });
  const where = and(
    eq(signature.organizationId, organizationId),
    eq(signature.regulationId, regulationId),
    versionId ? eq(signature.versionId, versionId) : undefined,
    text === '' ? undefined : sql`lower(${signature.confirmedName}) like ${likePattern(text)}`,
    reportCondition(scope, access, sql`regulation_signature.user_id`),
  );
  const { limit, offset } = paging(page, pageSize, limits.pageSizeMax);
  const items = await tx
    .select(signatureColumns)
    .from(signature)
    .innerJoin(regulationVersionTable, itsVersion)
    .where(where)
    .orderBy(desc(signature.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(signature)
    .where(where);
  return { items, count: total?.count ?? 0 };
}

/** Returns how many people signed each version; a person who also signed a later version still counts. */
export async function signersOfVersions(
  { tx, organizationId }: Scope,
  regulationId: number,
): Promise<Map<number, number>> {
  const rows = await selectRows(tx, { version_id: integer, count: integer })(sql`
    select version_id, count(distinct user_id)::int as count from regulation_signature
    where organization_id = ${organizationId} and regulation_id = ${regulationId} and action = 'signed'
    group by version_id`);
  return new Map(rows.map((row) => [row.version_id, row.count]));
}
