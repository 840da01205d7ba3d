import { apiBase, isEnvelope } from '../calls/call-server.ts'
import { NetworkFailure, ServerRefusal, troubleOf } from '../calls/refusal.ts'
import { currentLanguage } from '../locale/current-language.ts'

/** Sends one small file in a form, for people without a session; throws like `ask`. */
export async function sendForm(
  path: string,
  fields: Record<string, string>,
  file: File,
): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', file)
  const headers = { Language: currentLanguage(), Accept: 'application/json' }
  let status = 0
  let answer: unknown
  try {
    const response = await fetch(apiBase + path, { method: 'POST', headers, body })
    ;({ status } = response)
    answer = await response.json()
  } catch (error) {
    throw new NetworkFailure(troubleOf(status), error)
  }
  if (!isEnvelope(answer)) throw new NetworkFailure(troubleOf(status))
  if (!answer.ok) throw new ServerRefusal(path, status, answer)
}
