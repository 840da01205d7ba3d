import { notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const skillsOfPerson: PersonalData = {
  references: {
    'post_courses.chosen_by': notOwn('Which courses fit a job is a choice of the school.'),
    'school_skills.created_by': notOwn('The skills are a list of the school.'),
  },
  archive: [],
  erase: () => [],
}
