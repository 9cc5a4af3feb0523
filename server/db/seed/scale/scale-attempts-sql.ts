// SQL statements for the test attempts of the large organization. $1 is always its id.

/** The points in hundredths of the person with the number n for question q of attempt a: abler people are right more often. */
const points = (n: string, q: string, a: string) =>
  `case when (${n} * 7919::bigint + ${q} * 104729 + ${a} * 31337) % 100 < 35 + ${n} % 40 + ${a} * 3 then 100 else 0 end`;

/** People who can have a test assigned, numbered from 0; $2, the administrator, has none. */
const PEOPLE = `select id, row_number() over (order by id) - 1 as n from users where organization_id = $1 and id <> $2`;

/**
 * $3 test, $4 version, $5 rule: everybody has it assigned, and a passed test completes the assignment. $6: max attempts per
 * person, $7: in total.
 */
export const INSERT_TAKEN = `
  with person as (${PEOPLE}), row as (
    select person.id, person.n, exists (
      select from generate_series(1, least($6::int, $7::int - person.n * $6)::int) a
      where (select sum(${points('person.n', 'q', 'a')}) from generate_series(1, 10) q) >= 800) as is_passed
    from person where person.n * $6 < $7
  ), made as (
    insert into assignment (organization_id, user_id, object_type, object_id, version_id, rule_id, status, progress, start_at,
      due_at, opened_at, completed_at, created_at, updated_at, state_since)
    select $1, id, 'test', $3, $4, $5, case when is_passed then 'done' else 'inProgress' end,
      case when is_passed then 100 else 99 end, now() - interval '60 days', now() - interval '30 days',
      now() - interval '50 days', case when is_passed then now() - interval '40 days' end, now() - interval '60 days', now(),
      now() - case when is_passed then interval '40 days' else interval '50 days' end
    from row
    returning *
  )
  insert into assignment_past (organization_id, assignment_id, user_id, object_type, object_id, since, until, status,
    start_at, due_at, is_held)
  select organization_id, id, user_id, object_type, object_id, start_at, opened_at, 'assigned', start_at, due_at, false
  from made
  union all
  select organization_id, id, user_id, object_type, object_id, opened_at, completed_at, 'inProgress', start_at, due_at, false
  from made where status = 'done'`;

/** The attempts, submitted by the people who took them; parameters as above. */
export const INSERT_ATTEMPTS = `
  with person as (${PEOPLE})
  insert into test_attempt (organization_id, test_id, version_id, user_id, assignment_id, number, state, ended_by, tab, seed,
    question_count, answered_count, started_at, deadline_at, finished_at, points, max_points, is_passed, is_counted)
  select $1, $3, $4, person.id, o.id, a, 'graded', 'submitted', 'seed-tab', person.id, 10, 10, at, at + interval '20 minutes',
    at + interval '9 minutes', s.points, 1000, s.points >= 800, a = 1
  from person
  join assignment o on o.organization_id = $1 and o.object_type = 'test' and o.object_id = $3 and o.rule_id = $5
    and o.user_id = person.id
  cross join lateral generate_series(1, least($6::int, $7::int - person.n * $6)::int) a
  cross join lateral (select sum(${points('person.n', 'q', 'a')})::int as points from generate_series(1, 10) q) s
  cross join lateral (select date_trunc('milliseconds', now()) - interval '50 days' + make_interval(days => a)
    + make_interval(secs => person.n % 3600) as at) t
  order by a, person.n`;

/** Ten answers for each attempt at the test $3; $2 as above. */
export const INSERT_ANSWERS = `
  with person as (${PEOPLE})
  insert into test_answer (organization_id, attempt_id, question_id, value, seq, saved_at, outcome, points)
  select $1, t.id, 'q' || q, json_build_object('type', 'single', 'optionIds', json_build_array(
      'q' || q || case when p.points = 100 then 'o0' else 'o1' end))::jsonb, 1, t.finished_at,
    case when p.points = 100 then 'right' else 'wrong' end, p.points
  from test_attempt t
  join person on person.id = t.user_id
  cross join generate_series(1, 10) q
  cross join lateral (select ${points('person.n', 'q', 't.number')} as points) p
  where t.organization_id = $1 and t.test_id = $3`;

/** The statistics of the version $2, as a recount computes them. */
export const INSERT_SUMS = `
  insert into test_item_sum_slot (organization_id, version_id, question_id, n, x, xx, y, yy, xy)
  select $1, $2, r.question_id, count(*), sum(x), sum(x * x), sum(y), sum(y * y), sum(x * y)
  from (select a.question_id, a.points::bigint as x, (t.points - a.points)::bigint as y from test_attempt t
    join test_answer a on a.organization_id = t.organization_id and a.attempt_id = t.id
    where t.organization_id = $1 and t.version_id = $2 and t.is_counted) r
  group by r.question_id`;

/** The first repetitions of the questions of the test $2 for everybody who has passed it: the state of migration 1430. */
export const INSERT_REPETITIONS = `
  insert into test_repetition (organization_id, user_id, test_id, question_id, due_on, outcome, answered_at, due_at, stability,
    difficulty, scheduled_days, learning_steps, reps, lapses, state)
  select $1, t.user_id, $2, a.question_id, t.finished_at::date + s.days, a.outcome, t.finished_at,
    t.finished_at + make_interval(days => s.days), s.stability, s.difficulty, s.days, 0, 1, 0, 2
  from (select distinct on (user_id) user_id, id, finished_at from test_attempt
    where organization_id = $1 and test_id = $2 and is_passed order by user_id, id desc) t
  join test_answer a on a.organization_id = $1 and a.attempt_id = t.id
  join (values ('right', 3, 2.3065, 2.11810397), ('wrong', 1, 0.212, 6.4133)) s (outcome, days, stability, difficulty)
    on s.outcome = a.outcome`;
