import { type Refusal, refusal } from '../../../../platform/refusal.ts'
import { continuePaper, continueTries, type Student } from '../opening/actions.ts'
import { findAttempt, getOwnAttempt } from '../attempts/queries.ts'
import { isDue, pauseOf } from '../attempts/rules.ts'
import { closeIfDue, submitPaper } from '../closing/actions.ts'
import { storeLateAnswers } from '../late/queries.ts'
import type { AttemptPaper } from '../papers/queries.ts'
import { changeOf, isOpen } from '../../rules.ts'
import type { AttemptRow } from '../../tables.ts'
import type { NewAnswer } from '../answers/queries.ts'
import * as queries from '../answers/queries.ts'

export interface Writing {
  answers: queries.NewAnswer[]
  holder: string | null
  countDown: number | null
}

type SavingRefusal = Refusal<'alreadyDone' | 'noPermission' | 'notFound'>

/**
 * Returns why the answers were not saved. If only the clock was stopped, returns undefined, and the
 * clock runs again.
 */
async function findObstacle(
  student: Student,
  attemptPaper: AttemptPaper,
  { answers, holder }: Writing,
): Promise<SavingRefusal | undefined> {
  const { db, actor, now } = student
  const attempt = await findAttempt(db, actor.schoolId, actor.userId, attemptPaper.attemptId)
  if (!attempt) return refusal('notFound')
  const due = isOpen(attempt.state) && isDue(attempt, now)
  const takenOver = attempt.holder !== null && attempt.holder !== holder
  if (isOpen(attempt.state) && !due && !takenOver) {
    if (pauseOf(attempt, now) > 0) await continuePaper(student, attempt, null)
    return undefined
  }
  if (isOpen(attempt.state) && !due) {
    if (answers.length > 0) await queries.storeSupersededAnswers(db, attempt.id, answers, now)
    return refusal('noPermission', 'attemptTakenOver')
  }
  if (due) await closeIfDue(student, attempt.id, now)
  if (answers.length > 0) await storeLateAnswers(db, attempt.id, answers, now)
  return refusal(
    'alreadyDone',
    due || attempt.state === 'auto_submitted' ? 'timeUp' : 'attemptClosed',
  )
}

async function write<Result>(
  student: Student,
  attemptPaper: AttemptPaper,
  writing: Writing,
  run: () => Promise<Result | undefined>,
): Promise<Result | SavingRefusal> {
  for (let tries = 0; tries < continueTries; tries += 1) {
    const result = await run()
    if (result !== undefined) return result
    const obstacle = await findObstacle(student, attemptPaper, writing)
    if (obstacle) return obstacle
  }
  return refusal('alreadyDone', 'attemptClosed')
}

function gateOf(
  { actor, now }: Student,
  { attemptId }: AttemptPaper,
  holder: string | null,
): Omit<queries.Gate, 'from'> {
  return { schoolId: actor.schoolId, userId: actor.userId, attemptId, holder, now }
}

/** EXM-014: saves answers, normally in one statement. An acknowledged answer is committed. */
export async function savePaper(
  student: Student,
  attemptPaper: AttemptPaper,
  writing: Writing,
): Promise<queries.Saved | SavingRefusal> {
  const gate = { ...gateOf(student, attemptPaper, writing.holder), from: changeOf('save').from }
  return write(student, attemptPaper, writing, () =>
    queries.saveAnswers(student.db, gate, writing.answers, writing.countDown),
  )
}

/** EXM-022: saves the last answers and closes the attempt. */
export async function submit(
  student: Student,
  attemptPaper: AttemptPaper,
  writing: Writing,
): Promise<true | SavingRefusal> {
  const gate = gateOf(student, attemptPaper, writing.holder)
  return write(
    student,
    attemptPaper,
    writing,
    async () => (await submitPaper(student, attemptPaper, gate, writing.answers)) || undefined,
  )
}

/**
 * EXM-104: stores late answers. For an open attempt this is refused, because only the page of its
 * paper can write answers.
 */
export async function storeLate(
  student: Student,
  { attemptId }: AttemptPaper,
  answers: readonly NewAnswer[],
): Promise<AttemptRow | Refusal<'alreadyDone'>> {
  const { db, actor, now } = student
  const get = () => getOwnAttempt(db, actor.schoolId, actor.userId, attemptId)
  let attempt = await get()
  if (isOpen(attempt.state) && isDue(attempt, now)) {
    await closeIfDue(student, attemptId, now)
    attempt = await get()
  }
  if (isOpen(attempt.state)) return refusal('alreadyDone', 'attemptOpen')
  if (answers.length > 0) await storeLateAnswers(db, attemptId, answers, now)
  return attempt
}
