import type { Regrade, RegradePreview } from '@titian/contract'
import { iso, type Reader, shortStem } from '../../present.ts'
import { points } from '../../rules.ts'
import type { Plan, PlannedPaper } from './actions.ts'
import type { RegradeView } from './queries.ts'
import { isChanged, passedIn, shift } from './rules.ts'

const mark = (value: number | null) => (value === null ? null : points(value))

function countsOf(papers: readonly PlannedPaper[], changed: readonly PlannedPaper[]) {
  const closed = papers.filter(({ row }) => !row.writing)
  const shifted = changed.map(({ before, after }) => shift(before, after) ?? 0)
  return {
    changed: changed.length,
    up: shifted.filter((difference) => difference > 0).length,
    down: shifted.filter((difference) => difference < 0).length,
    unchanged: closed.length - changed.length,
    writing: papers.length - closed.length,
    newlyPassed: changed.filter(({ before, after }) => passedIn(after) && !passedIn(before)).length,
    newlyFailed: changed.filter(
      ({ before, after }) => passedIn(before) === true && passedIn(after) === false,
    ).length,
  }
}

const compareOrder = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1

const lossOf = ({ before, after }: PlannedPaper): number => shift(before, after) ?? 0

export function regradePreview(
  plan: Plan,
  { page, size }: { page: number; size: number },
  { seal }: Reader,
): RegradePreview {
  const students = plan.papers.filter(({ row }) => !row.trial)
  const isListed = ({ row, before, after }: PlannedPaper) =>
    !row.writing && isChanged(before, after)
  const changed = students.filter(isListed)
  const trials = plan.papers.filter(({ row }) => row.trial && !row.writing).length
  const shown = changed
    .toSorted(
      (a, b) =>
        lossOf(a) - lossOf(b) ||
        compareOrder(a.row.nameSort ?? '', b.row.nameSort ?? '') ||
        a.row.number - b.row.number,
    )
    .slice((page - 1) * size, page * size)
  return {
    digest: plan.digest,
    points: { before: points(plan.subject.points), after: points(plan.to.points) },
    total: { before: points(plan.total.before), after: points(plan.total.after) },
    bankFollows: plan.bankFollows,
    counts: { ...countsOf(students, changed), trials },
    papers: shown.map(({ row, before, after }) => ({
      recordId: seal('attempt', row.attemptId),
      userName: row.userName ?? '',
      studentCard: row.studentCard,
      number: row.number,
      question: { before: mark(before.part), after: mark(after.part) },
      paper: { before: mark(before.score), after: mark(after.score) },
      passed: { before: passedIn(before), after: passedIn(after) },
    })),
  }
}

export function regrade(row: RegradeView, { seal, language }: Reader): Regrade {
  const { undoneAt, undoneBy, undoReason } = row
  return {
    regradeId: seal('regrade', row.id),
    subjectId: seal('examSubject', row.subjectId),
    number: row.serial,
    subjectName: shortStem(row.subjectName, language),
    stem: row.subjectName,
    kind: row.kind,
    points: { before: points(row.pointsBefore), after: points(row.pointsAfter) },
    total: { before: points(row.totalBefore), after: points(row.totalAfter) },
    changed: row.changed,
    reason: row.reason,
    createdBy: row.createdBy ?? '',
    createdAt: row.createdAt.toISOString(),
    undone: undoneAt && { by: undoneBy ?? '', at: iso(undoneAt) ?? '', reason: undoReason ?? '' },
    mayUndo: undoneAt === null && row.isNewest,
  }
}
