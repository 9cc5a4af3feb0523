import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { createAssignmentServices } from '@server/modules/assignments/assignments.module';
import { listenForAssignments } from '@server/modules/assignments/listeners';
import type { ModuleDeps } from '@server/modules/module';
import type { DemoCompany } from './demo-company';
import { insertDemoEducations } from './demo-educations';
import { insertDemoQualifications } from './demo-qualifications';
import { insertDemoRegulations } from './demo-regulations';
import { insertDemoTests } from './demo-tests';
import { type Clock, createQuietDeps } from './quiet-deps';

/**
 * Inserts the content of the demo company with its whole past: written, published and assigned by the services of the
 * application, at the times in the story.
 */
export async function insertDemoAssignments(
  scope: Omit<Scope, 'caller'>,
  company: DemoCompany,
  realDeps: ModuleDeps,
  clock: Clock,
): Promise<void> {
  const { tx, organizationId } = scope;
  const deps = createQuietDeps(realDeps, clock);
  const assignments = createAssignmentServices(deps);
  listenForAssignments(deps, assignments);
  await insertDemoRegulations(scope, company, { deps, assignments }, clock);
  await insertDemoEducations(scope, company, { deps, assignments }, clock);
  const tests = await insertDemoTests(scope, company, { deps, assignments }, clock);
  await insertDemoQualifications(scope, company, { deps, assignments, tests }, clock);
  await assignments.reminders.remindDue({ ...scope, caller: null });
  // Notifications of completed assignments and old ones count as read.
  await tx.execute(sql`
    update notification n set read_at = least(now(), n.created_at + interval '1 day')
    where n.organization_id = ${organizationId} and (n.created_at < now() - interval '14 days' or exists (
      select from assignment a where a.organization_id = n.organization_id and a.user_id = n.user_id
        and a.object_type = n.object_type and a.object_id = n.object_id and a.is_current and a.status = 'done'))`);
  await tx.execute(sql`select compact_assignment_counts(${organizationId})`);
}
