-- The first start gives the provider's administrator the id that the specification names (server/db/seed/provider.ts): the ids before it
-- are taken from the sequence and not used.
grant usage on sequence users_id_seq to app_system;
