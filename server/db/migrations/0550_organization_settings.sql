-- The organization's requisites, its working calendar and what its page shows.

alter table organization add column form_kpp text check (form_kpp ~ '^\d{4}[\dA-Z]{2}\d{3}$');
alter table organization add column form_ogrn text check (form_ogrn ~ '^\d{13}(\d{2})?$');
alter table organization add column form_address text not null default '' check (length(form_address) <= 500);
alter table organization add column form_director text not null default '' check (length(form_director) <= 200);
-- { name, bik, account, corr }
alter table organization add column form_bank jsonb not null default '{}';
-- 1 is Monday
alter table organization add column work_days int[] not null default '{1,2,3,4,5}';
alter table organization add column holidays date[] not null default '{}';
alter table organization add column base_id int;
alter table organization add column video_id text check (video_id ~ '^[\w-]{11}$');
-- blocks of the page «О компании» that nobody is shown
alter table organization add column hidden_blocks text[] not null default '{}';
-- fields that people change of themselves without asking
alter table organization add column self_edit_fields text[] not null
  default '{nameFirst,nameMiddle,nameSecond,phone,phones,sex,dateBirth,info}';
alter table organization add foreign key (id, base_id) references content (organization_id, id);

-- Whether the player may show it: some organization's page has this video. Asked without a session.
create function is_known_video(p_video_id text) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from organization where video_id = p_video_id)
$$;
revoke all on function is_known_video(text) from public;
grant execute on function is_known_video(text) to app_tenant, app_system;
create index organization_video_idx on organization (video_id) where video_id is not null;
