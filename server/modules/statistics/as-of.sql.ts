import { sql, type SQL } from 'drizzle-orm';
import { momentOf, type StatisticFilter, typeOf } from './statistics.read-model';

// The sources from which the numbers of a moment are counted: current rows or, for a past moment, the rows as they were then.

/**
 * Assignments of content of the filter's kind that could count at its moment, as a table for `from … a`. For a past moment: those
 * that have not changed since, and the stored past states of those that have.
 */
export function assignmentsOf(organizationId: number, filter: StatisticFilter): SQL {
  if (!filter.at) return sql`assignment`;
  const moment = momentOf(filter);
  return sql`(
    select n.id, n.organization_id, n.user_id, n.object_type, n.object_id, n.status, n.start_at, n.due_at, n.is_held,
      n.completed_at, n.refused_at, n.is_current
    from assignment n
    where n.organization_id = ${organizationId} and n.object_type = ${typeOf(filter)} and n.is_current
      and n.state_since <= ${moment}
    union all
    select p.assignment_id, p.organization_id, p.user_id, p.object_type, p.object_id, p.status, p.start_at, p.due_at,
      p.is_held, p.completed_at, p.refused_at, true
    from assignment_past p
    where p.organization_id = ${organizationId} and p.object_type = ${typeOf(filter)}
      and p.since <= ${moment} and p.until > ${moment})`;
}

/**
 * The changes since the filter's moment, as a table for `from … a` with a `sign`: removed (-1) as it is now, and added (1) as it
 * was then. Together with what counts now, they give what counted then.
 */
export function changedSince(organizationId: number, filter: StatisticFilter): SQL {
  const moment = momentOf(filter);
  return sql`(
    select n.organization_id, n.user_id, n.object_type, n.object_id, n.status, n.start_at, n.due_at, n.completed_at,
      n.refused_at, n.is_current, -1 as sign
    from assignment n
    where n.organization_id = ${organizationId} and n.object_type = ${typeOf(filter)} and n.is_current
      and n.state_since > ${moment}
    union all
    select p.organization_id, p.user_id, p.object_type, p.object_id, p.status, p.start_at, p.due_at, p.completed_at,
      p.refused_at, true, 1
    from assignment_past p
    where p.organization_id = ${organizationId} and p.object_type = ${typeOf(filter)}
      and p.since <= ${moment} and p.until > ${moment})`;
}

/**
 * People with the subdivision and status that they had at the filter's moment, as a table for `from … u`. For a moment before
 * these were recorded: the first known ones. `present_subdivision_id`, only for a past moment: where they work now.
 */
export function peopleOf(organizationId: number, filter: StatisticFilter): SQL {
  if (!filter.at) return sql`users`;
  return sql`(
    select w.id, w.organization_id, w.subdivision_id as present_subdivision_id,
      case when q.user_id is null then w.subdivision_id else q.subdivision_id end as subdivision_id,
      case when q.user_id is null then w.position_id else q.position_id end as position_id,
      coalesce(q.status, w.status) as status, w.name_first, w.name_second, w.name_middle,
      -- Whoever is in the archive now worked then, where it is known in which place.
      not w.is_archive or q.user_id is not null as worked
    from users w
    left join (
      select distinct on (k.user_id) k.user_id, k.subdivision_id, k.position_id, k.status from user_place_past k
      where k.organization_id = ${organizationId} and k.until > ${momentOf(filter)}
      order by k.user_id, k.until
    ) q on q.user_id = w.id
    where w.organization_id = ${organizationId})`;
}
