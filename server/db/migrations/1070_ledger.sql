-- The ledger: double entry in kopecks and tokens. An operation is of one organization and has two lines or more, zero in sum per
-- currency; nothing of it changes, what was wrong is reversed. One function posts: no login of the application writes these tables.
-- Amounts are of the client's side: + is what the client has more of.

create table ledger_operation (
  organization_id int not null references organization (id),
  id bigint generated always as identity,
  kind text not null check (kind in (
    'topUp', 'charge', 'purchase', 'grant', 'expire', 'reserve', 'release', 'writeOff', 'refund', 'chargeback', 'adjust',
    'refBonus', 'payout', 'reversal')),
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  at timestamptz not null,
  -- who; null: the system. May be somebody of the provider, so that it is no reference within the organization.
  actor_id int,
  -- what it is about: a payment, a period of the subscription, a paid action's object
  object_type text,
  object_id int,
  note text not null default '' check (length(note) <= 500),
  reversal_of bigint,
  primary key (organization_id, id),
  unique (organization_id, idempotency_key),
  unique (organization_id, reversal_of),
  foreign key (organization_id, reversal_of) references ledger_operation (organization_id, id),
  check ((kind = 'reversal') = (reversal_of is not null))
);

-- The client's own accounts have a running balance; the provider's have none, so that nobody queues at their rows: their
-- balance is a sum.
create function ledger_is_client(p_account text) returns boolean language sql immutable parallel safe as $$
  select p_account in ('balance', 'debt', 'tokens', 'held')
$$;

create table ledger_line (
  organization_id int not null,
  operation_id bigint not null,
  number smallint not null,
  account text not null check (account in (
    -- the client's: money, «Задолженность», tokens, tokens reserved for an action that runs
    'balance', 'debt', 'tokens', 'held',
    -- the provider's: money that came, what was earned, discounts, bonuses of referrals, corrections, tokens issued and used
    'bank', 'revenue', 'promo', 'referral', 'adjustment', 'issued', 'used')),
  currency text not null check (currency in ('rub', 'token', 'tokenGranted')),
  amount bigint not null check (amount <> 0),
  -- of the client's accounts
  balance_after bigint,
  -- of the operation: a balance of any instant is found by it
  at timestamptz not null,
  primary key (organization_id, operation_id, number),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id),
  check (ledger_is_client(account) = (balance_after is not null))
);
create index ledger_line_account_idx on ledger_line
  (organization_id, account, currency, at desc, operation_id desc, number desc);

-- What the client has now: the sum of the lines, kept as they are posted.
create table ledger_account (
  organization_id int not null references organization (id),
  account text not null,
  currency text not null,
  balance bigint not null,
  last_at timestamptz not null,
  primary key (organization_id, account, currency),
  -- «Задолженность» is what a refund or a chargeback from outside took of money that was spent: it alone is below zero.
  constraint ledger_account_not_negative check (case account when 'debt' then balance <= 0 else balance >= 0 end)
);

-- An operation in its place of the chain, in the order of commits, with the hash of each line: a line that differs is named.
create table ledger_link (
  organization_id int not null references organization (id),
  number bigint not null,
  operation_id bigint not null,
  operation_hash bytea not null,
  -- one for each line, in their order
  line_hashes bytea[] not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organization_id, number),
  unique (organization_id, operation_id),
  foreign key (organization_id, operation_id) references ledger_operation (organization_id, id)
);

create table ledger_head (
  organization_id int primary key references organization (id),
  count bigint not null default 0,
  last_hash bytea not null default ''
);

create function ledger_operation_hash(o ledger_operation) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    o.organization_id, o.id, o.kind, o.idempotency_key, extract(epoch from o.at), o.actor_id, o.object_type, o.object_id,
    o.note, o.reversal_of)::text, 'UTF8'))
$$;

create function ledger_line_hash(l ledger_line) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(concat_ws(':', l.organization_id, l.operation_id, l.number, l.account, l.currency, l.amount,
    coalesce(l.balance_after::text, '-'), extract(epoch from l.at)), 'UTF8'))
$$;

create function ledger_link_hash(k ledger_link) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(k.organization_id || ':' || k.number || ':' || k.operation_id || ':', 'UTF8')
    || k.prev_hash || k.operation_hash
    || (select string_agg(h.hash, ''::bytea order by h.place) from unnest(k.line_hashes) with ordinality h (hash, place)))
$$;

-- As the transaction commits: the operation is whole, and goes to the end of the chain.
create function ledger_operation_link() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wrong text;
  head ledger_head;
  link ledger_link;
begin
  select l.currency into wrong from ledger_line l
    where l.organization_id = new.organization_id and l.operation_id = new.id
    group by l.currency having sum(l.amount) <> 0 limit 1;
  if found then
    raise exception 'operation % is not zero in sum of %', new.id, wrong
      using errcode = 'check_violation', constraint = 'ledger_operation_zero';
  end if;
  select array_agg(ledger_line_hash(l) order by l.number) into link.line_hashes from ledger_line l
    where l.organization_id = new.organization_id and l.operation_id = new.id;
  if coalesce(cardinality(link.line_hashes), 0) < 2 then
    raise exception 'operation % has less than two lines', new.id
      using errcode = 'check_violation', constraint = 'ledger_operation_whole';
  end if;
  insert into ledger_head (organization_id) values (new.organization_id) on conflict do nothing;
  select * into head from ledger_head h where h.organization_id = new.organization_id for update;
  link.organization_id := new.organization_id;
  link.number := head.count + 1;
  link.operation_id := new.id;
  link.operation_hash := ledger_operation_hash(new);
  link.prev_hash := head.last_hash;
  link.hash := ledger_link_hash(link);
  insert into ledger_link select link.*;
  update ledger_head h set count = link.number, last_hash = link.hash where h.organization_id = new.organization_id;
  return null;
end $$;
create constraint trigger linked after insert on ledger_operation
  deferrable initially deferred for each row execute function ledger_operation_link();

-- A line joins its operation as both are made, and never afterwards.
create function ledger_line_in_time() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from ledger_link k where k.organization_id = new.organization_id and k.operation_id = new.operation_id) then
    raise exception 'operation % is committed', new.operation_id using errcode = 'raise_exception';
  end if;
  return new;
end $$;
create trigger in_time before insert on ledger_line for each row execute function ledger_line_in_time();

-- The one way to write the ledger. A key that was posted before is answered with what it posted: the same once, whoever sends
-- it again. p_lines: [{ account, currency, amount }]; of a reversal it is not asked for.
create function ledger_post(
  p_organization_id int, p_key text, p_kind text, p_lines jsonb, p_at timestamptz, p_actor_id int default null,
  p_object_type text default null, p_object_id int default null, p_note text default '', p_reversal_of bigint default null
) returns table (id bigint, is_new boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  earlier ledger_operation;
  wanted jsonb := p_lines;
  posted_at timestamptz := p_at;
  posted_id bigint;
  line record;
  after bigint;
begin
  -- Operations of one organization one after another: their order is the order of the balances.
  insert into ledger_head (organization_id) values (p_organization_id) on conflict do nothing;
  perform from ledger_head h where h.organization_id = p_organization_id for update;

  select * into earlier from ledger_operation o
    where o.organization_id = p_organization_id and o.idempotency_key = p_key;
  if p_reversal_of is not null then
    select jsonb_agg(jsonb_build_object('account', l.account, 'currency', l.currency, 'amount', -l.amount) order by l.number)
      into wanted
      from ledger_operation o join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id
      where o.organization_id = p_organization_id and o.id = p_reversal_of and o.kind <> 'reversal';
    if wanted is null then
      raise exception 'there is no operation % to reverse', p_reversal_of
        using errcode = 'check_violation', constraint = 'ledger_reversal_of_operation';
    end if;
  end if;
  if earlier.id is not null then
    if (earlier.kind, earlier.reversal_of) is distinct from (p_kind, p_reversal_of) or wanted is distinct from (
      select jsonb_agg(jsonb_build_object('account', l.account, 'currency', l.currency, 'amount', l.amount) order by l.number)
      from ledger_line l where l.organization_id = p_organization_id and l.operation_id = earlier.id
    ) then
      raise exception 'the key % was posted with something else', p_key
        using errcode = 'check_violation', constraint = 'ledger_operation_same';
    end if;
    return query select earlier.id, false;
    return;
  end if;

  select greatest(p_at, max(a.last_at)) into posted_at from ledger_account a where a.organization_id = p_organization_id;
  insert into ledger_operation
    (organization_id, kind, idempotency_key, at, actor_id, object_type, object_id, note, reversal_of)
    values (p_organization_id, p_kind, p_key, posted_at, p_actor_id, p_object_type, p_object_id, p_note, p_reversal_of)
    returning ledger_operation.id into posted_id;

  for line in
    select e.place, e.value ->> 'account' as account, e.value ->> 'currency' as currency, (e.value ->> 'amount')::bigint as amount
    from jsonb_array_elements(wanted) with ordinality e (value, place) order by e.place
  loop
    after := null;
    if ledger_is_client(line.account) then
      if line.account = 'debt' and line.amount < 0 and p_kind not in ('refund', 'chargeback', 'reversal') then
        raise exception 'a debt comes from outside only' using errcode = 'check_violation', constraint = 'ledger_debt_from_outside';
      end if;
      update ledger_account a set balance = a.balance + line.amount, last_at = posted_at
        where a.organization_id = p_organization_id and a.account = line.account and a.currency = line.currency
        returning a.balance into after;
      if after is null then
        insert into ledger_account (organization_id, account, currency, balance, last_at)
          values (p_organization_id, line.account, line.currency, line.amount, posted_at) returning balance into after;
      end if;
    end if;
    insert into ledger_line (organization_id, operation_id, number, account, currency, amount, balance_after, at)
      values (p_organization_id, posted_id, line.place, line.account, line.currency, line.amount, after, posted_at);
  end loop;
  return query select posted_id, true;
end $$;

-- What an account held at an instant.
create function ledger_balance(p_organization_id int, p_account text, p_currency text, p_at timestamptz) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select case when ledger_is_client(p_account) then coalesce((
    select l.balance_after from ledger_line l
    where l.organization_id = p_organization_id and l.account = p_account and l.currency = p_currency and l.at <= p_at
    order by l.at desc, l.operation_id desc, l.number desc limit 1), 0)
  else coalesce((
    select sum(l.amount)::bigint from ledger_line l
    where l.organization_id = p_organization_id and l.account = p_account and l.currency = p_currency and l.at <= p_at), 0)
  end
$$;

-- «Проверить книгу»: whatever is not as it was written, by its place. Nothing found: whole.
create function ledger_faults(p_organization_id int)
  returns table (operation_id bigint, line_number int, account text, fault text)
language sql stable set search_path = public, pg_temp as $$
  with line as materialized (
    select l.operation_id, l.number, l.account, l.currency, l.amount, l.balance_after, ledger_line_hash(l) as hash,
      l.balance_after - l.amount - coalesce(lag(l.balance_after) over account_lines, 0) as drift
    from ledger_line l where l.organization_id = p_organization_id
    window account_lines as (partition by l.account, l.currency order by l.at, l.operation_id, l.number)
  ), promised as materialized (
    select k.number as link, k.operation_id, h.place::int as number, h.hash
    from ledger_link k cross join unnest(k.line_hashes) with ordinality h (hash, place)
    where k.organization_id = p_organization_id
  ), link as materialized (
    select k.number, k.operation_id, k.operation_hash, k.prev_hash, k.hash, ledger_link_hash(k) as own_hash,
      lag(k.hash, 1, ''::bytea) over (order by k.number) as hash_before,
      lag(k.number, 1, 0::bigint) over (order by k.number) as number_before
    from ledger_link k where k.organization_id = p_organization_id
  )
  select coalesce(l.operation_id, p.operation_id), coalesce(l.number::int, p.number), l.account,
    case when l.operation_id is null then 'lineMissing' when p.operation_id is null then 'lineAdded' else 'lineChanged' end
  from line l full join promised p on p.operation_id = l.operation_id and p.number = l.number
  where l.hash is distinct from p.hash
  union all
  select coalesce(o.id, k.operation_id), null, null,
    case when o.id is null then 'operationMissing' when k.operation_id is null then 'operationUnlinked' else 'operationChanged' end
  from (select * from ledger_operation where organization_id = p_organization_id) o
  full join link k on k.operation_id = o.id
  where k.operation_hash is null or o.id is null or ledger_operation_hash(o.*::ledger_operation) <> k.operation_hash
  union all
  select k.operation_id, null, null, 'chainTorn' from link k
  where k.hash <> k.own_hash or k.prev_hash <> k.hash_before or k.number <> k.number_before + 1
  union all
  select (select max(k.operation_id) from link k), null, null, 'headMoved' from ledger_head h
  where h.organization_id = p_organization_id
    and (h.count, h.last_hash) is distinct from
      (coalesce((select max(k.number) from link k), 0), coalesce((select k.hash from link k order by k.number desc limit 1), ''::bytea))
  union all
  select l.operation_id, null, null, 'notZero' from line l group by l.operation_id, l.currency having sum(l.amount) <> 0
  union all
  select l.operation_id, l.number, l.account, 'balanceWrong' from line l where l.balance_after is not null and l.drift <> 0
  union all
  select null, null, coalesce(a.account, s.account), 'accountWrong'
  from (select * from ledger_account where organization_id = p_organization_id) a
  full join (
    select l.account, l.currency, sum(l.amount) as sum from line l where l.balance_after is not null group by 1, 2
  ) s on s.account = a.account and s.currency = a.currency
  where a.balance is distinct from s.sum
$$;

do $$
declare
  t text;
begin
  foreach t in array array['ledger_operation', 'ledger_line', 'ledger_account', 'ledger_link', 'ledger_head'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy tenant on %I for select to app_tenant using (organization_id = current_organization())', t);
    execute format('create policy system on %I for select to app_system using (true)', t);
    execute format('grant select on %I to app_tenant, app_system', t);
  end loop;
  foreach t in array array['ledger_operation', 'ledger_line', 'ledger_link'] loop
    perform make_append_only(t::regclass);
  end loop;
end $$;
create trigger forward before update or delete on ledger_head for each row execute function refuse_head_back();
create trigger forward_whole before truncate on ledger_head for each statement execute function refuse_rewrite();

revoke all on function ledger_post(int, text, text, jsonb, timestamptz, int, text, int, text, bigint) from public;
grant execute on function ledger_post(int, text, text, jsonb, timestamptz, int, text, int, text, bigint) to app_system;
