-- Two logins, so that what serves requests owns nothing (docs/operations.md). Run once, by the image of PostgreSQL.
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
create role adaptika_owner login createrole password :'owner_password';
create role adaptika_app login password :'app_password';
create database adaptika owner adaptika_owner;
