import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '@server/graphql/context';
import { isWholeReportSeen } from '@server/modules/content/access/access-context.read-model';
import { isLed } from '@server/modules/employees/leaders.read-model';
import { mayEditAll } from '@server/modules/content/content.policy';
import { testContent } from '../test.content';
import { testTable } from '../tests.tables';

/**
 * Returns the condition on attempts `a` of people `u` whose score the reader sees: of tests whose whole report they see, and of
 * people whom they lead, except their own, which a test may hide from its takers. Null: all.
 */
export function scoresSeenBy(caller: Caller): SQL | null {
  if (mayEditAll(caller)) return null;
  const { organizationId, userId } = caller;
  const reported = sql`select ${testTable.id} from ${testTable}
    where ${testTable.organizationId} = ${organizationId} and ${isWholeReportSeen(testContent, caller)}`;
  return sql`(a.test_id in (${reported}) or (a.user_id <> ${userId} and ${isLed(caller)}))`;
}
