import { presentPerson, stored } from '@titian/site'
import { type QueueState, type Report, reportOf, type Outcome } from './report-queue.ts'

export interface Lesson {
  courseSign: string
  videoSign: string
  /** The training of the video, for its call (TRN-035). */
  train?: { trainId: string; trainChapterId: string }
}

export interface StoredReports extends QueueState, Lesson {
  /** Milliseconds since 1970 of the last change. */
  at: number
}

type All = Record<string, StoredReports>

const isAll = (value: unknown): value is All =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** CRS-128: the reports are stored by person, so that other people neither see nor send them. */
const all = stored({
  name: 'watched',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: isAll,
})

export const listStored = (): [string, StoredReports][] => Object.entries(all.read() ?? {})

/** `id` is the first session of a page; nothing is stored without unconfirmed intervals. */
export function keepReports(
  id: string,
  lesson: Lesson,
  { stretches: intervals, numbers }: QueueState,
): void {
  const { [id]: before, ...others } = all.read() ?? {}
  if (intervals.length > 0)
    all.keep({ ...others, [id]: { ...lesson, stretches: intervals, numbers, at: Date.now() } })
  else if (before && Object.keys(others).length > 0) all.keep(others)
  else if (before) all.forget()
}

export type SendStored = (lesson: Lesson, report: Report) => Promise<Outcome>

/** Sends reports of closed pages. Resolves to false if the server could not be reached. */
export async function deliverStored(
  send: SendStored,
  isOpen: (id: string, at: number) => Promise<boolean>,
): Promise<boolean> {
  const person = presentPerson()
  for (const [id, entry] of listStored()) {
    if (await isOpen(id, entry.at)) continue
    const { courseSign, videoSign, train } = entry
    const lesson = { courseSign, videoSign, ...(train && { train }) }
    const numbers = { ...entry.numbers }
    const left = [...entry.stretches]
    for (let next = left[0]; next; next = left[0]) {
      const seq = (numbers[next.sessionId] ?? 0) + 1
      numbers[next.sessionId] = seq
      keepReports(id, lesson, { stretches: left, numbers })
      const outcome = await send(lesson, { ...reportOf(next, seq), late: true })
      // If another person has signed in, the remaining reports wait for their own person.
      if (outcome === 'unreachable' || presentPerson() !== person) return false
      left.shift()
      keepReports(id, lesson, { stretches: left, numbers })
    }
  }
  return true
}
