-- Closing documents of tokens that were bought with money from the balance: one act, or УПД, for each calendar month.

-- The day of a purchase in the organization's time zone when it was made: it stays in its month whatever happens to the zone.
alter table token_purchase add column day date;
alter table token_purchase disable trigger user;
update token_purchase p set day = (p.created_at at time zone o.timezone)::date from organization o where o.id = p.organization_id;
alter table token_purchase enable trigger user;
alter table token_purchase alter column day set not null;

alter table pay_document
  -- [{ tokens, price }], in kopecks: what was bought within the period
  add column tokens jsonb,
  drop constraint pay_document_charge_check,
  add constraint pay_document_subject_check
    check (num_nonnulls(charge_id, tokens) = case when type in ('act', 'upd') then 1 else 0 end),
  add constraint pay_document_tokens_check check (tokens is null or (period_from is not null and period_to is not null));
create unique index pay_document_tokens_idx on pay_document (organization_id, period_from)
  where tokens is not null and status <> 'voided';

-- A month that has its document receives no more purchases: after a change of the time zone its last hours could come again.
create function day_token_purchase() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select greatest((new.created_at at time zone o.timezone)::date, (
      select max(d.period_to) + 1 from pay_document d
      where d.organization_id = new.organization_id and d.tokens is not null and d.status <> 'voided'))
    into new.day from organization o where o.id = new.organization_id;
  return new;
end $$;
revoke all on function day_token_purchase() from public;
create trigger dayed before insert on token_purchase for each row execute function day_token_purchase();

-- The nightly check also finds months without their document.
alter table money_difference
  drop constraint money_difference_kind_check,
  add constraint money_difference_kind_check check (
    kind in ('ledger', 'payment', 'refund', 'charge', 'purchase', 'invoice', 'act', 'closing', 'service', 'receipt'));
