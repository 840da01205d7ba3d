import { randomUUID } from 'node:crypto'
import { resume } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { AskedBy, Person, TestApp } from '../../../testing/test-app.ts'
import { messages } from '../../messages/index.ts'
import { enrol } from '../../courses/index.ts'
import { Classroom } from '../../study/factories.ts'
import { makeOwner } from '../factories.ts'
import { resumeComments, resumeReviews } from '../tables.ts'

type Fields = Record<string, unknown>

/**
 * Makes a student with a resume of one job, in a teacher's course, and their calls about comments.
 */
export async function makeReviewScene(testApp: TestApp) {
  const classroom = await Classroom.open(testApp)
  const owner = await makeOwner(testApp)
  const { student, resumeId } = owner
  const course = await classroom.course()
  const join = (courseId: number) =>
    enrol(
      testApp.db,
      { schoolId: testApp.schoolId, userId: student.userId, courseId },
      testApp.clock.now(),
    )
  await join(course.courseId)
  const basics = {
    name: '李玥',
    status: 4 as const,
    sex: 0 as const,
    identity: 1 as const,
    birthday: '2004-12-31',
    wechat: 'liyue_04',
    contact: '+60 12-345 6789',
    email: 'liyue@example.com',
    city: 'MY-14-01',
  }
  await testApp.ask(resume.updateResumeDetail, { resumeId, revision: 0, ...basics }, student)
  await owner.addWork()
  const workId = (await owner.detail())?.content.sections.work[0]?.id ?? ''
  const { teacher } = classroom
  const signOf = ({ userId }: Pick<Person, 'userId'>) => testApp.seal('user', userId)

  const ask = (fields: Fields = {}, by: Person | AskedBy = student) => {
    const input = { resumeId, teacherSign: signOf(teacher), key: randomUUID(), ...fields }
    return testApp.ask(resume.requestResumeReview, input, by)
  }
  const asked = async (fields: Fields = {}) => (await ask(fields)).body.data?.sign ?? ''
  const read = (sign: string, by: Person = teacher) =>
    testApp.ask(resume.requestedReview, { sign }, by)
  const comment = (sign: string, fields: Fields = {}, by: Person = teacher) => {
    const written = { section: 'work' as const, content: 'Say what you sold.', key: randomUUID() }
    return testApp.ask(resume.addResumeComment, { sign, ...written, ...fields }, by)
  }
  const own = async (fields: Fields = {}) =>
    (await testApp.ask(resume.listResumeReviews, { resumeId, ...fields }, student)).body.data
  const rows = () =>
    testApp.db
      .select()
      .from(resumeReviews)
      .where(eq(resumeReviews.userId, student.userId))
      .orderBy(asc(resumeReviews.id))
  const commentRows = async () => {
    const [review] = await rows()
    return testApp.db
      .select()
      .from(resumeComments)
      .where(eq(resumeComments.reviewId, review?.id ?? 0))
      .orderBy(asc(resumeComments.id))
  }
  const notices = ({ userId }: Person) =>
    testApp.db
      .select()
      .from(messages)
      .where(and(eq(messages.userId, userId), eq(messages.kind, 1)))
  return {
    ...owner,
    classroom,
    course,
    teacher,
    workId,
    join,
    signOf,
    ask,
    asked,
    read,
    comment,
    own,
    rows,
    commentRows,
    notices,
  }
}
export type ReviewScene = Awaited<ReturnType<typeof makeReviewScene>>
