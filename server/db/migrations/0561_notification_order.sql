-- The centre shows a person's notifications by the day on which they came.
create index notification_shown_idx on notification (organization_id, user_id, created_at desc, id desc) where is_in_app;
