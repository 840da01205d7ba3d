import { randomUUID } from 'node:crypto'
import { type AnyCall, type InputOf, resume, type ResumeChanged } from '@titian/contract'
import { work } from '../../../apps/server/src/modules/resume/factories.ts'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import { pause } from '../class-at-work.ts'

/** A writing student, with the content that the server has acknowledged. */
export interface Writer {
  student: Person
  resumeId: string
  saves: number
  revision: number
  text: string
  companies: string[]
  /** The texts of responses that confirm nothing. */
  refused: string[]
}

/** The maximum number of companies. It is below 30 entries, which is the limit of the section. */
const companiesMost = 18
const savesBetweenEntries = 4

async function send<C extends AnyCall>(
  origin: string,
  { method, path }: C,
  input: InputOf<C>,
  { token }: Person,
) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', language: 'en', cookie: `token=${token}` },
    body: JSON.stringify(input),
  })
  return (await response.json()) as { ok: boolean; msg: string; data: ResumeChanged }
}

/**
 * Sends the same save until a response comes, like the editor, because the server may have stored
 * the save without a response.
 */
async function untilAnswered<C extends AnyCall>(
  origin: string,
  call: C,
  input: InputOf<C>,
  { student, refused }: Writer,
): Promise<ResumeChanged | undefined> {
  for (;;) {
    try {
      const { ok, msg, data } = await send(origin, call, input, student)
      if (ok) return data
      refused.push(`${call.path}: ${msg}`)
      return undefined
    } catch {
      await pause(20)
    }
  }
}

/**
 * Changes one text and adds entries until `isOver`. The last save is repeated until its result is
 * known.
 */
export async function writeUntil(origin: string, writer: Writer, isOver: () => boolean) {
  const { resumeId, companies } = writer
  for (let number = 1; !isOver(); number += 1) {
    const basis = { resumeId, revision: writer.revision }
    const isEntry = number % savesBetweenEntries === 0 && companies.length < companiesMost
    const personalAdvantage = `Text ${number} of ${writer.student.userId}`
    const companyName = `Company ${number}`
    const saved = isEntry
      ? await untilAnswered(
          origin,
          resume.addWork,
          { ...basis, ...work, key: randomUUID(), companyName },
          writer,
        )
      : await untilAnswered(
          origin,
          resume.updatePersonalAdvantage,
          { ...basis, personalAdvantage },
          writer,
        )
    if (!saved) return
    if (isEntry) companies.push(companyName)
    else writer.text = personalAdvantage
    writer.revision = saved.revision
    writer.saves += 1
  }
}
