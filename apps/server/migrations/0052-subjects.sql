-- TCH-134: the version of the subject tree, like that of the menus.
alter table schools add column subjects_version integer not null default 1;
