-- TCH-134: counts the saves of the tree of subjects, as of the menus.
alter table schools add column subjects_version integer not null default 1;
