-- People who were entered without an invitation: «Не приглашён» until the first one, whatever their status says then.
alter table users drop constraint users_status_check;
alter table users add constraint users_status_check check (status in
  ('notInvited', 'invited', 'preboarding', 'adaptation', 'working', 'vacation', 'sickLeave', 'leaving', 'dismissed'));
alter table users add column is_invited boolean not null default true;
create index users_not_invited_idx on users (organization_id, id) where not is_invited;

-- Whoever begins without an invitation (by a link to a new password, by another service) needs none any more.
create function begin_without_invitation() returns trigger language plpgsql as $$
begin
  new.is_invited := true;
  if new.status = 'notInvited' then new.status := 'invited'; end if;
  return new;
end $$;
create trigger users_begin before update on users for each row
  when (not new.is_invited and (new.password_hash is not null or new.last_seen_at is not null))
  execute function begin_without_invitation();

-- is_held: the term starts with the person's first invitation, due_days after it.
alter table assignment add column is_held boolean not null default false;
alter table assignment add column due_days int;
alter table assignment add constraint assignment_held_check
  check (not is_held or status in ('done', 'waived', 'cancelled') or due_at is null);
create index assignment_held_idx on assignment (organization_id, user_id) where is_held;

-- What is known of those who are there already: nobody ever wrote them.
update users u set is_invited = false, status = case when u.status = 'invited' then 'notInvited' else u.status end
where u.password_hash is null and u.last_seen_at is null and u.email_proved_at is null
  and not u.is_archive and u.status <> 'dismissed'
  and not exists (
    select from audit_log l where l.organization_id = u.organization_id and l.action = 'invite'
      and l.object_type = 'user' and l.object_id = u.id);
update assignment a set is_held = true, due_at = null,
  due_days = case when a.due_at is null then null
    else greatest(0, (a.due_at at time zone o.timezone)::date - (a.start_at at time zone o.timezone)::date) end
from users u, organization o
where u.organization_id = a.organization_id and u.id = a.user_id and not u.is_invited and o.id = a.organization_id
  and a.is_current and a.opened_at is null and a.status in ('assigned', 'resign');
