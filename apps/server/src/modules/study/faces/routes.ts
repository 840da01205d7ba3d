import { pickText, type study } from '@titian/contract'
import type { Answer, Context } from '../../../platform/http/context.ts'
import type { User } from '../../../platform/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hashToken } from '../../../platform/security/secrets.ts'
import { likePart } from '../../accounts/index.ts'
import {
  getCourseFor,
  getLesson,
  likePattern,
  mayEditContent,
  viewOf,
} from '../../courses/index.ts'
import { getSchool } from '../../schools/index.ts'
import * as common from '../queries.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import { ticketStateOf } from './rules.ts'

type Study = typeof study
type FaceCall =
  | 'faceState'
  | 'openFaceTicket'
  | 'answerFaceConsent'
  | 'createFaceTicket'
  | 'courseFaceCheck'
  | 'saveCourseFaceCheck'
  | 'allowWithoutFace'
  | 'listFacePhotos'
  | 'viewFacePhoto'
  | 'getFaceSettings'
  | 'saveFaceSettings'

type Asked = Context<'noPermission' | 'notFound', User>

/**
 * Returns the course of a lesson, for its students only; others neither consent nor send a photo.
 */
async function ownCourse(context: Asked, videoSign: string) {
  const { db, school, actor, open, refuse } = context
  const { course } = await getLesson(db, school.id, open('lesson', videoSign))
  if (await common.isJoined(db, school.id, actor.userId, course.id)) return course
  return refuse('noPermission', course.priceMinor > 0 ? 'courseNotFree' : 'joinFirst')
}

async function taughtCourse(context: Asked, sign: string) {
  const { db, school, actor, open, refuse } = context
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  return mayEditContent(actor, course, course.teaches) ? course : refuse('noPermission')
}

const stateOf = (context: Asked, course: { id: number; faceCheck: boolean }) =>
  actions.stateFor(context, course, () => Promise.resolve(false))

export const faceRoutes: { [Name in FaceCall]: Answer<Study[Name]> } = {
  faceState: async ({ ticket: token }, { db, school, actor, now, refuse }) => {
    const { ticket } = await queries.getTicket(db, school.id, hashToken(token))
    if (ticket.userId !== actor.userId) return refuse('notFound')
    return { state: ticketStateOf(ticket, now) }
  },
  openFaceTicket: async ({ ticket: token }, context) => {
    const opened = await actions.openTicket(context, token)
    if (opened instanceof Refusal) return opened
    const { language, fallback } = viewOf(context)
    const left = opened.ticket.expiresAt.getTime() - context.now.getTime()
    return {
      courseName: pickText(opened.names, language, fallback),
      seconds: Math.ceil(left / 1000),
    }
  },
  answerFaceConsent: async ({ videoSign, agree }, context) => {
    const course = await ownCourse(context, videoSign)
    if (course instanceof Refusal) return course
    if (!course.faceCheck) return { state: 'passed' }
    await actions.answerConsent(context, course, agree)
    return { state: (await stateOf(context, course)) ?? 'passed' }
  },
  createFaceTicket: async ({ videoSign }, context) => {
    const course = await ownCourse(context, videoSign)
    if (course instanceof Refusal) return course
    if (!course.faceCheck || (await stateOf(context, course)) !== 'photo')
      return context.refuse('noPermission')
    return actions.createTicket(context, course.id)
  },
  courseFaceCheck: async ({ sign, ...window }, context) => {
    const course = await taughtCourse(context, sign)
    if (course instanceof Refusal) return course
    const { rows, total } = await queries.listRefused(
      context.db,
      context.school.id,
      course.id,
      window,
    )
    return {
      faceCheck: course.faceCheck,
      list: rows.map(({ userId, name, refusedAt, allowedBy, allowedAt }) => ({
        userSign: context.seal('user', userId),
        name,
        refusedAt: refusedAt.toISOString(),
        allowedBy,
        allowedAt: allowedAt?.toISOString() ?? null,
      })),
      total,
    }
  },
  saveCourseFaceCheck: async ({ sign, faceCheck }, context) => {
    const course = await taughtCourse(context, sign)
    if (course instanceof Refusal) return course
    await queries.setFaceCheck(context.db, context.school.id, course.id, faceCheck)
    return null
  },
  allowWithoutFace: async ({ sign, userSign, allow }, context) => {
    const { db, school, actor, now, open, refuse } = context
    const course = await taughtCourse(context, sign)
    if (course instanceof Refusal) return course
    const of = { schoolId: school.id, courseId: course.id, userId: open('user', userSign) }
    const by = { allow, by: actor.userId }
    const done = await db.transaction((tx) => queries.storeAllowance(tx, of, by, now))
    if (!done) return refuse('notFound')
    await context.live.notify(of.userId, { topic: 'facePhoto', data: {} })
    return null
  },
  listFacePhotos: async ({ person, course, ...window }, context) => {
    const { db, school, seal } = context
    const { language, fallback } = viewOf(context)
    const { rows, total } = await queries.listPhotos(
      db,
      school.id,
      {
        ...(person !== '' && { personPattern: likePart(person) }),
        ...(course !== '' && { coursePattern: likePattern(course) }),
      },
      window,
    )
    return {
      list: rows.map(({ id, userName, names, takenAt, removedAt, views }) => ({
        sign: seal('facePhoto', id),
        userName,
        courseName: pickText(names, language, fallback),
        takenAt: takenAt.toISOString(),
        removedAt: removedAt?.toISOString() ?? null,
        views,
      })),
      total,
    }
  },
  viewFacePhoto: async ({ sign }, context) =>
    actions.viewPhoto(context, context.open('facePhoto', sign)),
  getFaceSettings: async (_, { db, school }) => ({
    days: (await getSchool(db, school.id)).facePhotoDays,
  }),
  saveFaceSettings: async ({ days }, context) => {
    await actions.saveDays(context, days)
    return null
  },
}
