import {
  courses,
  discussions,
  exams,
  homework,
  messages,
  statistics,
  trainStaffCalls,
} from '@titian/contract'
import { makeCourse, makeTeacher } from '../../apps/server/src/modules/courses/factories.ts'
import type { Person, TestApp } from '../../apps/server/src/testing/test-app.ts'

export interface SchoolPeople {
  /** A teacher, who has one course. */
  teacher: Person
  /** A student of the same course. */
  student: Person
  staff: Person
  courseId: number
}

/** Creates a teacher and a student of one course that has a subject, and a member of staff. */
export async function makePeople(testApp: TestApp): Promise<SchoolPeople> {
  const teacher = await testApp.person('teacher,normal')
  const student = await testApp.person()
  const staff = await testApp.person('schoolAdmin,normal')
  const { schoolId, userId } = teacher
  const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  await testApp.database.pool.query(
    `with subject as (update courses set type_id = (select min(id) from course_types where school_id = $1) where id = $2)
     insert into enrolments (school_id, user_id, course_id, joined_at) values ($1, $3, $2, now())`,
    [schoolId, courseId, student.userId],
  )
  return { teacher, student, staff, courseId }
}

type Question = () => Promise<{ status: number }>

/** The calls of a teacher, a student and staff about the courses of a school. */
export function questionsOf(
  testApp: TestApp,
  { teacher, student, staff }: SchoolPeople,
): Record<string, Question> {
  const page = { page: 1, size: 10 }
  return {
    'courses of a teacher': () => testApp.ask(courses.myCourseList, page, teacher),
    'courses of a teacher, named "a"': () =>
      testApp.ask(courses.myCourseList, { ...page, courseName: 'a' }, teacher),
    'courses of the school, staff': () => testApp.ask(courses.myCourseList, page, staff),
    'recommended, student': () => testApp.ask(courses.homeRecommended, { size: 4 }, student),
    'suggestions, "orchids"': () =>
      testApp.ask(courses.courseSearchList, { courseName: 'orchids', size: 8 }),
    'supervised courses, staff': () => testApp.ask(statistics.superviseCourses, page, staff),
    'unread notices, student': () => testApp.ask(messages.unreadNumber, {}, student),
    'unread notices, teacher': () => testApp.ask(messages.unreadNumber, {}, teacher),
    'audiences of notices, teacher': () =>
      testApp.ask(messages.noticeTargets, { ...page, audience: 'course' }, teacher),
    'records, teacher': () => testApp.ask(exams.findRecordList, page, teacher),
    'examinations, teacher': () => testApp.ask(exams.findExaminations, page, teacher),
    'examinations to mark, teacher': () => testApp.ask(exams.waitingExaminations, page, teacher),
    'hand-ins, teacher': () => testApp.ask(homework.listHandIns, page, teacher),
    'open questions, teacher': () => testApp.ask(discussions.listOpenQuestions, page, teacher),
    'trainings, teacher': () => testApp.ask(trainStaffCalls.listTaughtTrains, page, teacher),
    'work that waits, teacher': () => testApp.ask(statistics.waitingWork, {}, teacher),
  }
}
