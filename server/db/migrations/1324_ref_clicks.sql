-- How often a referral link was opened, and by how many browsers a day: of each it is known only that it came that day, by a hash
-- with a salt that is thrown away. No address is kept.
alter table ref_link add column clicks int not null default 0 check (clicks >= 0);
grant update (clicks) on ref_link to app_system;

create table ref_click_salt (
  day date primary key,
  salt bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);

create table ref_click (
  organization_id int not null references organization (id),
  link_id int not null,
  day date not null,
  browser bytea not null check (length(browser) = 32),
  primary key (organization_id, link_id, day, browser),
  foreign key (organization_id, link_id) references ref_link (organization_id, id)
);
create index ref_click_day_idx on ref_click (day);

do $$
declare
  t text;
begin
  foreach t in array array['ref_click', 'ref_click_salt'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy system on %I to app_system using (true) with check (true)', t);
    execute format('grant select, insert, delete on %I to app_system', t);
  end loop;
end $$;

-- A browser has opened somebody's link: counted once a day, and no more than so many browsers of a day. Answers whether it counted.
create function count_ref_click(
  p_user_id int, p_link_id int, p_day date, p_browser text, p_most int
) returns boolean language plpgsql set search_path = public, pg_temp as $$
declare
  link ref_link;
begin
  select l.* into link from ref_link l join organization o on o.id = l.organization_id
    where l.user_id = p_user_id and l.id = p_link_id and o.deleted_at is null;
  if not found then return false; end if;
  if (select count(*) from ref_click c
    where c.organization_id = link.organization_id and c.link_id = link.id and c.day = p_day) >= p_most then
    return false;
  end if;
  insert into ref_click_salt (day) values (p_day) on conflict do nothing;
  insert into ref_click (organization_id, link_id, day, browser)
    select link.organization_id, link.id, p_day, sha256(s.salt || convert_to(p_browser, 'UTF8'))
    from ref_click_salt s where s.day = p_day
    on conflict do nothing;
  if not found then return false; end if;
  update ref_link l set clicks = l.clicks + 1 where l.organization_id = link.organization_id and l.id = link.id;
  return true;
end $$;
revoke all on function count_ref_click(int, int, date, text, int) from public;
grant execute on function count_ref_click(int, int, date, text, int) to app_system;
