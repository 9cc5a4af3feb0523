-- The part of a refund that is taken from what the advance had paid for already: its receipt returns the full payment, and that of
-- the rest returns the advance. Refunds from before this have none.
alter table payment_refund add column settled bigint not null default 0 check (settled between 0 and amount);
grant update (settled) on payment_refund to app_system;
