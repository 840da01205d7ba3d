import {
  accounts,
  exams,
  refusals,
  type AnyCall,
  type DataOf,
  type Envelope,
  type InputOf,
  hasNoBody,
  maintenanceHeader,
} from '@titian/contract'
import { currentLanguage } from '../locale/current-language.ts'
import { publishIdentityNeeded } from '../signed-in/identity-needed.ts'
import { publishSessionLost } from '../signed-in/session-lost.ts'
import { isAsStudent } from '../signed-in/as-student.ts'
import { sessionStore } from '../signed-in/session-store.ts'
import { activity } from './activity.ts'
import { publishNoticeKey } from './notice-key.ts'
import { publishRefusal } from './refusal-listeners.ts'
import { callTimeout } from './limits.ts'
import { NetworkFailure, ServerRefusal, troubleOf } from './refusal.ts'
import { noteServerTime } from './server-clock.ts'
import { createThrottle } from './throttle.ts'

export const apiBase = '/api/v1'

export interface CallOptions {
  signal?: AbortSignal
  /** Runs the call in the background, without the progress bar. */
  quiet?: boolean
  /**
   * Lets the request continue after the page is closed, for the last report of a player or of a
   * paper.
   */
  keepalive?: boolean
  /** The timeout in milliseconds, if it is not `callTimeout`. */
  timeout?: number
  /**
   * True if the caller handles a lost session itself, so that the sign-in form does not open
   * (FRM-103).
   */
  mindsLostSession?: boolean
}

/** FRM-146: `data` is the whole envelope; `ok` repeats its flag. */
export interface Answer<Data> {
  ok: boolean
  status: number
  data: Envelope<Data>
  /** The seconds of the header Retry-After; null without one. */
  retryAfter: number | null
}

const mayCall = createThrottle()

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

interface Prepared {
  url: string
  init: RequestInit
  /** The key of the call; equal calls have equal keys (FRM-153). */
  key: string
}

function requestOf(call: AnyCall, input: Record<string, unknown>): Prepared {
  const headers: Record<string, string> = {
    Language: currentLanguage(),
    Accept: 'application/json',
    // The site sends this header while a teacher views it as a student. The server then refuses
    // every change (TCH-147).
    ...(isAsStudent() && { 'As-Student': '1' }),
  }
  const url = apiBase + call.path
  const init: RequestInit = { method: call.method, credentials: 'include', headers }
  if (hasNoBody(call) || call.inQuery) {
    const address = url + queryOf(input)
    return { url: address, init, key: `${call.method} ${address}` }
  }
  headers['Content-Type'] = 'application/json'
  const body = JSON.stringify(input)
  return { url, init: { ...init, body }, key: `${call.method} ${url} ${body}` }
}

/**
 * A body in the shape of an envelope is a response of the server, whatever its HTTP status is
 * (FRM-149).
 */
export function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'ok' in body && 'code' in body
}

/** Our servers send seconds; the other form of the header, a date, is ignored. */
function readRetryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return seconds >= 0 ? seconds : null
}

async function send(
  url: string,
  init: RequestInit,
  options: CallOptions,
): Promise<Answer<unknown>> {
  // Not every supported browser can combine two signals natively.
  const stop = new AbortController()
  let late = false
  let status = 0
  const timer = setTimeout(() => {
    late = true
    stop.abort()
  }, options.timeout ?? callTimeout)
  const leave = () => stop.abort()
  options.signal?.addEventListener('abort', leave, { once: true })
  try {
    options.signal?.throwIfAborted()
    const keepalive = options.keepalive ?? false
    const response = await fetch(url, { ...init, signal: stop.signal, keepalive })
    ;({ status } = response)
    noteServerTime(response.headers.get('date'))
    publishNoticeKey(response.headers.get(maintenanceHeader))
    const body: unknown = await response.json()
    if (!isEnvelope(body)) throw new NetworkFailure(troubleOf(status))
    const retryAfter = readRetryAfter(response.headers)
    return { ok: body.ok, status, data: body, retryAfter }
  } catch (error) {
    if (options.signal?.aborted) throw error
    if (error instanceof NetworkFailure) throw error
    throw new NetworkFailure(late ? 'timeout' : troubleOf(status), error)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', leave)
  }
}

/** Some refusals concern the whole page, no matter which part of it made the call. */
function publishEnd(path: string, { code, extend }: Envelope): void {
  if (code === refusals.needsAuthentication.code) publishIdentityNeeded(path)
  // ACC-073: a network failure is no response of the server, so it does not end the session.
  else if (code === refusals.signIn.code || path === accounts.loginInfo.path)
    publishSessionLost(path, code)
  // The page that made the call shows a refusal with a reason, because it knows the next step.
  else if (!extend?.['reason']) publishRefusal(code)
}

/**
 * Calls the server. A refusal is a response with `ok` false. If no readable response arrives,
 * NetworkFailure is thrown. At most three calls with the same method, path and input are sent
 * within a second (FRM-151, FRM-153).
 */
export async function callServer<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<Answer<DataOf<C>>> {
  const { url, init, key } = requestOf(call, input)
  if (!mayCall(key)) throw new NetworkFailure('throttled')
  const quiet = options.quiet ?? call.path === exams.savePaper.path
  const finish = quiet ? undefined : activity.begin()
  const session = sessionStore.changes()
  try {
    const answer = (await send(url, init, options)) as Answer<DataOf<C>>
    publishRefusal(answer.data.extend?.['reason'])
    // A response to a request of another session says nothing about the session of now.
    const isPresent = session === sessionStore.changes()
    if (!answer.ok && isPresent && !options.mindsLostSession) publishEnd(call.path, answer.data)
    return answer
  } finally {
    finish?.()
  }
}

/**
 * Calls the server like callServer, but returns only the data, and throws ServerRefusal for a
 * refusal.
 */
export async function ask<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options?: CallOptions,
): Promise<DataOf<C>> {
  const answer = await callServer(call, input, options)
  if (!answer.ok) throw new ServerRefusal(call.path, answer.status, answer.data, answer.retryAfter)
  const { data, extend } = answer.data
  return (call.extended ? Object.assign({ extend }, data) : data) as DataOf<C>
}
