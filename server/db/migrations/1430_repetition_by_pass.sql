-- «Повторение» reads only what is due: a question is written down when its test is passed, with the day on which it is asked
-- first. Before, each visit of «Сегодня» read the questions of all tests that the person had passed.

-- Whether the questions of a test are repeated; the switch of the organization comes first.
alter table test add column is_repetition boolean not null default true;

-- Null: it was never repeated.
alter table test_repetition alter column answered_on drop not null;

create index test_repetition_due on test_repetition (organization_id, user_id, due_on, test_id, question_id);
create index test_repetition_answered on test_repetition (organization_id, user_id, answered_on) where answered_on is not null;

-- What was passed so far: the answers of everybody's last passed attempt, to the questions that the version in force asks and a
-- program grades. The numbers are those of the scheduler for a first answer.
insert into test_repetition (organization_id, user_id, test_id, question_id, answered_on, due_on, outcome, answered_at, due_at,
  stability, difficulty, scheduled_days, learning_steps, reps, lapses, state)
select p.organization_id, p.user_id, p.test_id, w.question_id, null,
  (p.finished_at at time zone o.timezone)::date + s.days, w.outcome, p.finished_at, p.finished_at + make_interval(days => s.days),
  s.stability, s.difficulty, s.days, 0, 1, 0, 2
from (
  select distinct on (a.organization_id, a.user_id, a.test_id) a.organization_id, a.user_id, a.test_id, a.id, a.finished_at
  from test_attempt a where a.is_passed and a.finished_at is not null
  order by a.organization_id, a.user_id, a.test_id, a.id desc) p
join organization o on o.id = p.organization_id
join (
  select t.organization_id, t.id, q ->> 'id' as question_id
  from test t join test_version v on v.organization_id = t.organization_id and v.id = t.current_version_id
  cross join lateral jsonb_array_elements(v.own -> 'questions') q
  where q ->> 'type' not in ('fileAnswer', 'openText') and v.own -> 'settings' -> 'review' ->> 'correctness' <> 'never') q
  on q.organization_id = p.organization_id and q.id = p.test_id
join test_answer w on w.organization_id = p.organization_id and w.attempt_id = p.id and w.question_id = q.question_id
join (values ('right', 3, 2.3065, 2.11810397), ('partly', 2, 1.2931, 5.11217071), ('wrong', 1, 0.212, 6.4133),
  ('empty', 1, 0.212, 6.4133)) s (outcome, days, stability, difficulty) on s.outcome = w.outcome
on conflict do nothing;
