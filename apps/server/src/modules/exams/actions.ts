import type { User } from '../../platform/actor.ts'
import type { Services } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { drawOptionOrder } from '@titian/exam-items/public'
import { fixDeadline, isDue, pauseOf, resume } from './clock-rules.ts'
import { closeEach, closeIfDue, submitPaper } from './closing-actions.ts'
import { type ExaminationView, listSubjects } from './examination-queries.ts'
import { type Layout, versionsOf } from './layouts.ts'
import { arrange, seededRandom, startProblem } from './paper-rules.ts'
import * as queries from './queries.ts'
import { keepLateAnswers } from './late/queries.ts'
import { keepUnchosen } from './saving/queries.ts'
import * as writes from './writing-queries.ts'
import { changeOf, isOpen } from './rules.ts'
import { listForStudent, type StudentExamination } from './student-queries.ts'
import type { AttemptRow } from './tables.ts'

// The student's side of an attempt: begin, continue, save, submit.

export interface Student extends Services {
  actor: User
  now: Date
}

/** The own attempts, the newest first; one whose time is up is submitted before anybody looks at it. */
export async function ownAttempts(student: Student, examinationId: number): Promise<AttemptRow[]> {
  const { db, actor, now } = student
  const own = await queries.listOwnAttempts(db, actor.schoolId, actor.userId, examinationId)
  const due = own.find((attempt) => isOpen(attempt.state) && isDue(attempt, now))
  if (!due) return own
  await closeIfDue(student, due.id, now)
  return queries.listOwnAttempts(db, actor.schoolId, actor.userId, examinationId)
}

/** The examinations of a course with the own attempts; nobody sees one open whose time is up. */
export async function examinationsOf(
  student: Student,
  courseId: number,
): Promise<StudentExamination[]> {
  const { db, actor, now } = student
  const look = () => listForStudent(db, actor.schoolId, courseId, actor.userId)
  const list = await look()
  const due = list
    .flatMap(({ own }) => own)
    .filter((attempt) => isOpen(attempt.state) && isDue(attempt, now))
  const closed = await closeEach(
    student,
    due.map(({ id }) => id),
    now,
  )
  return closed > 0 ? look() : list
}

function newSeed(): number {
  return Buffer.from(randomToken(4), 'base64url').readUInt32BE(0)
}

/** The questions of one attempt, in the order drawn for it (EXM-108, EXM-119). */
async function drawItems(
  { db }: Student,
  examination: ExaminationView,
  seed: number,
): Promise<writes.NewItem[]> {
  const subjects = await listSubjects(db, examination.schoolId, examination.id)
  const random = examination.shuffle ? seededRandom(seed) : undefined
  const versions = random
    ? await versionsOf(
        db,
        subjects.map(({ versionId }) => versionId),
      )
    : undefined
  return arrange(subjects, random).map(({ id, versionId, points }, place) => {
    const shown = versions?.get(versionId)?.shown
    return {
      number: place + 1,
      subjectId: id,
      versionId,
      points,
      optionOrder: shown && random ? drawOptionOrder(shown, random) : null,
    }
  })
}

function refuseStart(reason: NonNullable<ReturnType<typeof startProblem>>) {
  return refusal(
    reason === 'noAttemptsLeft' || reason === 'attemptOpen' ? 'alreadyDone' : 'noPermission',
    reason,
  )
}

/** EXM-075: begins an attempt, or answers the one that is open: two tabs or a double click make one. */
export async function beginAttempt(
  student: Student,
  examination: ExaminationView,
  holder: string | null,
): Promise<number | Refusal<'alreadyDone' | 'noPermission'>> {
  const { db, actor, now } = student
  const own = await ownAttempts(student, examination.id)
  const open = own.find(({ state }) => isOpen(state))
  if (open) return open.id
  const problem = startProblem(examination, own, now)
  if (problem) return refuseStart(problem)
  const seed = newSeed()
  const clock = fixDeadline(now, examination)
  const items = await drawItems(student, examination, seed)
  const { schoolId, id: examinationId, version: examinationVersion } = examination
  const attempt = {
    schoolId,
    examinationId,
    examinationVersion,
    userId: actor.userId,
    number: own.length + 1,
    startedAt: now,
    holder,
    seed,
    ...clock,
  }
  const attemptId = await writes.beginAttempt(db, attempt, items)
  if (attemptId === undefined) return answerQuicker(student, examinationId)
  return attemptId
}

async function answerQuicker(
  { db, actor }: Student,
  examinationId: number,
): Promise<number | Refusal<'alreadyDone' | 'noPermission'>> {
  const own = await queries.listOwnAttempts(db, actor.schoolId, actor.userId, examinationId)
  const open = own.find(({ state }) => isOpen(state))
  return open ? open.id : refuseStart('examNotOpen')
}

/** Another call may move the same clock at the same moment; then the next try sees it. */
const continueTries = 3

/** The paper is loaded to go on: the newest tab holds it (EXM-106), and a stopped clock runs again (EXM-034). */
export async function continuePaper(
  student: Student,
  attempt: AttemptRow,
  holder: string | null,
): Promise<AttemptRow> {
  const { db, actor, now } = student
  let known = attempt
  for (let tries = 0; tries < continueTries && isOpen(known.state); tries += 1) {
    const back = { holder, now, ...resume(known, now) }
    const held = await writes.continueAttempt(db, known, back)
    if (held) {
      await tellContinued(student, known, held)
      return held
    }
    known = await queries.getOwnAttempt(db, actor.schoolId, actor.userId, attempt.id)
  }
  return known
}

async function tellContinued(
  student: Student,
  before: AttemptRow,
  { id, userId, holder }: AttemptRow,
): Promise<void> {
  const { db, live, seal, actor, now } = student
  if (holder === before.holder) return
  await writes.addEvent(db, id, {
    kind: 'takenOver',
    actorId: actor.userId,
    at: now,
    detail: { from: before.holder, to: holder },
  })
  await live.tell(userId, {
    topic: 'attemptTakenOver',
    data: { recordId: seal('attempt', id), holder },
  })
}

export interface Writing {
  answers: writes.NewAnswer[]
  holder: string | null
  countDown: number | null
}

type Shut = Refusal<'alreadyDone' | 'noPermission' | 'notFound'>

/** Why nothing was written; undefined when only the stopped clock stood in the way, which then runs again. */
async function findObstacle(
  student: Student,
  layout: Layout,
  { answers, holder }: Writing,
): Promise<Shut | undefined> {
  const { db, actor, now } = student
  const attempt = await queries.findAttempt(db, actor.schoolId, actor.userId, layout.attemptId)
  if (!attempt) return refusal('notFound')
  const due = isOpen(attempt.state) && isDue(attempt, now)
  const takenOver = attempt.holder !== null && attempt.holder !== holder
  if (isOpen(attempt.state) && !due && !takenOver) {
    if (pauseOf(attempt, now) > 0) await continuePaper(student, attempt, null)
    return undefined
  }
  if (isOpen(attempt.state) && !due) {
    if (answers.length > 0) await keepUnchosen(db, attempt.id, answers, now)
    return refusal('noPermission', 'attemptTakenOver')
  }
  if (due) await closeIfDue(student, attempt.id, now)
  if (answers.length > 0) await keepLateAnswers(db, attempt.id, answers, now)
  return refusal(
    'alreadyDone',
    due || attempt.state === 'auto_submitted' ? 'timeUp' : 'attemptClosed',
  )
}

async function write<Result>(
  student: Student,
  layout: Layout,
  writing: Writing,
  run: () => Promise<Result | undefined>,
): Promise<Result | Shut> {
  for (let tries = 0; tries < continueTries; tries += 1) {
    const result = await run()
    if (result !== undefined) return result
    const obstacle = await findObstacle(student, layout, writing)
    if (obstacle) return obstacle
  }
  return refusal('alreadyDone', 'attemptClosed')
}

function gateOf(
  { actor, now }: Student,
  { attemptId }: Layout,
  holder: string | null,
): Omit<writes.Gate, 'from'> {
  return { schoolId: actor.schoolId, userId: actor.userId, attemptId, holder, now }
}

/** EXM-014: one statement where all is well; what it acknowledges is committed. */
export async function savePaper(
  student: Student,
  layout: Layout,
  writing: Writing,
): Promise<writes.Saved | Shut> {
  const gate = { ...gateOf(student, layout, writing.holder), from: changeOf('save').from }
  return write(student, layout, writing, () =>
    writes.saveAnswers(student.db, gate, writing.answers, writing.countDown),
  )
}

/** EXM-022: saves the last answers and closes the attempt. */
export async function submit(
  student: Student,
  layout: Layout,
  writing: Writing,
): Promise<true | Shut> {
  const gate = gateOf(student, layout, writing.holder)
  return write(
    student,
    layout,
    writing,
    async () => (await submitPaper(student, layout, gate, writing.answers)) || undefined,
  )
}
