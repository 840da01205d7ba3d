import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'

const count = z.number().int()
const ofPerson = z.object({ personSign: sign, page, size: size(5, 20) })

/** A joined course of the person; `handedIn` counts tasks and exams. */
export const personCourse = z.object({
  sign: z.string(),
  courseName: z.string(),
  joinedAt: z.string(),
  lastStudyAt: z.string().nullable(),
  lessonsDone: count,
  lessons: count,
  handedIn: count,
  handedInOf: count,
  /** CRS-053: 1 in progress, 2 completed. */
  studyStatus: count,
})
export type PersonCourse = z.output<typeof personCourse>

/** A paper or hand-in of the person. */
export const personWork = z.object({
  kind: z.enum(['paper', 'handIn']),
  sign: z.string(),
  title: z.string(),
  courseName: z.string(),
  handedInAt: z.string(),
  /** The score of the work; null while the work waits for a mark. */
  score: z.number().nullable(),
  totalScore: z.number(),
})
export type PersonWork = z.output<typeof personWork>

/** TCH-207: an overview of one person for staff. */
export const personCalls = {
  listPersonCourses: call({
    id: 'CALL-759',
    method: 'POST',
    path: '/statistics/listPersonCourses',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: ofPerson,
    data: listOf(personCourse),
  }),
  listPersonWork: call({
    id: 'CALL-760',
    method: 'POST',
    path: '/statistics/listPersonWork',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: ofPerson,
    data: listOf(personWork),
  }),
}
