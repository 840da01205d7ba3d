-- The layout of a school's home page (CNT-008), with news as a section (CNT-087).
alter table schools add column home_layout text not null default 'standard'
  check (home_layout in ('standard', 'columns', 'panels', 'narrow'));

alter table schools alter column home_sections
  set default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "information", "schoolDistricts"]';

-- Schools without a home page of their own show the same sections as new schools.
update schools set home_sections = '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "information", "schoolDistricts"]'
  where home_sections in (
    '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp"]',
    '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "schoolDistricts"]'
  );
