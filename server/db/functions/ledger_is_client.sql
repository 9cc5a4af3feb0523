create or replace function ledger_is_client(p_account text) returns boolean language sql immutable parallel safe as $$
  select p_account in ('balance', 'debt', 'tokens', 'held', 'payable')
$$
