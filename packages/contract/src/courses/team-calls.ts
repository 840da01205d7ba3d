import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size } from '../wire/fields.ts'

/** A teacher of the school who may join a course (TCH-039). */
export const offeredTeacher = z.object({
  teacherIdSign: z.string(),
  name: z.string(),
  title: z.string(),
  photo: z.string().nullable(),
})
export type OfferedTeacher = z.output<typeof offeredTeacher>

/** TCH-038, TCH-085: `bindMasterSign` and `unbindMasterSign` are what makes this teacher the main lecturer. */
export const teamMember = z.object({
  courseIdSign: z.string(),
  teacherIdSign: z.string(),
  teacherName: z.string(),
  photo: z.string().nullable(),
  /** 1 main lecturer, 0 co-teacher. */
  masterFlag: z.number().int(),
  bindMasterSign: z.string(),
  /** Of the main lecturer now; empty where there is none. */
  unbindMasterSign: z.string(),
})
export type TeamMember = z.output<typeof teamMember>

const teacherOfCourse = z.object({ courseIdSign: sign, teacherIdSign: sign })

/** The teachers of a course (TCH-037 to TCH-046). Only the main lecturer and staff change them (TCH-086). */
export const teamCalls = {
  allTeachers: call({
    id: 'CALL-082',
    method: 'POST',
    path: '/course/allTeachers',
    who: 'teacher',
    kind: 'read',
    input: z.object({ name: z.string().trim().max(60).default(''), page, size: size(20) }),
    data: listOf(offeredTeacher),
  }),
  /** A teacher who is in the team already stays as she is. */
  addCourseTeacher: call({
    id: 'CALL-083',
    method: 'POST',
    path: '/course/addCourseTeacher',
    who: 'teacher',
    kind: 'save',
    input: teacherOfCourse,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** The main lecturer first. */
  courseTeacherList: call({
    id: 'CALL-084',
    method: 'POST',
    path: '/course/courseTeacherList',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(50) }),
    data: listOf(teamMember),
  }),
  deleteCourseTeacherFlag: call({
    id: 'CALL-085',
    method: 'POST',
    path: '/course/deleteCourseTeacherFlag',
    who: 'teacher',
    kind: 'save',
    input: teacherOfCourse,
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** TCH-045: one step from one main lecturer to another, upon who it is now; -4 where that changed meanwhile. */
  updateMainTeacherFlag: call({
    id: 'CALL-086',
    method: 'POST',
    path: '/course/updateMainTeacherFlag',
    who: 'teacher',
    kind: 'save',
    input: z.object({
      courseIdSign: sign,
      bindMasterSign: sign,
      unbindMasterSign: z.string().trim().max(200).default(''),
    }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
