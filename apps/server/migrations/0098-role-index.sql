-- step by step
-- FRM-359: finds the accounts with a role, because roles are stored as a list. The index also shows
-- the planner how many accounts have each role.
create index concurrently if not exists users_roles on users using gin (string_to_array(roles, ','));
-- Finds the few teachers and staff.
create index concurrently if not exists users_staff on users (school_id, id desc) where string_to_array(roles, ',') && '{teacher,schoolAdmin,platformAdmin}'::text[];
drop index concurrently if exists users_team;
analyze users;
