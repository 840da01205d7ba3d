import { createHmac } from 'node:crypto'
import { isSame } from '../../../platform/security/secrets.ts'

/** Seconds by which the clocks of the two servers may differ. */
const apartMost = 300

const hmac = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/**
 * Reads time and signature from `t=1700000000,v1=hex`; undefined if the header has another form.
 */
export function readSignature(header: unknown): { time: number; signature: string } | undefined {
  if (typeof header !== 'string') return undefined
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  return time === undefined || signature === undefined
    ? undefined
    : { time: Number(time), signature }
}

/** PRC-019: signs the time and the raw body, as payment providers sign their notices. */
export const signatureOf = (secret: string, time: number, raw: Buffer): string =>
  hmac(secret, Buffer.concat([Buffer.from(`${time}.`), raw]))

/**
 * Compares the signatures in constant time. Otherwise the duration would show a stranger how much
 * of a signature is right.
 */
export const isSigned = (
  secret: string,
  raw: Buffer,
  { time, signature }: { time: number; signature: string },
): boolean => isSame(signatureOf(secret, time, raw), signature)

export const isTimely = (time: number, now: Date): boolean =>
  Math.abs(now.getTime() / 1000 - time) <= apartMost

interface Linked {
  code: string
  secret: string
  user: string
  task: string
  now: Date
}

/**
 * PRC-124: returns the link to the outside system. It contains the student and the task, and a
 * signature over both.
 */
export function signedLink(link: string, { code, secret, user, task, now }: Linked): string {
  const url = new URL(link)
  const time = Math.floor(now.getTime() / 1000)
  const words = {
    titian_user: user,
    titian_task: task,
    titian_time: String(time),
    titian_key: code,
    titian_signature: hmac(secret, `${user}.${task}.${time}`),
  }
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value)
  return url.href
}
