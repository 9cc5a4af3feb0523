-- «Акт сверки»: what moved between the provider and a client within a period, as the ledger had it when it was made.

alter table pay_document_counter
  drop constraint pay_document_counter_type_check,
  add constraint pay_document_counter_type_check check (type in ('invoice', 'act', 'reconciliation'));
insert into pay_document_counter (type) values ('reconciliation');

alter table pay_document
  -- { opening, closing, until, lines }: everything that its PDF says of money
  add column statement jsonb,
  drop constraint pay_document_type_check,
  add constraint pay_document_type_check check (type in ('invoice', 'act', 'reconciliation')),
  -- Its sum is what is left at its end: nothing, or a debt, too.
  drop constraint pay_document_amount_check,
  add constraint pay_document_amount_check check (amount > 0 or type = 'reconciliation'),
  add constraint pay_document_statement_check check ((type = 'reconciliation') = (statement is not null));
