-- How the parts of a school's home page stand (CNT-008), and news among them (CNT-087).
alter table schools add column home_layout text not null default 'standard'
  check (home_layout in ('standard', 'columns', 'panels', 'narrow'));

alter table schools alter column home_sections
  set default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "information", "schoolDistricts"]';

-- Schools that have not laid out their home page themselves show what new ones do.
update schools set home_sections = '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "information", "schoolDistricts"]'
  where home_sections in (
    '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp"]',
    '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp", "schoolDistricts"]'
  );
