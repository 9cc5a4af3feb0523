create or replace function token_lines(p_parts jsonb, p_from text, p_to text) returns jsonb
language plpgsql immutable set search_path = public, pg_temp as $$
begin
  return (
    with kind as (
      select case when part ->> 'grantId' is null then 'token' else 'tokenGranted' end as currency,
        sum((part ->> 'amount')::bigint) as amount
      from jsonb_array_elements(p_parts) part group by 1
    )
    select jsonb_agg(jsonb_build_object('account', l.account, 'currency', k.currency, 'amount', l.sign * k.amount)
      order by k.currency, l.sign desc)
    from kind k cross join (values (p_to, 1), (p_from, -1)) l (account, sign));
end $$
