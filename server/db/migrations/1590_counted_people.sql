-- A month is paid for people who have begun: those who were entered and not invited yet count as little as those who were only invited.
drop index users_counted_idx;
create index users_counted_idx on users (organization_id)
  where not is_archive and not is_sample and status not in ('notInvited', 'invited', 'dismissed');
