-- FRM-358: the sort key of lists of people. The server writes it with the name; see decision 0065.
alter table users add column name_sort text collate "C" not null default '';
