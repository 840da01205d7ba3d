import type { ItemAnswer } from '@titian/exam-items/shape'
import { openTestApp, TestClock, type TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { isSameAnswer, type PaperQuestion, worthOf } from '../../support/exam-paper.ts'
import type { TeacherMarks } from '../../support/examination-hall.ts'
import type { StudentAtWork } from './student-at-work.ts'

interface AttemptRow extends Record<string, unknown> {
  id: string
  user_id: string
  state: string
  closes_at: Date | string
  submitted_at: Date | string | null
  score: number | null
  waiting: boolean
  /** The number of entries in the log that change the state of the attempt. */
  closings: string
}

interface ItemRow extends Record<string, unknown> {
  id: string
  attempt_id: string
  subject: string
  serial: number
  points: number
  score: number | null
  waiting: boolean
  answer: ItemAnswer
  seq: number | null
  saved_at: Date | string | null
}

interface LateRow extends Record<string, unknown> {
  item_id: string
  answer: ItemAnswer
}

interface Rows {
  attempts: Map<number, AttemptRow[]>
  items: Map<string, ItemRow[]>
  late: Map<string, LateRow[]>
}

function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

async function readRows({ db }: TestApp): Promise<Rows> {
  const attempts = await db.execute<AttemptRow>(`
    select t.id, t.user_id, t.state, t.closes_at, t.submitted_at, t.score, t.waiting,
      (select count(*) from attempt_events e where e.attempt_id = t.id and e.kind in ('submitted', 'auto_submitted')) as closings
    from attempts t`)
  const items = await db.execute<ItemRow>(`
    select i.id, i.attempt_id, i.exam_subject_id as subject, s.serial, i.points, i.score, i.waiting, a.answer, a.seq, a.saved_at
    from attempt_items i join exam_subjects s on s.id = i.exam_subject_id left join attempt_answers a on a.attempt_item_id = i.id`)
  const late = await db.execute<LateRow>(
    'select attempt_item_id as item_id, answer from attempt_late_answers',
  )
  return {
    attempts: grouped(attempts.rows, (row) => Number(row.user_id)),
    items: grouped(items.rows, (row) => row.attempt_id),
    late: grouped(late.rows, (row) => row.item_id),
  }
}

const milliseconds = (moment: Date | string | null) => (moment ? new Date(moment).getTime() : 0)

/**
 * Milliseconds by which the clocks of this process and of the database may differ. Both run on the
 * same machine.
 */
const clockTolerance = 100

/**
 * Checks the end of an attempt: it was closed exactly once and not before its time, and no answer
 * is later.
 */
function faultsOfLife(attempt: AttemptRow, student: StudentAtWork): string[] {
  const closesAt = milliseconds(attempt.closes_at)
  return [
    ['is still open', attempt.state === 'in_progress'],
    [`was closed ${attempt.closings} times`, Number(attempt.closings) !== 1],
    ['was handed in after its grace', milliseconds(attempt.submitted_at) > closesAt],
    ['still waits for marks', attempt.waiting],
    [
      'was told that an answer is saved which was sent after the grace',
      student.lastAcknowledged > closesAt + clockTolerance,
    ],
  ].flatMap(([text, isWrong]) => (isWrong ? [String(text)] : []))
}

interface Expected {
  paper: readonly PaperQuestion[]
  signOf: (subject: number) => string
  /** The teacher's marks for this attempt, by the sealed id of the question. */
  given: ReadonlyMap<string, number> | undefined
}

/**
 * Checks that this student has written each stored answer in time, and that its mark is that of the
 * table in exam-paper.ts.
 */
function faultsOfItems(
  attempt: AttemptRow,
  items: readonly ItemRow[],
  student: StudentAtWork,
  { paper, signOf, given }: Expected,
): string[] {
  const faults: string[] = []
  let sum = 0
  for (const { serial, subject, points, score, answer, seq, saved_at } of items) {
    const sign = signOf(Number(subject))
    const question = paper[serial - 1]
    const say = (text: string) => faults.push(`question ${serial}: ${text}`)
    if (question?.points !== points) say(`is worth ${points}`)
    if (seq !== null && !student.isWritten(sign, answer, seq))
      say(`nobody wrote ${JSON.stringify(answer)} under ${seq}`)
    if (milliseconds(saved_at) > milliseconds(attempt.closes_at)) say('was saved after the grace')
    const worth = question && worthOf(question, answer ?? null, given?.get(sign))
    if (score !== worth) say(`${JSON.stringify(answer)} earned ${score} in place of ${worth}`)
    sum += worth ?? 0
  }
  if (items.length !== paper.length) faults.push(`has ${items.length} questions`)
  if (attempt.score !== sum) faults.push(`has ${attempt.score} in all in place of ${sum}`)
  return faults
}

/**
 * Acknowledged answers of this student that the attempt does not contain. An answer also counts as
 * found if the attempt contains a later answer to the same question.
 */
function lostOf(bySign: ReadonlyMap<string, ItemRow>, student: StudentAtWork): string[] {
  return [...student.acknowledged.values()].flatMap(({ item, answer, order }) => {
    const row = bySign.get(item)
    const isThere =
      row && row.seq !== null && student.isWritten(item, row.answer ?? null, row.seq, order)
    const found = row ? `${JSON.stringify(row.answer)} under ${row.seq}` : 'nothing'
    return isThere ? [] : [`${JSON.stringify(answer)}: the attempt holds ${found}`]
  })
}

/**
 * Acknowledged late answers that are not stored for the teacher. An answer also counts as found if
 * the attempt contains it or a later answer.
 */
function lostLateOf(
  bySign: ReadonlyMap<string, ItemRow>,
  late: Rows['late'],
  student: StudentAtWork,
): string[] {
  return student.savedLate.flatMap(({ item, answer, order }) => {
    const row = bySign.get(item)
    if (!row) return [`${JSON.stringify(answer)}: no such question`]
    const isLate = late.get(row.id)?.some((one) => isSameAnswer(one.answer, answer))
    const isStored = isSameAnswer(row.answer, answer)
    const isLater = row.seq !== null && student.isWritten(item, row.answer, row.seq, order)
    const lateAnswers = JSON.stringify(late.get(row.id)?.map((one) => one.answer))
    return isLate || isStored || isLater
      ? []
      : [`${JSON.stringify(answer)} was kept for the teacher, who has ${lateAnswers}`]
  })
}

export interface Comparison {
  attempts: number
  closedByServer: number
  /** Acknowledged answers that were not marked, of all students. */
  lost: string[]
  wrong: string[]
}

/**
 * Compares all written and all acknowledged answers with the rows of the database. The expected
 * marks come from the table in exam-paper.ts.
 */
export async function compareAttempts(
  place: Pick<EmptyPlace, 'directory' | 'databaseUrl'>,
  students: readonly StudentAtWork[],
  paper: readonly PaperQuestion[],
  marks: TeacherMarks,
): Promise<Comparison> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const rows = await readRows(testApp)
    const comparison: Comparison = { attempts: 0, closedByServer: 0, lost: [], wrong: [] }
    const signOf = (subject: number) => testApp.seal('examSubject', subject)
    for (const student of students) {
      const { name, userId } = student.person
      const own = rows.attempts.get(userId) ?? []
      const [attempt] = own
      const wrong = [...student.problems]
      if (own.length > 1) wrong.push(`has ${own.length} attempts`)
      if (attempt) {
        const items = rows.items.get(attempt.id) ?? []
        const bySign = new Map(items.map((row) => [signOf(Number(row.subject)), row]))
        const given = marks.get(testApp.seal('attempt', Number(attempt.id)))
        comparison.attempts += 1
        if (attempt.state === 'auto_submitted') comparison.closedByServer += 1
        wrong.push(
          ...faultsOfLife(attempt, student),
          ...faultsOfItems(attempt, items, student, { paper, signOf, given }),
          ...lostLateOf(bySign, rows.late, student),
        )
        comparison.lost.push(...lostOf(bySign, student).map((text) => `${name}: ${text}`))
      } else if (student.recordId) wrong.push('lost the whole attempt')
      comparison.wrong.push(...wrong.map((text) => `${name}: ${text}`))
    }
    return comparison
  } finally {
    await testApp.close()
  }
}
