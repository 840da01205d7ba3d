import type { IncomingMessage } from 'node:http'
import { StorageAway } from '../file-store.ts'

/** The longest body of an error that is read, in bytes. */
const mostBytes = 64 * 1024

/** Answers after which the same request may succeed. */
const temporaryCodes = [
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]

/** The code of the error for a range that begins behind the end of an object. */
export const outsideObject = 'OUTSIDE_OBJECT'

/** StorageAway because the answer says that another attempt is useless, for example a wrong key. */
class StorageRefuses extends StorageAway {}

export const isTemporary = (error: StorageAway): boolean => !(error instanceof StorageRefuses)

/** Reads the text of an answer, without the bytes beyond `most`. The connection is freed when the service stops sending. */
export async function readShort(
  answer: IncomingMessage,
  stall: number,
  most = mostBytes,
): Promise<string> {
  const stopped = () => new StorageAway('The object storage stopped in the middle of an answer.')
  const timer = setTimeout(() => answer.destroy(stopped()), stall)
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of answer) {
      length += (part as Buffer).length
      timer.refresh()
      if (length <= most) parts.push(part as Buffer)
    }
  } catch (error) {
    if (error instanceof StorageAway) throw error
    throw Object.assign(stopped(), { cause: error })
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(parts).toString('utf8')
}

const elementOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''

/** The code of an error in an answer, such as `NoSuchKey`; empty if the answer is no error. */
export const codeOf = (xml: string): string =>
  xml.includes('<Error>') ? elementOf(xml, 'Code') : ''

/** Turns an error in the text of an answer into one that callers can recognise. */
export function errorOf(status: number, xml: string): Error {
  const code = codeOf(xml)
  const said = [status, code, elementOf(xml, 'Message')].filter(Boolean).join(' ')
  const sentence = `The object storage answered ${said}.`
  if (code === 'NoSuchBucket') return new StorageRefuses(`The bucket does not exist. ${sentence}`)
  if (status === 416) return Object.assign(new Error(sentence), { code: outsideObject })
  if (status === 404) return Object.assign(new Error(sentence), { code: 'ENOENT' })
  // A store that is full, or a quota of the bucket or of its owner.
  if (status === 507 || status === 413 || /quota|full|EntityTooLarge/i.test(code))
    return Object.assign(new Error(sentence), { code: 'ENOSPC' })
  const isTemporaryAnswer = status >= 500 || status === 429 || temporaryCodes.includes(code)
  return isTemporaryAnswer && status !== 501
    ? new StorageAway(sentence)
    : new StorageRefuses(sentence)
}

/** Reads an answer whose status is an error. */
export async function readRefusedAnswer(answer: IncomingMessage, stall: number): Promise<Error> {
  return errorOf(answer.statusCode ?? 0, await readShort(answer, stall))
}
