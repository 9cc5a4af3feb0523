-- Whether somebody has ever set a password is asked of people everywhere; its hash is for signing in alone.
alter table users add column has_password boolean not null generated always as (password_hash is not null) stored;
