import { notOwn, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const promoteOfPerson: PersonalData = {
  references: { 'career_paths.created_by': notOwn('Career paths are contents of the school.') },
  archive: [],
  erase: () => [],
}
