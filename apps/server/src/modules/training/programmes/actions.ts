import { pickText, type Language, reasons } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { copyCourse } from '../../bundles/index.ts'
import { addTeacher, createCourse, nameSearchOf, removeCourse } from '../../courses/index.ts'
import { publishDatesChanged } from '../actions.ts'
import * as queries from './queries.ts'
import { haveMoved, movedDates } from './rules.ts'

export type Writing = Context & { actor: User }

interface Fields {
  trainName: string
  cohort: string
  startTime: string | null
  endTime: string | null
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

const datesOf = ({ startTime, endTime }: Pick<Fields, 'startTime' | 'endTime'>) => ({
  startAt: momentOf(startTime),
  endAt: momentOf(endTime),
})

/**
 * TRN-057: creates a programme with its course; a teacher leads it, while staff who do not teach
 * only store it.
 */
export async function add(
  { db, school, actor, language, now }: Writing,
  { trainName, cohort, key, ...dates }: Fields & { key: string },
): Promise<number> {
  const { id: schoolId } = school
  const { userId } = actor
  return db.transaction(async (tx) => {
    await lockFor(tx, 'courseMakings', userId)
    const before = await queries.findMade(tx, schoolId, { userId, key })
    if (before !== undefined) return before
    const names = { [language]: trainName }
    const written = { createdAt: now, updatedAt: now }
    const courseId = await createCourse(tx, {
      schoolId,
      authorId: userId,
      training: true,
      names,
      nameSearch: nameSearchOf(names),
      coverSeed: randomToken(6),
      ...written,
    })
    if (actor.roles.has('teacher'))
      await addTeacher(tx, { schoolId, courseId, userId, master: true })
    const of = { schoolId, courseId, authorId: userId, key, cohort }
    return queries.insertTrain(tx, { ...of, ...datesOf(dates), ...written })
  })
}

/**
 * Changes a programme; false when another person has changed it since the caller read it (TCH-084).
 */
export async function change(
  context: Writing,
  row: queries.TrainRow,
  { trainName, cohort, version, ...dates }: Fields & { version: number },
): Promise<boolean> {
  const { db, school, language, now } = context
  const { id, course } = row
  return db.transaction(async (tx) => {
    const before = await queries.lockTrain(tx, school.id, id)
    if (before.version !== version) return false
    const after = datesOf(dates)
    const chapters = await queries.listDates(tx, school.id, id)
    const moved = chapters.flatMap(({ chapterId, ...old }) => {
      const newDates = movedDates(old, before, after)
      return newDates ? [{ chapterId, ...newDates }] : []
    })
    await queries.replaceDates(tx, { schoolId: school.id, trainingId: id }, moved)
    await queries.updateTrain(tx, school.id, id, { cohort, ...after, updatedAt: now })
    if (trainName !== pickText(course.names, language, school.defaultLanguage)) {
      const names = { ...course.names, [language]: trainName }
      await queries.renameCourse(tx, school.id, course.id, names, now)
    }
    if (haveMoved(before, after)) await publishDatesChanged(tx, context, row)
    return true
  })
}

const named = (row: queries.TrainRow, { language, school }: Writing) => [
  {
    field: 'training',
    before: '',
    after: pickText(row.course.names, language, school.defaultLanguage),
  },
]

/** TRN-058: publishes a programme or withdraws it. Repeating it changes nothing. */
export async function publish(
  context: Writing,
  row: queries.TrainRow,
  published: boolean,
): Promise<void> {
  const { db, school, now } = context
  await db.transaction(async (tx) => {
    const before = await queries.lockTrain(tx, school.id, row.id)
    if (before.published === published) return
    await queries.updateTrain(tx, school.id, row.id, { published, updatedAt: now })
    const action = published ? 'training.published' : 'training.takenBack'
    await recordAudit(tx, context, { action, detail: named(row, context) })
  })
}

/**
 * TRN-058: removes a programme. The removal is refused while the programme has students, also
 * students who join in parallel.
 */
export async function remove(
  context: Writing,
  row: queries.TrainRow,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, school, events } = context
  return db.transaction(async (tx) => {
    const gone = await removeCourse({ db: tx, events }, school.id, row.course.id)
    if (gone) return refusal('alreadyDone', 'trainHasPeople')
    await recordAudit(tx, context, { action: 'training.removed', detail: named(row, context) })
    return undefined
  })
}

interface Copy {
  trainName: string
  cohort: string
  startTime: string | null
  key: string
}

const shifted = (
  { startAt, endAt }: { startAt: Date | null; endAt: Date | null },
  by: number | null,
) => {
  const moved = (at: Date | null) =>
    at === null || by === null ? null : new Date(at.getTime() + by)
  return { startAt: moved(startAt), endAt: moved(endAt) }
}

const nothingToMove = (language: Language) =>
  refusal('invalidInput', { fields: { startTime: reasons.nothingToMove[language] } })

/**
 * TRN-061: copies a programme with all its content. Dates move by the difference between the
 * starts. A request that is repeated with the same key returns the first copy.
 */
export async function copy(
  context: Writing,
  row: queries.TrainRow,
  { trainName, cohort, startTime, key }: Copy,
): Promise<number | Refusal<'invalidInput'>> {
  const { db, school, actor, now, language } = context
  const { userId } = actor
  const before = await queries.findMade(db, school.id, { userId, key })
  if (before !== undefined) return before
  if (startTime !== null && row.startAt === null) return nothingToMove(language)
  const shift =
    startTime === null || row.startAt === null
      ? null
      : Date.parse(startTime) - row.startAt.getTime()
  await copyCourse(context, row.courseId, {
    courseName: trainName,
    withExaminations: true,
    shift,
    key,
    also: async (tx, courseId) => {
      const trainingId = await queries.insertTrain(tx, {
        schoolId: school.id,
        courseId,
        authorId: userId,
        key,
        cohort,
        ...shifted(row, shift),
        createdAt: now,
        updatedAt: now,
      })
      if (shift === null) return
      const from = { trainingId: row.id, courseId: row.courseId }
      await queries.copyDates(tx, school.id, from, { trainingId, courseId }, shift)
    },
  })
  return (await queries.findMade(db, school.id, { userId, key })) ?? refusal('invalidInput')
}
