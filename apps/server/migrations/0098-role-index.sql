-- step by step
-- FRM-359: roles are looked for as the parts of a list. The index also gives the planner the share of each role.
create index concurrently if not exists users_roles on users using gin (string_to_array(roles, ','));
-- The few teachers and staff.
create index concurrently if not exists users_staff on users (school_id, id desc) where string_to_array(roles, ',') && '{teacher,schoolAdmin,platformAdmin}'::text[];
drop index concurrently if exists users_team;
analyze users;
