import type { LateAnswer, OwnLateAnswer, RecordDetail } from '@titian/contract'
import { iso, type Reader } from '../../present.ts'
import type { EarlierRow, LateCounts, LateRow } from './queries.ts'

export const noLateAnswers: LateCounts = { waiting: 0, taken: 0, refused: 0 }

export function byItem<Row extends { itemId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(row.itemId, [...(groups.get(row.itemId) ?? []), row])
  return groups
}

/** Returns a late answer for the student, without the person who decided. */
export function ownLateAnswer({ answer, receivedAt, state, reason }: LateRow): OwnLateAnswer {
  return { value: answer, receivedAt: receivedAt.toISOString(), state, reason }
}

export function lateAnswer(row: LateRow, { seal }: Pick<Reader, 'seal'>): LateAnswer {
  const { id, answer, writtenAt, receivedAt, state, reason, decidedBy, decidedAt } = row
  return {
    lateId: seal('lateAnswer', id),
    answer,
    writtenAt: iso(writtenAt),
    receivedAt: receivedAt.toISOString(),
    state,
    reason,
    decidedBy,
    decidedAt: iso(decidedAt),
  }
}

export function earlierAnswer({
  kind,
  answer,
  writtenAt,
}: EarlierRow): RecordDetail['items'][number]['earlier'][number] {
  return { kind, answer, writtenAt: writtenAt.toISOString() }
}
