-- Letters that hold a code or a link that signs in are needed until it is used or has expired; then their words are
-- erased, and the fact that they were sent stays.
alter table letter add column opens_user_id int;
alter table letter add column opens_purpose text;
alter table letter add column erase_at timestamptz;
alter table letter add column erased_at timestamptz;
create index letter_erase_idx on letter (erase_at) where erase_at is not null and erased_at is null;
create index letter_opens_idx on letter (opens_user_id, opens_purpose) where erased_at is null;

-- Of before: which code they held is not known, and none lives for longer than seven days.
update letter set erase_at = created_at + interval '7 days';

-- In the transaction that uses the code up, so that both stand or fall together.
create function auth_code_used() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update letter l set erase_at = now()
    where l.opens_user_id = new.user_id and l.opens_purpose = new.purpose and l.erased_at is null and l.erase_at > now();
  return null;
end $$;
create trigger erase_letters after update of used_at on auth_code
  for each row when (old.used_at is null and new.used_at is not null) execute function auth_code_used();
