-- CNT-010, CNT-066: the branches of a school, in their order. Without a branch the home page hides
-- their section.
ALTER TABLE schools ADD COLUMN districts jsonb NOT NULL DEFAULT '[]';
ALTER TABLE schools ALTER COLUMN home_sections
  SET DEFAULT '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "schoolDistricts"]';
UPDATE schools SET home_sections = home_sections || '["schoolDistricts"]';
