-- УПД instead of an act, as the provider's requisites say: numbers of its own, a month that was charged as an act has.
alter table pay_document_counter
  drop constraint pay_document_counter_type_check,
  add constraint pay_document_counter_type_check check (type in ('invoice', 'act', 'upd', 'reconciliation'));
insert into pay_document_counter (type) values ('upd');

do $$
declare
  c name;
begin
  -- (type = 'act') = (charge_id is not null), which was given no name
  select conname into strict c from pg_constraint
    where conrelid = 'pay_document'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%charge_id IS NOT NULL%';
  execute format('alter table pay_document drop constraint %I', c);
end $$;
alter table pay_document
  drop constraint pay_document_type_check,
  add constraint pay_document_type_check check (type in ('invoice', 'act', 'upd', 'reconciliation')),
  add constraint pay_document_charge_check check ((type in ('act', 'upd')) = (charge_id is not null));
