import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isImpersonating, type School } from '../actor.ts'
import { secondsAfter } from '../clock.ts'
import { contextOf, type HttpDeps } from '../http/bind.ts'
import { impersonationCookies, sessionCookies } from '../http/client.ts'
import { refusal, Refusal } from '../refusal.ts'
import type { Listener } from '../live/live.ts'
import type { LivePlace } from '../live/live-place.ts'

/** Seconds for which a socket ticket is valid. */
const ticketSeconds = 60

interface Session {
  school: School
  token: string
  userId: number
}

interface Ticket {
  schoolId: number
  token: string
  until: string
}

/** The session of the page's own calls: during an impersonation, that of the student (ACC-241). */
async function sessionByCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<Session | Refusal> {
  const context = await contextOf(request, reply, deps)
  if (context instanceof Refusal) return context
  const { actor, school, client } = context
  const names = isImpersonating(actor) ? impersonationCookies : sessionCookies
  const token = client.cookies[names.token]
  if (actor.kind !== 'user' || !token) return refusal('signIn')
  return { school, token, userId: actor.userId }
}

/** Issues a ticket that opens a socket on a host without the page's cookies. */
export async function issueTicket(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<string | Refusal> {
  const session = await sessionByCookies(request, reply, deps)
  if (session instanceof Refusal) return session
  const { school, token } = session
  const until = secondsAfter(deps.clock.now(), ticketSeconds).toISOString()
  const ticket: Ticket = { schoolId: school.id, token, until }
  return deps.services.sealers.live.seal(JSON.stringify(ticket))
}

async function sessionByTicket(
  request: FastifyRequest,
  page: URL,
  { findSchool, findActor, services, clock }: HttpDeps,
): Promise<Session | Refusal> {
  const school = await findSchool(page.hostname)
  if (!school) return refusal('noPermission')
  const text = services.sealers.live.open(request.headers['sec-websocket-protocol'] ?? '')
  if (text === undefined) return refusal('signIn')
  const { schoolId, token, until }: Ticket = JSON.parse(text)
  const now = clock.now()
  if (schoolId !== school.id || now.toISOString() > until) return refusal('signIn')
  const actor = await findActor(school, token, now)
  return actor.kind === 'user' ? { school, token, userId: actor.userId } : refusal('signIn')
}

/**
 * Browsers send cookies with socket requests from the pages of any site. The request must therefore
 * come from a page of this host. A separate host of the live channel accepts pages of the schools,
 * with a ticket.
 */
function findSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
  { origin }: LivePlace,
): Promise<Session | Refusal> | Refusal {
  const { host, headers } = request
  if (!headers.origin) return sessionByCookies(request, reply, deps)
  if (!URL.canParse(headers.origin)) return refusal('noPermission')
  const page = new URL(headers.origin)
  if (page.host === host) return sessionByCookies(request, reply, deps)
  if (!origin || new URL(origin).host !== host) return refusal('noPermission')
  return sessionByTicket(request, page, deps)
}

/** Identifies the person who opens a socket. */
export async function findListener(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
  place: LivePlace,
): Promise<Listener | Refusal> {
  const session = await findSession(request, reply, deps, place)
  if (session instanceof Refusal) return session
  const { school, token, userId } = session
  return {
    userId,
    schoolId: school.id,
    async isStillThere() {
      return (await deps.findActor(school, token, deps.clock.now())).kind === 'user'
    },
  }
}
