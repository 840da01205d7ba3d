import { statistics } from '@titian/contract'
import { makeSheet } from '../../../apps/server/src/modules/people/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface MemberScene {
  /** The student's membership in the free course. */
  membership: string
  /** A student of the school outside of the free course. */
  outside: string
  /** A group of the free course with the student. */
  group: string
  /** A list of students that the teacher uploaded. */
  sheet: string
}

export async function makeMembers(
  testApp: TestApp,
  { student, otherStudent, teacher }: People,
  courseSign: string,
  word: string,
): Promise<MemberScene> {
  const courseId = testApp.app.deps.signs.open('course', courseSign)
  const [row] = await rows<{ id: string }>(
    testApp,
    'select id from enrolments where user_id = $1 and course_id = $2',
    [student.userId, courseId],
  )
  const [person] = await rows<{ mobile: string }>(
    testApp,
    'select mobile from users where id = $1',
    [otherStudent.userId],
  )
  const list = `phone,name\n+60${person?.mobile},${otherStudent.name}\n0123,${word} nobody\n`
  const { sign: group } = await act(
    testApp,
    statistics.saveCourseGroup,
    { courseIdSign: courseSign, name: `${word} group` },
    teacher,
  )
  const membership = testApp.seal('enrolment', Number(row?.id))
  const studentList = [membership]
  await act(
    testApp,
    statistics.changeCourseGroup,
    { sign: group, act: 'put', studentList },
    teacher,
  )
  return {
    group,
    membership,
    outside: testApp.seal('user', otherStudent.userId),
    sheet: await makeSheet(testApp, teacher, list, `${word}-students.csv`),
  }
}
