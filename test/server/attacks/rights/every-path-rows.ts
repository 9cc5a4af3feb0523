import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { settingTable } from '@server/db/setting.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import type { Workspace } from '@test/helpers/worlds/workspace';

interface Whose {
  qualificationVersion: number;
  worker: UserRow;
  author: UserRow;
}

/** Adds rows that no step of the world creates: a certificate, statements of every layer, an import. */
export async function addPathRows(
  { system, organizationId }: Workspace,
  ids: Record<string, number>,
  { qualificationVersion, worker, author }: Whose,
): Promise<void> {
  await system(async (tx) => {
    await tx.execute(sql`
      with award as (
        insert into qualification_award (organization_id, qualification_id, version_id, user_id, number, token,
            issued_at, issued_on, evidence)
          values (${organizationId}, ${ids['qualification']}, ${qualificationVersion}, ${worker.id}, 'К-1',
            ${'k'.repeat(40)}, now(), current_date, '[]')
          returning id)
      insert into qualification_award_state (organization_id, award_id, qualification_id, user_id)
        select ${organizationId}, id, ${ids['qualification']}, ${worker.id} from award`);
    await tx.execute(sql`
      insert into ideal_statement (organization_id, subdivision_id, position_id, user_id, text, status)
        values (${organizationId}, null, null, null, 'Компания', 'approved'),
          (${organizationId}, ${ids['subdivision']}, null, null, 'Отдел', 'approved'),
          (${organizationId}, null, ${ids['position']}, null, 'Должность', 'approved'),
          (${organizationId}, null, null, ${worker.id}, 'Личное', 'draft')`);
    const rows = await selectRows(tx, { id: integer })(sql`
      insert into employee_import (organization_id, author_id, file_name, state, actor)
        values (${organizationId}, ${author.id}, 'люди.xlsx', 'mapping', '{}') returning id`);
    ids['import'] = rows[0]?.id ?? 0;
  });
}

/** A person of the provider, who looks after all organizations. */
export const aProvider = ({ system }: Workspace): Promise<UserRow> =>
  system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Провайдер' });
    const root = await aUser(tx, { organizationId, isSuperAdmin: true });
    await tx.insert(settingTable).values([
      { name: 'superOrganizationId', value: String(organizationId) },
      { name: 'rootAdminId', value: String(root.id) },
      { name: 'superAdminPrivilegeIds', value: '' },
    ]);
    return root;
  });
