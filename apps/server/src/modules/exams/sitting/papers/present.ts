import type { ExamineItem, Paper, PaperChild } from '@titian/contract'
import { publicItem } from '@titian/exam-items/public'
import { itemTypeCode } from '@titian/exam-items/shape'
import { remaining, resume } from '../attempts/rules.ts'
import { presentOwn } from '../allowances/present.ts'
import { ownLimits } from '../../authoring/more-time/rules.ts'
import { examination as presentExamination } from '../../authoring/examinations/present.ts'
import type { ExaminationView } from '../../authoring/examinations/queries.ts'
import { byItem, noLateAnswers, ownLateAnswer } from '../late/present.ts'
import type { LateCounts, LateRow } from '../late/queries.ts'
import { iso, passedOf, percentOf, type Reader, stateName } from '../../present.ts'
import { mayReview, mayShowScore, reviewOf } from '../../authoring/review/rules.ts'
import { isOpen, points } from '../../rules.ts'
import type { ItemState } from '../answers/queries.ts'
import type { AttemptRow } from '../../tables.ts'
import type {
  AttemptPaper,
  CorrectionRow,
  PaperItem,
  ReleasedView,
  StudentExamination,
} from './queries.ts'
import { attemptsLeft, groupByKind, paperStatus, type PaperStatus, startProblem } from './rules.ts'

/** Everything that is needed to show a paper once. */
export interface PaperView {
  examination: ReleasedView
  /** The limits for this student, including extra time. */
  limits: ReleasedView
  status: PaperStatus
  /** All attempts of this person, the newest first. */
  own: AttemptRow[]
  /** The attempt that is shown; undefined if there is none. */
  shown:
    | {
        attempt: AttemptRow
        attemptPaper: AttemptPaper
        states: ItemState[]
        late: LateRow[]
        corrections: CorrectionRow[]
      }
    | undefined
  /** By the id of the attempt. */
  lateCounts: ReadonlyMap<number, LateCounts>
  mayStart: boolean
  notice: string | null
}

/**
 * Names each field that is sent. A field that is not named here never leaves the server (EXM-041).
 */
function child(
  item: PaperItem,
  {
    state,
    late,
    correction,
  }: {
    state: ItemState | undefined
    late: readonly LateRow[]
    correction: CorrectionRow | undefined
  },
  reviewed: boolean,
  { seal }: Reader,
): PaperChild {
  return {
    unitestingBankId: seal('examSubject', item.subjectId),
    number: item.number,
    score: points(item.points),
    item: publicItem(item.item, item.optionOrder ?? undefined),
    value: state?.answer ?? null,
    seq: state?.seq ?? 0,
    generation: state?.generation ?? 0,
    savedAt: iso(state?.savedAt ?? null),
    late: late.map(ownLateAnswer),
    counted: state?.scoring !== 'leftOut',
    correction: reviewed && correction ? ownCorrection(correction) : null,
    studentScore: reviewed && state && state.score !== null ? points(state.score) : null,
    right: reviewed && state ? state.isRight : null,
    comment: reviewed && state ? state.comment : null,
    review: reviewed ? reviewOf(item.item) : null,
  }
}

function groups({ shown, examination }: PaperView, reader: Reader): Paper['groups'] {
  if (!shown) return []
  const reviewed = mayReview(examination, shown.attempt, reader.now)
  const states = new Map(shown.states.map((state) => [state.itemId, state]))
  const late = byItem(shown.late)
  const items = shown.attemptPaper.items.map((item) => ({ kind: item.item.kind, item }))
  return [...groupByKind(items)].map(([kind, group]) => ({
    kind,
    type: itemTypeCode(kind),
    children: group.map(({ item }) =>
      child(
        item,
        {
          state: states.get(item.itemId),
          late: late.get(item.itemId) ?? [],
          correction: shown.corrections.find(({ itemId }) => itemId === item.itemId),
        },
        reviewed,
        reader,
      ),
    ),
  }))
}

/** Returns the score that this student may see now; null if the score is missing or hidden. */
export function visibleScore(
  examination: ExaminationView,
  attempt: AttemptRow,
  now: Date,
): number | null {
  return mayShowScore(examination, attempt, now) ? attempt.score : null
}

export function highestScore(
  examination: ExaminationView,
  own: readonly AttemptRow[],
  now: Date,
): number | null {
  const scores = own
    .map((attempt) => visibleScore(examination, attempt, now))
    .filter((score) => score !== null)
  return scores.length > 0 ? Math.max(...scores) : null
}

function history(
  { examination, own, lateCounts }: PaperView,
  { seal, now }: Reader,
): Paper['history'] {
  return own.map((attempt) => {
    const score = visibleScore(examination, attempt, now)
    return {
      recordId: seal('attempt', attempt.id),
      number: attempt.number,
      state: stateName(attempt.state),
      startedAt: attempt.startedAt.toISOString(),
      submittedAt: iso(attempt.submittedAt),
      score: score === null ? null : points(score),
      passed: passedOf(score, examination.total),
      late: lateCounts.get(attempt.id) ?? noLateAnswers,
    }
  })
}

const nothingShown = {
  extension: null,
  unitestingUserRecordId: null,
  state: null,
  generation: null,
  deadline: null,
  remaining: null,
  startedAt: null,
  submittedAt: null,
  studentScore: null,
  percent: null,
  passed: null,
  waitingForMarks: false,
}

function shownAttempt({ shown, examination }: PaperView, { seal, now }: Reader) {
  if (!shown) return nothingShown
  const { attempt } = shown
  const score = visibleScore(examination, attempt, now)
  // A stopped clock is shown with the value that it will have when the paper is opened again
  // (EXM-133).
  const deadline = isOpen(attempt.state) ? resume(attempt, now).deadline : attempt.deadline
  return {
    unitestingUserRecordId: seal('attempt', attempt.id),
    state: stateName(attempt.state),
    generation: attempt.generation,
    extension: attempt.extension,
    deadline: iso(deadline),
    remaining: isOpen(attempt.state) ? remaining(deadline, now) : null,
    startedAt: attempt.startedAt.toISOString(),
    submittedAt: iso(attempt.submittedAt),
    studentScore: score === null ? null : points(score),
    percent: percentOf(score, examination.total),
    passed: passedOf(score, examination.total),
    waitingForMarks: attempt.waiting,
  }
}

export function paper(view: PaperView, reader: Reader): Paper {
  const { examination, limits, own, shown, status, mayStart, notice } = view
  const highest = highestScore(examination, own, reader.now)
  return {
    status,
    // Replaces the number of all attempts by the number of this student's attempts. A student must
    // not see how many others have begun.
    examination: { ...presentExamination(examination, reader), records: own.length },
    own: presentOwn(examination, limits),
    ...shownAttempt(view, reader),
    groups: groups(view, reader),
    serverTime: reader.now.toISOString(),
    history: history(view, reader),
    highestScore: highest === null ? null : points(highest),
    attemptsLeft: attemptsLeft(limits, own.length),
    may: {
      start: mayStart,
      review: shown !== undefined && mayReview(examination, shown.attempt, reader.now),
    },
    notice,
  }
}

/** EXM-043: returns one examination of a list, with its state for the student. */
export function examineItem(
  { examination, own, joined, allowance }: StudentExamination,
  { seal, now }: Pick<Reader, 'seal' | 'now'>,
): ExamineItem {
  const score = highestScore(examination, own, now)
  const limits = ownLimits(examination, allowance)
  const begins = own.length > 0 || startProblem(limits, own, now) === undefined
  return {
    examinationId: seal('examination', examination.id),
    examinationName: examination.name,
    // 5 means an examination on a paper of this platform (EXM-096).
    resourcesType: 5,
    type: examination.type,
    studentScore: score === null ? null : points(score),
    totalScore: points(examination.total),
    commitStatus: own.some(({ state }) => !isOpen(state)) ? 1 : 0,
    startTime: iso(examination.startTime),
    endTime: iso(limits.endTime),
    examTime: Math.round(limits.minutes),
    subjects: examination.subjects,
    paperStatus: joined && begins ? paperStatus(limits, own, now) : null,
  }
}

/** Returns a correction for the student, without the person who made it. */
export function ownCorrection({
  createdAt,
  reason,
}: CorrectionRow): NonNullable<PaperChild['correction']> {
  return { at: createdAt.toISOString(), reason }
}
