import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, perLanguage, texts } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { realName } from './fields.ts'

/**
 * TCH-159: the maximum lengths of the title and the introduction of a teacher, in each language.
 */
export const mostOfTeacher = { title: 60, bio: 1000 } as const

export const teacherProfile = z.object({
  userName: z.string(),
  titleTexts: perLanguage,
  bioTexts: perLanguage,
})
export type TeacherProfile = z.output<typeof teacherProfile>

/** TCH-159: the profile of the caller that course pages show. */
export const teacherProfileCalls = {
  teacherProfile: call({
    id: 'CALL-517',
    method: 'GET',
    path: '/user/teacherProfile',
    who: 'teacher',
    kind: 'read',
    input: nothing,
    data: teacherProfile,
  }),
  saveTeacherProfile: call({
    id: 'CALL-517',
    method: 'PUT',
    path: '/user/saveTeacherProfile',
    who: 'teacher',
    kind: 'save',
    input: z.object({
      userName: realName,
      titleTexts: texts(mostOfTeacher.title, says('tooMuch')),
      bioTexts: texts(mostOfTeacher.bio, says('tooMuch')),
    }),
    data: done,
  }),
}
