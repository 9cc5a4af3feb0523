-- Films of one's own: they come in parts, are checked, and are then files like others, but larger.

alter table content drop constraint content_type_check;
-- `film`: closed, as the text beside it is.
alter table content add constraint content_type_check
  check (type in ('logo', 'avatar', 'preview', 'other', 'picture', 'film'));

create table film_upload (
  organization_id int not null references organization (id) on delete cascade,
  -- Names the bytes on the disk and in the address that they are sent to.
  id uuid not null,
  user_id int not null,
  -- Null: the film that it was for is gone, and so it goes as well.
  education_id int,
  name text not null check (length(name) between 1 and 255),
  -- What the browser knows the file by: another one of the same name is another film.
  fingerprint text not null check (length(fingerprint) <= 100),
  size bigint not null check (size > 0),
  state text not null default 'uploading' check (state in ('uploading', 'checking', 'ready', 'failed')),
  -- Why it is no film: a key of the texts of errors, and the values in it.
  error jsonb,
  content_id int,
  duration_sec int check (duration_sec > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, content_id),
  foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
  foreign key (organization_id, education_id) references education (organization_id, id) on delete set null (education_id),
  foreign key (organization_id, content_id) references content (organization_id, id),
  check ((state = 'ready') = (content_id is not null and duration_sec is not null)),
  check ((state = 'failed') = (error is not null))
);
create index on film_upload (organization_id, education_id);
-- Whoever sends bytes names the upload alone.
create unique index on film_upload (id);
create index on film_upload (state, updated_at);

alter table film_upload enable row level security;
create policy tenant on film_upload to app_tenant
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::int);
create policy system on film_upload to app_system using (true) with check (true);
grant select, insert, delete on film_upload to app_tenant;
grant select, insert, update, delete on film_upload to app_system;
