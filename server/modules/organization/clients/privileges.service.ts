import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Context } from '@server/graphql/context';
import type { RightArea, RightFlag } from '@server/graphql/generated/resolvers';
import { AREAS, hasRight, isBackOffice } from '@server/graphql/rights';
import { privilegedIds } from '@server/modules/auth/consts.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { fullNameSql } from '@server/modules/person-name';
import { readRightsFacts, type RightsRow } from '@server/modules/roles/held-rights.read-model';
import { changePrivilege } from './privileges.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'live' | 'readConsts'>;

/** A super admin with what they may of the back office. */
export interface PrivilegeView {
  id: number;
  nameFull: string;
  position: string | null;
  isRoot: boolean;
  isPrivileged: boolean;
  reads: RightArea[];
  writes: RightArea[];
}

const BACK_OFFICE = AREAS.filter(isBackOffice);

type PersonRow = RightsRow & { id: number; nameFull: string; position: string | null } & Record<
    string,
    unknown
  >;

/** Who of the provider's people has the super-admin privilege: only the root admin sees and changes it. */
export function createPrivileges({ audit, live, readConsts }: Deps) {
  function requireRoot({ signedIn }: Context): void {
    if (!signedIn.isRootAdmin) throw new AppError('access.denied');
  }

  async function rows(tx: Tx, organizationId: number): Promise<PrivilegeView[]> {
    const { rows: people } = await tx.execute<PersonRow>(sql`
      select u.id, ${fullNameSql('u')} as "nameFull", p.name as position, u.position_id as "positionId",
        u.is_admin as "isAdmin", u.is_super_admin as "isSuperAdmin", u.is_leader as "isLeader",
        u.leader_subdivision_id as "leaderSubdivisionId", u.is_archive as "isArchive", u.status
      from users u
      left join position p on p.organization_id = u.organization_id and p.id = u.position_id
      where u.organization_id = ${organizationId} and u.is_super_admin and not u.is_archive and u.status <> 'dismissed'
      order by u.name_second collate "und-x-icu", u.name_first collate "und-x-icu", u.id limit 500`);
    const facts = await readRightsFacts(
      tx,
      organizationId,
      people.map(({ id }) => id),
      people.map(({ positionId }) => positionId),
    );
    const privileged = new Set(await privilegedIds(tx));
    return people.map((person) => {
      const held = facts.rightsOf(person);
      const areas = (flag: RightFlag) => BACK_OFFICE.filter((area) => hasRight(held, area, flag));
      return {
        ...{ id: person.id, nameFull: person.nameFull, position: person.position },
        isRoot: held.isRootAdmin,
        isPrivileged: held.isRootAdmin || privileged.has(person.id),
        reads: areas('read'),
        writes: areas('write'),
      };
    });
  }

  return {
    /** @throws {AppError} access.denied: the caller is not the root admin */
    async list(context: Context): Promise<PrivilegeView[]> {
      requireRoot(context);
      const { superOrganizationId } = await readConsts();
      return context.within(null, (tx) => rows(tx, superOrganizationId));
    },

    /** The same again changes nothing. @throws {AppError} access.denied, notFound */
    async update(context: Context, userId: number, isPrivileged: boolean): Promise<PrivilegeView> {
      requireRoot(context);
      const { superOrganizationId: organizationId } = await readConsts();
      return context.within(null, async (tx) => {
        const before = (await rows(tx, organizationId)).find(({ id }) => id === userId);
        if (!before) throw new AppError('notFound');
        if (before.isRoot || before.isPrivileged === isPrivileged) return before;
        await changePrivilege(tx, userId, isPrivileged);
        await audit.write(
          { ...context.scope, tx, organizationId },
          {
            action: 'rightsChange',
            objectType: 'user',
            objectId: userId,
            changes: { superAdminPrivilege: [before.isPrivileged, isPrivileged] },
          },
        );
        // Their tabs of the back office are others now.
        await live.publish(tx, { organizationId, topic: 'session', ids: [], userIds: [userId] });
        return { ...before, isPrivileged };
      });
    },
  };
}

export type Privileges = ReturnType<typeof createPrivileges>;
