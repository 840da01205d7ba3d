import { pickText } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiBase, contextOf, sendRefusal, type HttpDeps } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { calendarOf, summaryOf } from './ical.ts'
import * as queries from './queries.ts'
import type { DateOf } from './sources/queries.ts'

const feedBase = '/study/calendar/'

/** Returns the path of the private address; null without one. */
export function feedPath(token: string | null): string | null {
  return token === null ? null : `${apiBase}${feedBase}${token}.ics`
}

const paramsOf = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) })
const day = 86_400_000
/** The period of the calendar: the last quarter, and a year ahead. */
const before = 90 * day
const ahead = 366 * day

function pathOf({ trainingId, signKind, id, courseId }: DateOf, seal: Context['seal']): string {
  if (trainingId !== null) return `/trainDetail/${seal('training', trainingId)}`
  const sign = seal(signKind, id)
  return signKind === 'homework'
    ? `/courseDetail/${seal('course', courseId)}/homework/${sign}`
    : `/testPaper/${sign}`
}

async function feedOf(
  { db, school, now, seal, client }: Context,
  request: FastifyRequest,
): Promise<string | Refusal> {
  const params = paramsOf.safeParse(request.params)
  const owner = params.success && (await queries.findFeedOwner(db, school.id, params.data.token))
  if (!owner) return refusal('notFound')
  const { userId, language } = owner
  const [from, to] = [new Date(now.getTime() - before), new Date(now.getTime() + ahead)]
  const dates = await queries.listDates(db, { schoolId: school.id, userId }, from, to)
  return calendarOf(
    pickText(school.title, language, school.defaultLanguage),
    dates.map((date) => {
      const { what, kind, at, changedAt, names, courseNames, signKind, id } = date
      const name = names ? pickText(names, language, school.defaultLanguage) : date.name
      const courseName = pickText(courseNames, language, school.defaultLanguage)
      const sign = seal(signKind, id)
      return {
        uid: `${what}-${sign}@${school.key}`,
        at,
        changedAt,
        summary: summaryOf(what, { kind, name, courseName }, language),
        url: `${client.origin}${pathOf(date, seal)}`,
      }
    }),
  )
}

/** CRS-196: adds the route for calendar programs; its token replaces a session. */
export function addCalendar(app: FastifyInstance, deps: HttpDeps) {
  app.get(`${apiBase}${feedBase}:token.ics`, async (request, reply: FastifyReply) => {
    const context = await contextOf(request, reply, deps)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const text = await feedOf(context, request)
    if (text instanceof Refusal) return sendRefusal(reply, text, context.language)
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'inline; filename="courses.ics"',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(text)
  })
}
