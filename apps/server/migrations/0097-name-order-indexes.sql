-- step by step
-- FRM-358: finds the people of a school, or of a class, in the order of the list.
create index concurrently if not exists users_name_sort on users (school_id, name_sort, id);
create index concurrently if not exists users_class_name_sort on users (school_id, class_name, name_sort, id) where class_name is not null;
-- Finds names that changed without their sort key. The condition is the same as in
-- accounts/names/queries.ts.
create index concurrently if not exists users_unsorted on users (id) where right(name_sort, char_length(name) + 1) <> E'\t' || name;
drop index concurrently if exists users_names;
drop index concurrently if exists users_classes;
