import '@fastify/cookie'
import {
  type AnyCall,
  hasNoBody,
  isLanguage,
  type Language,
  maintenanceHeader,
  refusals,
  successCode,
} from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, isImpersonating, isShutOut, isTeacher, type School } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { type Answer, etagOf, pack, type Packed, sendPacked } from '../content/packed.ts'
import type { CachedAnswers } from '../content/shared.ts'
import type { Db } from '../database/database.ts'
import type { Replica } from '../database/replica/replica.ts'
import type { Share } from '../database/turns/turns.ts'
import { maintenanceKeyAt } from '../maintenance.ts'
import { found, refusal, Refusal, refusalBody, Refused } from '../refusal.ts'
import type { Signs } from '../security/signs.ts'
import type { AnsweredCall } from './answer.ts'
import { clearCookie, clientOf, impersonationCookies, isSecure, sessionCookies } from './client.ts'
import type { Client, Context, Services } from './context.ts'
import { isForgeable, outlivesImpersonation, refuseCaller, refuseSender } from './guard.ts'
import { boundsOf, usualBytes } from './input-bounds.ts'
import { readInput } from './input.ts'
import { sentLanguage } from './navigation.ts'
import { RepeatGuard, repeatKey } from './repeat-guard.ts'
import { answerLagging, rememberWrite } from './lagging/lagging-reads.ts'
import { isJson, onlyAsks } from './request-origin.ts'
import { serialiseAnswer } from './writing/serialise.ts'
import { StreamedAnswer } from './streamed-answer.ts'

export interface HttpDeps {
  services: Services
  signs: Signs
  clock: Clock
  findSchool(host: string): Promise<School | undefined>
  findActor(school: School, token: string | undefined, now: Date): Promise<Actor>
  /**
   * True when the session ended moments ago, for example because another sign-in of the same
   * browser replaced it.
   */
  endedJustNow(token: string, now: Date): Promise<boolean>
  /** The database handle of a call, with its limit of connections (OPS-040). */
  dbFor?(share: Share): Db
  /** OPS-100: the replica that answers reads which may lag. */
  replica?: Replica<Db> | undefined
  /** OPS-043: lets this process see what it has changed for visitors. */
  seeOwnChange?(): Promise<void>
}

export const apiBase = '/api/v1'

/** Seconds after which a client may retry a call that was refused as busy. */
const busySeconds = 60

/**
 * FRM-165: the language of the header; a missing header means the school's language, an unknown
 * value is refused.
 */
export function languageOf(header: unknown, school: School | undefined): Language | undefined {
  if (header === undefined || header === '') return school?.defaultLanguage ?? 'en'
  return isLanguage(header) ? header : undefined
}

/** The language in which a request is refused before its school is known. */
export function languageFor(request: FastifyRequest): Language {
  return languageOf(sentLanguage(request), undefined) ?? 'en'
}

interface Asking {
  school: School
  client: Client
  now: Date
}

/**
 * The impersonation session takes precedence over the staff member's session. After its end, writes
 * are refused instead of falling back to the staff member unnoticed (ACC-241).
 */
async function actorOf(
  request: FastifyRequest,
  { school, client, now }: Asking,
  deps: HttpDeps,
  call: AnyCall | undefined,
): Promise<Actor | Refusal> {
  const token = client.cookies[impersonationCookies.token]
  if (token) {
    const actor = await deps.findActor(school, token, now)
    if (isImpersonating(actor)) return actor
    for (const name of Object.values(impersonationCookies)) client.clearCookie(name)
    if (!outlivesImpersonation(call, request)) return refusal('noPermission', 'impersonationOver')
  }
  return deps.findActor(school, client.cookies[sessionCookies.token], now)
}

/** OPS-040: calls of one address share a limit of connections. */
function shareOf(request: FastifyRequest, call: AnyCall | undefined): Share {
  const isRead = call ? call.kind === 'read' : onlyAsks(request)
  return {
    group: call?.path ?? request.routeOptions.url ?? '',
    rank: isRead ? 'read' : 'write',
  }
}

/**
 * The context of one request. `call` is undefined for addresses that carry bytes; one that is
 * needed to sign in says with `opening` that it is answered while the school is suspended.
 */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
  call?: AnyCall,
  opening: Pick<AnyCall, 'whileSuspended'> = call ?? {},
): Promise<Context | Refusal> {
  const school = await deps.findSchool(request.hostname)
  const language = languageOf(sentLanguage(request), school)
  if (!language) return refusal('languageNotSupported')
  if (!school) return refusal('unknownHost')
  request.schoolId = school.id
  const now = deps.clock.now()
  const client = clientOf(request, reply)
  const actor = await actorOf(request, { school, client, now }, deps, call)
  if (actor instanceof Refusal) return actor
  if (opening.whileSuspended !== 'allowed' && isShutOut(school, actor))
    return refusal('schoolSuspended')
  const refused = call ? undefined : refuseSender(request, { actor, school })
  if (refused) return refused
  return {
    ...deps.services,
    ...(deps.dbFor && { db: deps.dbFor(shareOf(request, call)) }),
    actor,
    school,
    now,
    language,
    client,
    asStudent: request.headers['as-student'] === '1' && isTeacher(actor),
    open: (kind, sign) => found(deps.signs.open(kind, sign)),
    refuse: refusal,
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the school, or 0 before it is known. */
    schoolId: number
  }
  interface FastifyReply {
    /** The name of the refusal that is sent; empty for other responses. */
    refusedAs: string
  }
}

/** OPS-054: adds the reference of the request, which its line in the log has as `reqId`. */
export function unexpected(refused: Refusal, { id }: Pick<FastifyRequest, 'id'>): Refusal {
  const extend = { ...refused.detail.extend, reference: id }
  return new Refusal(refused.name, { ...refused.detail, extend })
}

export function sendRefusal(
  reply: FastifyReply,
  refused: Refusal,
  language: Language,
  keepsCookies = false,
): FastifyReply {
  reply.refusedAs = refused.name
  if (refused.name === 'signIn' && !keepsCookies) {
    for (const name of Object.values(sessionCookies))
      clearCookie(reply, name, isSecure(reply.request))
  }
  const isUnexpected = refusals[refused.name].status >= 500
  const body = refusalBody(isUnexpected ? unexpected(refused, reply.request) : refused, language)
  // "busy" with a reason means that the request may succeed in a moment; without a reason it is an
  // error.
  if (refused.name === 'busy' && refused.detail.reason)
    return reply.code(503).header('retry-after', busySeconds).send(body)
  return reply.code(refusals[refused.name].status).send(body)
}

/** Refuses a request before its school and person are known. */
export function sendUnreadable(request: FastifyRequest, reply: FastifyReply, status: number) {
  const language = languageFor(request)
  const reason = status === 413 ? 'inputTooLarge' : undefined
  return reply.code(status).send(refusalBody(refusal('invalidInput', reason), language))
}

/**
 * True for a late call of a session that has been replaced: such a call must not delete the cookies
 * of the new session.
 */
async function isLate({ name }: Refusal, { client, now }: Context, deps: HttpDeps) {
  const token = client.cookies[sessionCookies.token]
  return name === 'signIn' && token !== undefined && (await deps.endedJustNow(token, now))
}

/** FRM-348: reads a large body only when the person may make the call. */
async function refuseBeforeReading(
  { call }: AnsweredCall,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
) {
  // A request without a declared length may be of any size.
  const length = Number(request.headers['content-length'] ?? Infinity)
  if (length <= usualBytes || boundsOf(call).bytes <= usualBytes) return undefined
  const context = await contextOf(request, reply, deps, call)
  if (context instanceof Refusal) return sendRefusal(reply, context, languageFor(request))
  const refused = refuseCaller(call, context)
  if (!refused) return undefined
  return sendRefusal(reply, refused, context.language, await isLate(refused, context, deps))
}

/** A shared response for all visitors; a refusal is sent only to requests that waited for it. */
type SharedAnswer = Packed<Answer> | { refused: Refusal; size: 0 }
export type SharedAnswers = CachedAnswers<SharedAnswer>

/** Longer keys would only fill the memory, because other visitors do not send the same input. */
const longestKey = 300

/** The cache key of a shared response; undefined when the response is personal. */
function shareKey({ call }: AnsweredCall, { actor, language, client }: Context, input: unknown) {
  if (!call.shared || actor.kind !== 'visitor') return undefined
  const key = `${call.path} ${language} ${client.origin} ${JSON.stringify(input)}`
  return key.length <= longestKey ? key : undefined
}

/** FRM-200: true for JSON, or for an empty body when the query carries the input. */
function isReadable(call: AnyCall, type: string | undefined): boolean {
  if (call.kind === 'read' || hasNoBody(call)) return true
  return isJson(type) || (call.alsoInQuery === true && type === undefined)
}

/** Runs the checks before a handler: session, identity, role, sender and input. */
function admit({ call }: AnsweredCall, request: FastifyRequest, context: Context) {
  const refused = refuseCaller(call, context)
  if (refused) return refused
  if (isForgeable(call, request)) return refusal('noPermission')
  const input = readInput(call, request, context.language)
  return input.ok ? { input: input.value } : input.refusal
}

async function perform(
  answered: AnsweredCall,
  input: unknown,
  context: Context,
  guard: RepeatGuard,
): Promise<unknown> {
  const { call } = answered
  const who =
    context.actor.kind === 'user'
      ? `user ${context.actor.userId}`
      : `visitor ${context.client.network}`
  const key = call.kind === 'write' ? repeatKey(who, call.path, input) : ''
  if (key && guard.isRepeat(key, context.now.getTime())) return refusal('tooFast')
  try {
    return await answered.answer(input, context)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    guard.allowAgain(key)
    throw error
  }
}

async function makeShared(
  answer: () => Promise<unknown>,
  write: (data: unknown) => string,
): Promise<SharedAnswer> {
  const outcome = await answer()
  if (outcome instanceof Refusal) return { refused: outcome, size: 0 }
  const body = Buffer.from(write(outcome))
  return pack({ body, etag: etagOf(body) })
}

/**
 * Registers the handlers of a module as routes; the calls in `shared` are cached for visitors of
 * the school (FRM-278).
 */
export function bind(
  app: FastifyInstance,
  answered: AnsweredCall[],
  deps: HttpDeps,
  shared?: SharedAnswers,
) {
  const guard = new RepeatGuard()
  for (const one of answered) {
    const code = one.call.success ?? successCode
    const head = `{"ok":true,"code":${code},"msg":"","data":`
    // CALL-N1: reads accept GET and POST; the client uses the method of the call table.
    const methods =
      one.call.kind === 'read' && one.call.method !== 'PUT' && !one.call.inQuery
        ? (['GET', 'POST'] as const)
        : ([one.call.method] as const)
    app.route({
      method: [...methods],
      url: apiBase + one.call.path,
      bodyLimit: boundsOf(one.call).bytes,
      onRequest: async (request, reply) => {
        if (onlyAsks(request)) return undefined
        if (!isReadable(one.call, request.headers['content-type']))
          return sendUnreadable(request, reply, 415)
        return refuseBeforeReading(one, request, reply, deps)
      },
      handler: async (request, reply) => {
        const context = await contextOf(request, reply, deps, one.call)
        if (context instanceof Refusal) return sendRefusal(reply, context, languageFor(request))
        void reply.header(maintenanceHeader, maintenanceKeyAt(context.school, context.now))
        const refuse = async (refused: Refusal) =>
          sendRefusal(reply, refused, context.language, await isLate(refused, context, deps))
        const admitted = admit(one, request, context)
        if (admitted instanceof Refusal) return refuse(admitted)
        const run = (within: Context) => perform(one, admitted.input, within, guard)
        const answer = () =>
          one.call.mayLag && deps.replica
            ? answerLagging(deps.replica, shareOf(request, one.call), context, run)
            : run(context)
        const write = (data: unknown) => `${head}${serialiseAnswer(one.call, data)}}`
        void reply.header('content-type', 'application/json; charset=utf-8')
        const key = shareKey(one, context, admitted.input)
        if (key === undefined || !shared) {
          const outcome = await answer()
          if (one.call.kind !== 'read' && deps.replica) rememberWrite(context, deps.clock.now())
          // Content is written by teachers and staff; the many saves of students need not wait.
          if (one.call.kind !== 'read' && isTeacher(context.actor)) await deps.seeOwnChange?.()
          if (outcome instanceof Refusal) return refuse(outcome)
          return reply.send(
            outcome instanceof StreamedAnswer ? outcome.bodyOf(write) : write(outcome),
          )
        }
        const make = () => makeShared(answer, write)
        const made = await shared.get(context.school.id, key, make, ({ size }) => size > 0)
        if ('refused' in made) return refuse(made.refused)
        // The next request of this browser may be signed in, and then gets a different response.
        void reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, language')
        return sendPacked(request, reply, made)
      },
    })
  }
}
