-- What staff set of their school; each part counts its saves, so that nobody overwrites what they did not see.
alter table schools
  add column settings_version integer not null default 1,
  add column menus_version integer not null default 1,
  add column home_version integer not null default 1,
  add column home_sections jsonb not null
    default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses"]',
  add column social_links jsonb not null default '[]';
