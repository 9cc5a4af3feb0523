-- How many people a month is paid for is counted whenever the balance is shown: by an index of them alone, without their rows.
create index users_counted_idx on users (organization_id)
  where not is_archive and not is_sample and status not in ('invited', 'dismissed');
