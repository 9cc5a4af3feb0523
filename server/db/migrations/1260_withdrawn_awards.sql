-- A certificate that somebody has taken back, when, by whom and why.
alter table qualification_award_state
  drop constraint qualification_award_state_reason_check,
  add constraint qualification_award_state_reason_check
    check (reason in ('expired', 'replaced', 'changed', 'withdrawn')),
  add column withdrawn_at timestamptz,
  add column withdrawn_by_id int,
  add column withdrawn_reason text check (length(withdrawn_reason) between 1 and 1000),
  add foreign key (organization_id, withdrawn_by_id) references users (organization_id, id),
  add check ((reason is not distinct from 'withdrawn') = (withdrawn_at is not null and withdrawn_reason is not null)),
  add check (reason is distinct from 'withdrawn' or state = 'revoked');
