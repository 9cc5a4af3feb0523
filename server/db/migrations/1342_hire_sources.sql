-- Where somebody was found: a site, a fair, a colleague. Reports tell how many of each source stay.
alter table users add column hire_source text not null default ''
  check (length(hire_source) <= 100 and hire_source = btrim(hire_source));
