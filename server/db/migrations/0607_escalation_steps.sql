-- Who hears of what is long overdue, step by step, in place of the one number of days after which the head did.
-- notification_schedule: { …, escalation: [{ days, to }] }; to: mentor, leader, above, personnel, admin.
update organization
set notification_schedule = (notification_schedule - 'escalateDays') || jsonb_build_object('escalation',
  case when (notification_schedule ->> 'escalateDays')::int > 0
    then jsonb_build_array(jsonb_build_object('days', (notification_schedule ->> 'escalateDays')::int, 'to', 'leader'))
    else '[]'::jsonb end)
where notification_schedule ? 'escalateDays';
