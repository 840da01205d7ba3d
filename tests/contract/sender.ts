import { type AnyCall, type DataOf, type Envelope, hasNoBody, type InputOf } from '@titian/contract'
import type { Person, TestApp } from '../../apps/server/src/testing/test-app.ts'

/** The caller and the host of a request. The caller is a person with a session, or a visitor. */
export interface Caller {
  host: string
  token?: string
  cookies?: Record<string, string>
}

export interface Reply {
  status: number
  body: Envelope & {
    extend?: { refusal?: string; reason?: string; fields?: Record<string, string> }
  }
  text: string
}

/** The value as it is written in a query: one text, or several texts under the same name. */
function queryTexts(value: unknown): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map(String)
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}

export function queryOf(input: object): URLSearchParams {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    queryTexts(value).map((text) => [name, text]),
  )
  return new URLSearchParams(pairs)
}

export function cookieHeader({ token, cookies = {} }: Caller): string {
  const all = { ...cookies, ...(token && { token }) }
  return Object.entries(all)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
}

/**
 * Sends one request through the whole server. A text is sent unchanged, so it may be invalid JSON.
 */
export async function send(
  testApp: TestApp,
  call: AnyCall,
  input: object | string,
  caller: Caller,
): Promise<Reply> {
  const { method, path } = call
  const isInQuery = hasNoBody(call)
  const query = isInQuery && typeof input === 'object' ? `?${queryOf(input)}` : ''
  const response = await testApp.app.http.inject({
    method,
    url: `/api/v1${path}${query}`,
    ...(!isInQuery && { payload: typeof input === 'string' ? input : JSON.stringify(input) }),
    headers: {
      host: caller.host,
      language: 'en',
      cookie: cookieHeader(caller),
      ...(!isInQuery && { 'content-type': 'application/json' }),
    },
  })
  return { status: response.statusCode, body: response.json(), text: response.body }
}

/** Makes a call that must succeed, for creating a scene. */
export async function act<C extends AnyCall>(
  testApp: TestApp,
  call: C,
  input: InputOf<C>,
  caller: Caller | Person,
): Promise<DataOf<C>> {
  testApp.clock.pass(1)
  const { body } = await send(testApp, call, input, caller)
  if (!body.ok) throw new Error(`${call.path} refused the scene: ${JSON.stringify(body)}`)
  return (
    call.extended ? Object.assign({ extend: body.extend }, body.data) : body.data
  ) as DataOf<C>
}
