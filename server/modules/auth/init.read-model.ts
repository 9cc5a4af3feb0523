import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '@server/graphql/context';
import type { SampleIndustry } from '@server/graphql/generated/types';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { type RoleRow, roleTable } from '@server/modules/roles/roles.tables';
import { positionTable } from '@server/modules/structure/structure.tables';

export interface InitPerson {
  user: UserRow;
  role: RoleRow | null;
  isActiveSubscribe: boolean;
  accent: string | null;
  sample: SampleIndustry | null;
  suspenseReason: string | null;
  suspenseDateEnd: string | null;
  deletedAt: Date | null;
  /** An administrator of the organization has proved their address. */
  isConfirmed: boolean;
  /** For an administrator: provider staff who request to change something in the organization. */
  supportRequests: SupportRequest[];
}

interface SupportRequest {
  id: number;
  name: string;
  reason: string;
  until: Date;
}

const requests = z.array(
  z.object({ id: z.number(), name: z.string(), reason: z.string(), until: z.coerce.date() }),
);

/** Reads the caller with their role and whether the organization pays, in one statement. */
export async function readInitPerson({ tx, organizationId, caller }: Scope): Promise<InitPerson | null> {
  if (!caller) return null;
  const [row] = await tx
    .select({
      user: userTable,
      role: roleTable,
      isActiveSubscribe: organizationTable.isActiveSubscribe,
      accent: organizationTable.accent,
      sample: organizationTable.sample,
      suspenseReason: organizationTable.suspenseReason,
      suspenseDateEnd: organizationTable.suspenseDateEnd,
      deletedAt: organizationTable.deletedAt,
      isConfirmed: sql<boolean>`organization_is_confirmed(${organizationTable.id})`,
      supportRequests: sql<unknown>`case when ${caller.isAdmin}::boolean then support_requests() else '[]' end`,
    })
    .from(userTable)
    .innerJoin(organizationTable, eq(organizationTable.id, userTable.organizationId))
    .leftJoin(
      positionTable,
      and(eq(positionTable.organizationId, organizationId), eq(positionTable.id, userTable.positionId)),
    )
    .leftJoin(
      roleTable,
      and(eq(roleTable.organizationId, organizationId), eq(roleTable.id, positionTable.roleId)),
    )
    .where(and(eq(userTable.organizationId, organizationId), eq(userTable.id, caller.userId)));
  return row ? { ...row, supportRequests: requests.parse(row.supportRequests) } : null;
}
