-- Schools that have not laid out their home page themselves show the training camp (CNT-005), as new ones do.
alter table schools alter column home_sections
  set default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp"]';

update schools set home_sections = home_sections || '["trainingCamp"]'
  where home_sections = '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses"]';
