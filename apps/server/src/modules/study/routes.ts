import { study, wrongField } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refused } from '../../platform/refusal.ts'
import {
  getCourseFor,
  getLesson,
  hasLeft,
  isBarred,
  isOver,
  mayEditContent,
  maySee,
  noteVisitDay,
  teaches,
  viewOf,
} from '../courses/index.ts'
import { hasPreview, hasRenditions } from '../files/index.ts'
import { getSchool } from '../schools/index.ts'
import * as actions from './actions.ts'
import { stateFor } from './faces/actions.ts'
import { faceRoutes } from './faces/routes.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Asked = Context<'notFound' | 'noPermission', User>
type Lesson = Awaited<ReturnType<typeof getLesson>>

/** Joins a free course; joining again succeeds. */
async function join(context: Asked, courseId: number) {
  const { db, school, actor, now, refuse } = context
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  if (course.joined) return undefined
  const student = { schoolId: school.id, userId: actor.userId, courseId }
  // A former student may return, whatever the current price is (CRS-197).
  if (await hasLeft(db, student)) {
    await actions.join(context, student, now)
    return undefined
  }
  if (!maySee(actor, course, course)) return refuse('notFound')
  if (await isBarred(db, student)) return refuse('noPermission', 'removedForGood')
  if (isOver(course, now)) return refuse('noPermission', 'trainEnded')
  if (course.priceMinor > 0) return refuse('noPermission', 'courseNotFree')
  if (!policy.mayJoinFreely(course)) return refuse('noPermission')
  await actions.join(context, student, now)
  return undefined
}

/**
 * CRS-116: finds the course of a sealed id, which may be the sealed id of a course or of a lesson.
 */
async function courseOrLesson(
  { db, school, open }: Asked,
  sign: string,
): Promise<{ courseId: number; lessonId: number | null }> {
  try {
    return { courseId: open('course', sign), lessonId: null }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const lesson = await getLesson(db, school.id, open('lesson', sign))
    return { courseId: lesson.courseId, lessonId: lesson.id }
  }
}

/** CRS-115, TRN-034: opens a playing session of a lesson, for course and training pages. */
export async function playLesson(context: Asked, lesson: Lesson) {
  const { db, school, actor, refuse, now } = context
  const { course, fileId } = lesson
  // A preview of the student view shows no record, even when the teacher studies the course
  // (TCH-147).
  const joined =
    !context.asStudent && (await queries.isJoined(db, school.id, actor.userId, course.id))
  const mayEdit =
    !joined && mayEditContent(actor, course, await teaches(db, school.id, course.id, actor.userId))
  if (!policy.mayPlay({ joined, mayEdit }))
    return refuse('noPermission', {
      reason: course.priceMinor > 0 ? 'courseNotFree' : 'joinFirst',
      // The lesson page links to the course with this sealed id.
      extend: { courseSign: context.seal('course', course.id) },
    })
  if (fileId === null) return refuse('notFound', 'noVideo')
  const face = await stateFor(context, course, async () =>
    joined
      ? mayEditContent(actor, course, await teaches(db, school.id, course.id, actor.userId))
      : mayEdit,
  )
  const progress = joined ? await queries.findProgress(db, actor.userId, lesson.id) : undefined
  // Previewing and impersonating staff must not stop the student's own player (CRS-118).
  const isBlocked = face !== null && face !== 'passed'
  const plays = joined && actor.impersonatorId === null && !isBlocked
  const sessionId = plays ? await actions.openSession(context, actor, lesson.id, now) : ''
  const video = { fileId, hasRenditions: await hasRenditions(db, school.id, fileId) }
  const photoDays = face === null ? 0 : (await getSchool(db, school.id)).facePhotoDays
  const session = { sessionId, face: face && { state: face, photoDays } }
  return present.videoAuth({ ...lesson, ...video }, progress, session, viewOf(context))
}

/** CRS-050, TRN-035: credits a report of the player, and refuses people outside of the course. */
export async function takeReport(context: Asked, sent: actions.Sent) {
  const { db, school, actor, refuse, now } = context
  const reported = await actions.takeReport(context, actor, sent, now)
  if (!('playing' in reported)) return reported
  const { status } = reported.playing
  if (
    status === null &&
    !mayEditContent(
      actor,
      { schoolId: school.id },
      await teaches(db, school.id, sent.courseId, actor.userId),
    )
  )
    return refuse('noPermission', 'joinFirst')
  return present.watchAnswer(reported)
}

export const studyRoutes = answer(study, {
  ...faceRoutes,
  joinStudy: async ({ sign }, context) => {
    return (await join(context, context.open('course', sign))) ?? null
  },
  addStudyProgress: async ({ sign }, context) => {
    const { db, school, actor, now } = context
    const { courseId, lessonId } = await courseOrLesson(context, sign)
    const refused = await join(context, courseId)
    if (refused) return refused
    const student = { schoolId: school.id, userId: actor.userId, courseId }
    await queries.noteStudy(db, student, lessonId, now)
    await noteVisitDay(db, student, now)
    return null
  },
  videoAuth: async ({ videoSign }, context) => {
    const { db, school, open } = context
    return playLesson(context, await getLesson(db, school.id, open('lesson', videoSign)))
  },
  previewLesson: async ({ videoSign }, context) => {
    const { db, school, open, refuse } = context
    const lesson = await getLesson(db, school.id, open('lesson', videoSign))
    if (!policy.mayPreview(lesson.course)) return refuse('notFound')
    const { fileId } = lesson
    if (!lesson.preview || fileId === null || !(await hasPreview(context, school.id, fileId)))
      return refuse('notFound', 'noPreview')
    return present.lessonPreview({ ...lesson, fileId }, viewOf(context))
  },
  courseWatch: async ({ courseId: sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!maySee(actor, course, course)) return refuse('notFound')
    const enrolment = await queries.findEnrolment(db, {
      schoolId: school.id,
      userId: actor.userId,
      courseId: course.id,
    })
    const watched = await queries.listWatched(db, course.id, actor.userId)
    return present.courseWatch(enrolment, watched, viewOf(context))
  },
  saveStudyRecord: async (
    { courseIdSign, videoIdSign, chapterVideoIdSign, sessionId, ...report },
    context,
  ) => {
    const { open, refuse } = context
    const lessonSign = videoIdSign ?? chapterVideoIdSign
    if (lessonSign === undefined)
      return refuse('invalidInput', { fields: wrongField('videoIdSign', context.language) })
    return takeReport(context, {
      courseId: open('course', courseIdSign),
      lessonId: open('lesson', lessonSign),
      sessionId: sessionId || undefined,
      report,
    })
  },
  courseStudyProgress: async ({ studyStatus, page, size }, context) => {
    const { rows, total } = await queries.listJoined(
      context.db,
      context.school.id,
      context.actor.userId,
      studyStatus,
      { page, size },
    )
    return { list: rows.map((row) => present.joinedCourse(row, viewOf(context))), total }
  },
})
