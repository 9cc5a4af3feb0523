-- Whom something is asked of is somebody of the organization: the key to users holds both, and goes with them. A second check of
-- the organization for each of 240,000 rows, which a qualification given to everybody makes, held nothing more.
alter table assignment_demand drop constraint assignment_demand_organization_id_fkey;
