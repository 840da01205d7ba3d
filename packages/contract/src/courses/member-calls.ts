import { z } from 'zod'
import { importFile, rowFault } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, page, reason, sign, size, timeZone } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'
import { groupCalls } from './group-calls.ts'
import {
  memberClass as className,
  memberFilter as filter,
  memberName as search,
  memberSigns as signs,
  tickedOrFound,
} from './member-filter.ts'

export { type MemberState, memberStates, mostMembersAtOnce } from './member-filter.ts'

/** A student of a course with the progress (TCH-071, TCH-073). */
export const courseMember = z.object({
  /** The sealed id of the membership, which `deleteTeacher` removes. */
  idSign: z.string(),
  userSign: z.string(),
  name: z.string(),
  studentCard: z.string(),
  className: z.string(),
  /** The names of the groups. */
  groups: z.array(z.string()),
  joinedAt: z.string(),
  lastStudyAt: z.string().nullable(),
  lessonsDone: z.number().int(),
  /** Lessons with a video. */
  lessons: z.number().int(),
  /** Submitted tasks and exams. */
  handedIn: z.number().int(),
  handedInOf: z.number().int(),
  status: z.enum(['notStarted', 'studying', 'completed']),
  /** True if the student has not completed the course and has not studied for 14 days (TCH-119). */
  quiet: z.boolean(),
})
export type CourseMember = z.output<typeof courseMember>

/** TCH-155: a group of a course. */
export const courseGroup = z.object({
  sign: z.string(),
  name: z.string(),
  students: z.number().int(),
})
export type CourseGroup = z.output<typeof courseGroup>

export const schoolTeacher = z.object({
  /** The sealed id by which `deleteTeacher` removes the person from the teachers of the school. */
  idSign: z.string(),
  userSign: z.string(),
  name: z.string(),
  title: z.string(),
  courses: z.number().int(),
  /** Students, each counted once, however many courses they take. */
  students: z.number().int(),
})
export type SchoolTeacher = z.output<typeof schoolTeacher>

/** A student of the school who is not in the course (TCH-077). */
export const importableStudent = z.object({
  userSign: z.string(),
  name: z.string(),
  studentCard: z.string(),
  className: z.string(),
  /**
   * Whether the student has left the course before; the student then continues with the earlier
   * progress.
   */
  wasMember: z.boolean(),
})
export type ImportableStudent = z.output<typeof importableStudent>

/**
 * What an import does, or would do. The first 200 errors are listed; rows with an error are
 * skipped.
 */
export const memberImport = z.object({
  fileName: z.string(),
  rows: z.number().int(),
  /** Students who join the course. */
  fresh: z.number().int(),
  /** Students who are members already. */
  same: z.number().int(),
  faulty: z.number().int(),
  faults: z.array(rowFault),
  /** The headers of the columns that the import ignores. */
  unknownColumns: z.array(z.string()),
  done: z.boolean(),
})
export type MemberImport = z.output<typeof memberImport>

export const memberSorts = ['name', 'studentCard', 'joinedAt', 'lastStudyAt', 'progress'] as const

/**
 * The days without study after which a student who has not completed the course counts as quiet.
 */
export const quietDays = 14
const order = { sort: z.enum(memberSorts).default('name'), descending: z.boolean().default(false) }
const classList = z.array(z.string())

/**
 * The students of a course, added and removed by its teachers and staff (TCH-068 to TCH-078,
 * TCH-119 to TCH-124).
 */
export const memberCalls = {
  ...groupCalls,
  findStudentList: call({
    id: 'CALL-147',
    method: 'POST',
    path: '/course/findStudentList',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseId: sign, ...filter, ...order, page, size: size(20) }),
    /**
     * `classes`: the classes of all students of the course, for the filter; `groups`: all groups,
     * including empty ones.
     */
    data: listOf(courseMember).extend({
      classes: classList,
      groups: z.array(courseGroup),
      courseName: z.string(),
    }),
  }),
  statisticsStudentList: call({
    id: 'CALL-145',
    method: 'POST',
    path: '/statistics/studentList',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign, name: search, page, size: size(20) }),
    data: listOf(courseMember),
  }),
  schoolTeacherList: call({
    id: 'CALL-141',
    method: 'POST',
    path: '/statistics/schoolTeacherList',
    who: 'staff',
    kind: 'read',
    input: z.object({ name: search, page, size: size(20) }),
    data: listOf(schoolTeacher),
  }),
  /**
   * TCH-075: the kind of the sealed ids decides what is removed; removing a member who has left
   * succeeds. FRM-329: with a filter, all matching students are removed.
   */
  deleteTeacher: call({
    id: 'CALL-148',
    method: 'POST',
    path: '/course/deleteTeacher',
    who: 'teacher',
    kind: 'save',
    input: z
      .object({
        studentList: signs.min(1).optional(),
        filter: z.object({ courseId: sign, ...filter }).optional(),
        reason,
        /** TCH-165: with false, the students return only if a teacher adds them again. */
        mayReturn: z.boolean().default(true),
      })
      .check(namesRows('studentList')),
    data: z.object({ removed: z.number().int() }),
  }),
  importableStudents: call({
    id: 'CALL-483',
    method: 'POST',
    path: '/course/importableStudents',
    who: 'teacher',
    kind: 'read',
    /** FRM-360: people or their classes, at most 100, by part of the name. */
    input: z.object({
      courseIdSign: sign,
      part: z.enum(['people', 'classes']).default('people'),
      name: search,
      className,
      page,
      size: size(20),
    }),
    /** `classes`: each class has the number of its students who are not in the course. */
    data: listOf(importableStudent).extend({
      classes: z.array(z.object({ className: z.string(), students: z.number().int() })),
    }),
  }),
  /** Adds chosen students, or a whole class; adding a member changes nothing. */
  addCourseStudents: call({
    id: 'CALL-484',
    method: 'POST',
    path: '/course/addCourseStudents',
    who: 'teacher',
    kind: 'save',
    input: z.object({ courseIdSign: sign, userSigns: signs.default([]), className }),
    data: z.object({ added: z.number().int() }),
  }),
  /** TCH-078: a dry run by default. */
  importCourseStudents: call({
    id: 'CALL-485',
    method: 'POST',
    path: '/course/importCourseStudents',
    who: 'teacher',
    kind: 'save',
    input: importFile.extend({ courseIdSign: sign, dryRun: z.boolean().default(true) }),
    data: memberImport,
  }),
  /** TCH-123: exports the ticked or filtered students as a file, at most 20,000. */
  exportStudentList: call({
    id: 'CALL-487',
    method: 'POST',
    path: '/course/exportStudentList',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      courseId: sign,
      ...tickedOrFound,
      ...order,
      format: z.enum(['csv', 'xlsx']).default('csv'),
      timeZone,
    }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
}
