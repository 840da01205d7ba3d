import type { Owners } from '../rules/access-rules.ts'
import {
  everyoneHereElseNotFound,
  onlyStaff,
  signedIn,
  signedInHere,
  teachers,
  teachersOfTheCourse,
} from '../rules/common-rules.ts'
import { searched } from '../employment/samples.ts'
import { encoded, page, type Samples } from '../sample-types.ts'

export const skillSamples: Samples['skills'] = {
  matchPost: ({ employment }) => ({ positionId: employment.post }),
  searchMatching: ({ word }) => ({
    ...searched,
    ...page,
    content: word,
    postedWithin: 30,
    meets: 1 as const,
    sort: 'match' as const,
  }),
  promoteCourse: ({ employment }) => ({ positionId: employment.post }),
  postCourse: ({ employment }) => ({ positionId: employment.post }),
  pinPostCourse: ({ employment, courses }) => ({
    positionId: employment.post,
    courseIdSign: courses.free.course,
  }),
  listSkills: () => ({}),
  courseSkills: ({ courses }) => ({ courseIdSign: courses.free.course }),
  saveCourseSkills: ({ courses }) => ({
    courseIdSign: courses.free.course,
    seen: [],
    skills: [{ code: 'copywriting', level: 1 }],
  }),
  manageSkills: ({ word }) => ({ ...page, name: word, kind: 'own' as const }),
  keptSkill: ({ skills }) => ({ code: skills.own }),
  saveSkill: ({ word, skills }) => ({
    code: skills.own,
    version: 0,
    names: { en: `${word} skill`, zh: `${word} 技能`, my: `${word} kemahiran` },
    aliases: [`${word} other`],
    jobGroup: 'operations',
  }),
  retireSkill: ({ skills }) => ({ code: skills.own, version: 0, isRetired: true }),
  skillUses: ({ skills }) => ({ code: skills.own }),
  mergeSkill: ({ word, skills }) => ({ code: skills.own, into: 'seo', reason: `${word} reason` }),
  previewSkillImport: ({ skills }) => ({
    filePath: skills.sheets.sheet,
    ...encoded,
  }),
  confirmSkillImport: ({ skills }) => ({ importSign: skills.sheets.previewed }),
  listSkillImports: () => page,
  undoSkillImport: ({ skills }) => ({ importSign: skills.sheets.confirmed }),
}

export const skillOwners: Owners['skills'] = {
  matchPost: signedInHere,
  searchMatching: signedIn,
  promoteCourse: everyoneHereElseNotFound,
  postCourse: onlyStaff,
  pinPostCourse: onlyStaff,
  listSkills: teachers,
  courseSkills: teachersOfTheCourse,
  saveCourseSkills: teachersOfTheCourse,
  manageSkills: onlyStaff,
  keptSkill: onlyStaff,
  saveSkill: onlyStaff,
  retireSkill: onlyStaff,
  skillUses: onlyStaff,
  mergeSkill: onlyStaff,
  previewSkillImport: { may: ['schoolAdmin'] },
  confirmSkillImport: onlyStaff,
  listSkillImports: onlyStaff,
  undoSkillImport: onlyStaff,
}
