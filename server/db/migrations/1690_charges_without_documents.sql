-- The nightly check also finds charges whose month is over, and which have no closing document.
alter table money_difference
  drop constraint money_difference_kind_check,
  add constraint money_difference_kind_check check (
    kind in (
      'ledger', 'payment', 'refund', 'charge', 'purchase', 'invoice', 'act', 'closing', 'unclosedCharge', 'service', 'receipt'));
