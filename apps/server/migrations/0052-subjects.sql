-- TCH-134: the version of the subject tree, which a save compares so that it overwrites no unseen
-- change.
alter table schools add column subjects_version integer not null default 1;
