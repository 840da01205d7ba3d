-- Settings of a school; each part has a version, so that a save cannot overwrite unseen changes.
alter table schools
  add column settings_version integer not null default 1,
  add column menus_version integer not null default 1,
  add column home_version integer not null default 1,
  add column home_sections jsonb not null
    default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses"]',
  add column social_links jsonb not null default '[]';
