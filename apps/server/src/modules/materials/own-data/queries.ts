import { notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const materialsOfPerson: PersonalData = {
  references: { 'course_materials.created_by': notOwn('Materials belong to the course.') },
  archive: [],
  erase: () => [],
}
