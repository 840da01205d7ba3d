-- Schools without a home page of their own show the training camp (CNT-005), as new schools do.
alter table schools alter column home_sections
  set default '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses", "trainingCamp"]';

update schools set home_sections = home_sections || '["trainingCamp"]'
  where home_sections = '["carousel", "adverts", "courseGroups", "chosenCourses", "newCourses"]';
