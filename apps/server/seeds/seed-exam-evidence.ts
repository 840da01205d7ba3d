import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import { attemptEvidence, attempts } from '../src/modules/exams/tables.ts'
import type { ExamPlan, Place } from './seed-exam-results.ts'

const minute = 60_000
const shown = 12

type Evidence = typeof attemptEvidence.$inferInsert

/**
 * Returns what the page of an exam recorded. One student left the page and returned at once, one
 * stayed away for a while and pasted a text, and one continued on another device. The others never
 * left the page.
 */
function happened(attemptId: number, startedAt: Date, place: number): Evidence[] {
  const page = `demo-${attemptId}`
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * minute)
  const noted = (
    seq: number,
    kind: 'left' | 'returned' | 'pasted',
    minutes: number,
    length?: number,
  ) => ({
    attemptId,
    page,
    seq,
    kind,
    at: at(minutes),
    receivedAt: at(minutes),
    length,
  })
  const away = (seq: number, minutes: number, milliseconds: number) => [
    noted(seq, 'left', minutes),
    noted(seq + 1, 'returned', minutes + milliseconds / minute, milliseconds),
  ]
  if (place % 4 === 0) return away(1, 3, 7_000)
  if (place % 4 === 1) return [...away(1, 5, 190_000), noted(3, 'pasted', 8.5, 412)]
  if (place % 4 === 2) {
    const moved = { attemptId, at: at(6), receivedAt: at(6) }
    return [
      { ...moved, kind: 'deviceChanged', was: 'Chrome · Windows', became: 'Chrome · Android' },
      { ...moved, kind: 'addressChanged', was: '10.20.30.*', became: '115.164.7.*' },
    ]
  }
  return []
}

/** EXM-193: inserts evidence that was recorded during some of the final exams. */
export async function seedEvidence({ context }: Place, exams: readonly ExamPlan[]): Promise<void> {
  const { db } = context
  const finals = exams.filter(({ seed }) => seed.type === 1).map(({ id }) => id)
  if (finals.length === 0) return
  const rows = await db
    .select({ id: attempts.id, startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(inArray(attempts.examinationId, finals), isNotNull(attempts.submittedAt)))
    .orderBy(asc(attempts.id))
    .limit(shown)
  const evidence = rows.flatMap((row, place) => happened(row.id, row.startedAt, place))
  if (evidence.length > 0) await db.insert(attemptEvidence).values(evidence)
}
