-- FRM-358: what lists of people are ordered by. The server writes it beside the name; see decision 0065.
alter table users add column name_sort text collate "C" not null default '';
