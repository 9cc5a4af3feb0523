-- How much an obligation weighs beside the others in a plan of adaptation: its kind of content says so when it is made.
alter table assignment add column weight smallint not null default 1
  constraint assignment_weight_check check (weight between 1 and 1000);
