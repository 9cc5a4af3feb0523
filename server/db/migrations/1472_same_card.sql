-- The same card on both sides of a referral: somebody of the provider looks first. What tells cards apart is a hash of what the
-- payment service shows of a card; the number itself is never known here.
alter table payment add column card_fingerprint text check (length(card_fingerprint) = 64);
create index payment_card_idx on payment (organization_id, card_fingerprint) where card_fingerprint is not null;

alter table ref_accrual drop constraint ref_accrual_flags_check;
alter table ref_accrual add constraint ref_accrual_flags_check check (flags <@ array['samePerson', 'sameInn', 'sameCard']);
