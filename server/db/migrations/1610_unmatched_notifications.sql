-- What a stored notification concerns: a payment of ours, which has no more than so many of them. The table is append-only, and whoever
-- knows a payment of theirs can send to it.
alter table payment_notification add column concerns text;
create index payment_notification_concerns_idx on payment_notification (concerns);

-- Notifications that concern no payment of ours. Anybody can send them, so their places are counted: a new one takes the oldest place.
create table payment_unmatched_notification (
  place int primary key,
  id bigint not null,
  provider text not null,
  body text not null check (length(body) <= 2000),
  ip text not null,
  received_at timestamptz not null
);
create sequence payment_unmatched_notification_id_seq owned by payment_unmatched_notification.id;
create index payment_unmatched_notification_ip_idx on payment_unmatched_notification (ip, received_at);
alter table payment_unmatched_notification enable row level security;
create policy system on payment_unmatched_notification to app_system using (true) with check (true);
grant select, insert, update, delete on payment_unmatched_notification to app_system;
grant usage on sequence payment_unmatched_notification_id_seq to app_system;
