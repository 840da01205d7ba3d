import type { RefusalName } from '@titian/contract'
import { callers, type Rule } from './access-rules.ts'

export const staff = ['schoolAdmin', 'platformAdmin'] as const
export const everyTeacher = ['teacher', 'coTeacher', 'otherTeacher', ...staff] as const
export const ofTheSchool = ['student', 'otherStudent', ...everyTeacher] as const

export const everyone: Rule = { may: callers }
export const everyoneHere = (stranger: RefusalName): Rule => ({
  may: ['visitor', ...ofTheSchool],
  stranger,
})
export const everyoneHereElseNotFound: Rule = { may: ['visitor', ...ofTheSchool] }
export const signedIn: Rule = { may: [...ofTheSchool, 'stranger'] }
export const signedInHere: Rule = { may: ofTheSchool }
export const onlyStudent: Rule = { may: ['student'] }
export const teachers: Rule = { may: everyTeacher }
export const teachersOfTheCourse: Rule = { may: ['teacher', 'coTeacher', ...staff] }
export const leaders: Rule = { may: ['teacher', ...staff] }
/** CRS-070: the students, teachers and staff of the course. */
export const thoseInTheCourse: Rule = { may: ['student', 'teacher', 'coTeacher'] }
export const onlyStaff: Rule = { may: staff }
export const everyoneButMaker: Rule = {
  may: ['student', 'otherStudent', 'coTeacher', 'otherTeacher', ...staff],
}
