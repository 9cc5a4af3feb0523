-- Codes first, then other urgent emails, then the rest (server/mail/email-queue.ts).
drop index letter_due_idx;
create index letter_due_idx on letter (
  (coalesce(organization_id, 0)), is_counted, is_urgent desc, (is_urgent and opens_purpose is null), id) where due_at is not null;
-- Whether an organization has written to an address before, and how often today.
create index letter_to_idx on letter (organization_id, (lower("to")));
