import { study } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { makeChapter, makeCourse, makeFile, makeTeacher } from '../courses/factories.ts'
import { courses, enrol, enrolments } from '../courses/index.ts'
import { videoProgress } from './tables.ts'

export interface MadeCourse {
  courseId: number
  sign: string
  lessonIds: number[]
  lessonSigns: string[]
}

type CoursePlan = Partial<Parameters<typeof makeCourse>[1]>

/** A teacher and a student of the first school, with helpers for tests. */
export class Classroom {
  readonly testApp: TestApp
  readonly teacher: Person
  readonly student: Person

  private constructor(testApp: TestApp, teacher: Person, student: Person) {
    this.testApp = testApp
    this.teacher = teacher
    this.student = student
  }

  static async open(testApp: TestApp): Promise<Classroom> {
    return new Classroom(testApp, await testApp.person('teacher,normal'), await testApp.person())
  }

  /**
   * Creates a course of one chapter; each duration in seconds is a video, null a lesson without
   * one.
   */
  async course(
    plan: CoursePlan = {},
    durations: (number | null)[] = [100, 60],
  ): Promise<MadeCourse> {
    const { testApp, teacher } = this
    const { db, schoolId, seal } = testApp
    const ownerId = teacher.userId
    const courseId = await makeCourse(
      db,
      { schoolId, authorId: ownerId, ...plan },
      testApp.clock.now(),
    )
    await makeTeacher(db, { schoolId, courseId, userId: ownerId, master: true })
    const files: (number | null)[] = []
    for (const durationSeconds of durations) {
      const isVideo = durationSeconds !== null
      files.push(isVideo ? await makeFile(db, { schoolId, ownerId, durationSeconds }) : null)
    }
    const { lessonIds } = await makeChapter(db, { schoolId, courseId }, files)
    const lessonSigns = lessonIds.map((id) => seal('lesson', id))
    return { courseId, sign: seal('course', courseId), lessonIds, lessonSigns }
  }

  /** Creates a course and enrols the student. */
  async joined(plan?: CoursePlan, durations?: (number | null)[]): Promise<MadeCourse> {
    const course = await this.course(plan, durations)
    await enrol(this.testApp.db, this.enrolled(course), this.testApp.clock.now())
    return course
  }

  enrolled({ courseId }: MadeCourse) {
    return { schoolId: this.testApp.schoolId, userId: this.student.userId, courseId }
  }

  async play(course: MadeCourse, index = 0, person = this.student) {
    const videoSign = course.lessonSigns[index] ?? ''
    const { body } = await this.testApp.ask(study.videoAuth, { videoSign }, person)
    if (!body.data) throw new Error(body.msg)
    return body.data
  }

  report(course: MadeCourse, index: number, fields: object, person = this.student) {
    const videoIdSign = course.lessonSigns[index]
    const input = { courseIdSign: course.sign, videoIdSign, studyTime: 0, ...fields }
    return this.testApp.ask(study.saveStudyRecord, input, person)
  }

  /** Opens the lesson and plays it from its beginning. */
  async watch(course: MadeCourse, index: number, seconds: number) {
    const { sessionId } = await this.play(course, index)
    this.testApp.clock.pass(seconds)
    const fields = { studyTime: seconds, from: 0, to: seconds, seq: 1, sessionId }
    return this.report(course, index, fields)
  }

  async enrolmentOf(course: MadeCourse) {
    const { courseId, userId } = this.enrolled(course)
    const own = and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId))
    return (await this.testApp.db.select().from(enrolments).where(own))[0]
  }

  async progressOf(course: MadeCourse, index: number) {
    const { userId } = this.student
    const lessonId = course.lessonIds[index] ?? 0
    const own = and(eq(videoProgress.lessonId, lessonId), eq(videoProgress.userId, userId))
    return (await this.testApp.db.select().from(videoProgress).where(own))[0]
  }

  async learnersOf({ courseId }: MadeCourse) {
    const [row] = await this.testApp.db
      .select({ learners: courses.learners })
      .from(courses)
      .where(eq(courses.id, courseId))
    return row?.learners
  }
}
