import { sql, type SQLWrapper } from 'drizzle-orm';
import { worksHereSql } from '@server/modules/sql';

/**
 * Whether `c`, a row of sign_in_change, blocks signing: it is an open change of how the person signs in, made by somebody else, and
 * there is an administrator who is independent of its author. Changes by the person are open only after one by somebody else.
 */
export const blocksSigning = (organizationId: SQLWrapper | number) => sql`(
  c.confirmed_at is null and c.kind in ('email', 'login', 'password') and c.changed_by is distinct from c.user_id
  and exists (
    select from users a
    where a.organization_id = ${organizationId} and a.is_admin and ${worksHereSql(sql`a`)} and a.password_hash is not null
      and a.id is distinct from c.changed_by and not depends_on(${organizationId}, a.id, c.changed_by)))`;
