import { notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const trainingOfPerson: PersonalData = {
  references: { 'trainings.author_id': notOwn('A training belongs to the school.') },
  archive: [],
  erase: () => [],
}
