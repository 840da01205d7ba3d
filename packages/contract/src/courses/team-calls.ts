import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size } from '../wire/fields.ts'

/** A teacher of the school who can be added to a course (TCH-039). */
export const offeredTeacher = z.object({
  teacherIdSign: z.string(),
  name: z.string(),
  title: z.string(),
  photo: z.string().nullable(),
})
export type OfferedTeacher = z.output<typeof offeredTeacher>

/**
 * TCH-038, TCH-085: `bindMasterSign` and `unbindMasterSign` are sent to make this teacher the lead
 * teacher.
 */
export const teamMember = z.object({
  courseIdSign: z.string(),
  teacherIdSign: z.string(),
  teacherName: z.string(),
  photo: z.string().nullable(),
  /** 1 lead teacher, 0 co-teacher. */
  masterFlag: z.number().int(),
  bindMasterSign: z.string(),
  /** The sealed id of the current lead teacher; empty if there is none. */
  unbindMasterSign: z.string(),
})
export type TeamMember = z.output<typeof teamMember>

const teacherOfCourse = z.object({ courseIdSign: sign, teacherIdSign: sign })

/**
 * The teachers of a course (TCH-037 to TCH-046). Only the lead teacher and staff may change them
 * (TCH-086).
 */
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
  /** Adding a teacher who is in the team changes nothing. */
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
  /** The lead teacher comes first. */
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
  /**
   * TCH-045: replaces the named current lead teacher; refused with -4 if another teacher leads the
   * course by now.
   */
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
