import type { APIRequestContext } from '@playwright/test'

/** A page's context, or another client with its own cookies. */
interface Sender {
  request: APIRequestContext
}

export interface Answer<Data> {
  ok: boolean
  code: number
  msg: string
  data: Data
}

/**
 * Makes a call without a page, and returns the response, whatever it is. A call without data is
 * sent by GET.
 */
export async function askAnswer<Data>(
  { request }: Sender,
  path: string,
  data?: object,
): Promise<Answer<Data>> {
  const url = `/api/v1${path}`
  const headers = { language: 'en' }
  const response = data
    ? await request.post(url, { headers, data })
    : await request.get(url, { headers })
  return (await response.json()) as Answer<Data>
}

/** Makes a call that must succeed, and fails with the server's message. */
export async function call<Data>(sender: Sender, path: string, data?: object): Promise<Data> {
  const answer = await askAnswer<Data>(sender, path, data)
  if (!answer.ok) throw new Error(`${path}: ${answer.msg}`)
  return answer.data
}

/** The newest code that the sandbox has sent to a phone; undefined if there is none. */
export async function sentCode({ request }: Sender, phone: string): Promise<string> {
  const response = await request.get('/sandbox/messages.json')
  const messages = (await response.json()) as { recipient: string; body: string }[]
  const message = messages.find(({ recipient }) => recipient.endsWith(phone))
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
}
