-- The nightly check also finds payments and refunds at the payment service that are not known here: by the service's own id.
alter table money_difference
  add column reference text,
  drop constraint money_difference_kind_check,
  add constraint money_difference_kind_check check (
    kind in (
      'ledger', 'payment', 'refund', 'charge', 'purchase', 'invoice', 'act', 'closing', 'unclosedCharge', 'service', 'receipt',
      'unknownPayment', 'unknownRefund'));
