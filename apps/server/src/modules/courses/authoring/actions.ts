import { type Language, pickText, wrongField } from '@titian/contract'
import type { School, User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { AuditChange } from '../../../platform/audit/tables.ts'
import { type Db, isStillNamed } from '../../../platform/database/database.ts'
import type { Client, Context } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { getFile } from '../../files/index.ts'
import { type CourseFor, teaches } from '../access/queries.ts'
import { mayUseFile } from '../policy.ts'
import { auditStatus } from '../states/rules.ts'
import type { CourseRow } from '../tables.ts'
import { keepVersion } from '../versions/actions.ts'
import * as queries from './queries.ts'
import { type Chosen, type CourseInput, courseValues, isTypePath, noTexts } from './rules.ts'

type Purpose = 'cover' | 'lessonVideo' | 'captions' | 'material'

/**
 * Returns the file if it has this purpose and was uploaded by somebody of the course. A new course
 * has no people yet.
 */
export async function checkFile(
  db: Db,
  { actor, school }: Pick<Writer, 'actor' | 'school'>,
  courseId: number | null,
  fileId: number,
  purpose: Purpose,
) {
  const file = await getFile(db, school.id, fileId)
  if (file.purpose !== purpose) return refusal('invalidInput', 'fileTypeWrong')
  const isCoTeachers =
    courseId !== null &&
    file.ownerId !== null &&
    file.ownerId !== actor.userId &&
    (await teaches(db, school.id, courseId, file.ownerId))
  return mayUseFile(actor, file.ownerId, isCoTeachers) ? file : refusal('noPermission')
}

async function checkTypes(
  db: Db,
  { school, language }: Writer,
  { typeId, type2Id, type3Id }: Chosen,
): Promise<Refusal<'invalidInput'> | undefined> {
  const path = [typeId, type2Id, type3Id]
  const nodes = await queries.listTypesById(
    db,
    school.id,
    path.filter((id) => id !== null),
  )
  if (isTypePath(path, nodes)) return undefined
  return refusal('invalidInput', { fields: wrongField('courseTypeIdSign', language) })
}

async function checkChosen(
  db: Db,
  writer: Writer,
  course: { id: number; pictureFileId: number | null } | null,
  chosen: Chosen,
) {
  const { pictureFileId } = chosen
  if (pictureFileId !== null && pictureFileId !== course?.pictureFileId) {
    const file = await checkFile(db, writer, course?.id ?? null, pictureFileId, 'cover')
    if ('detail' in file) return file
  }
  return checkTypes(db, writer, chosen)
}

/**
 * Creates a draft. A teacher leads the new course at once. A member of staff who does not teach
 * only stores the draft.
 */
export async function addCourse(db: Db, writer: Writer, input: CourseInput, chosen: Chosen) {
  const { actor, school, language, now } = writer
  const refused = await checkChosen(db, writer, null, chosen)
  if (refused) return refused
  const values = courseValues(noTexts, input, chosen, language, school.defaultLanguage)
  return db.transaction(async (tx) => {
    const courseId = await queries.createCourse(tx, {
      ...values,
      schoolId: school.id,
      authorId: actor.userId,
      coverSeed: randomToken(6),
      createdAt: now,
      updatedAt: now,
    })
    if (actor.roles.has('teacher'))
      await queries.addTeacher(tx, {
        schoolId: school.id,
        courseId,
        userId: actor.userId,
        master: true,
      })
    return courseId
  })
}

/** Changes a course. Returns true if nobody has changed it since the caller read it. */
export async function changeCourse(
  db: Db,
  writer: Writer,
  course: CourseFor,
  input: CourseInput & { version: number },
  chosen: Chosen,
) {
  if (course.version !== input.version) return false
  const refused = await checkChosen(db, writer, course, chosen)
  if (refused) return refused
  const values = courseValues(course, input, chosen, writer.language, writer.school.defaultLanguage)
  return db.transaction(async (tx) => {
    if (!(await queries.changeCourse(tx, course, { ...values, updatedAt: writer.now })))
      return false
    await keepVersion(tx, course, values, { userId: writer.actor.userId, now: writer.now })
    await noteApprovedChange(tx, writer, course, [
      { field: 'name', before: nameOf(course, writer), after: nameOf(values, writer) },
      { field: 'price', before: priceText(course), after: priceText(values) },
    ])
    return true
  })
}

/**
 * TCH-020: removes a course. This is refused while any student has the course, even one who enrols
 * at the same moment.
 */
export async function removeCourse(
  { db, events }: Pick<Context, 'db' | 'events'>,
  schoolId: number,
  courseId: number,
): Promise<Refusal<'alreadyDone'> | undefined> {
  try {
    await db.transaction(async (tx) => {
      await events.publish(tx, 'courseRemoved', { schoolId, courseId })
      await queries.removeCourse(tx, schoolId, courseId)
    })
    return undefined
  } catch (error) {
    if (isStillNamed(error)) return refusal('alreadyDone', 'courseHasStudents')
    throw error
  }
}

/** The parts of a request that a change of a course needs. */
export interface Writer {
  actor: User
  school: School
  language: Language
  now: Date
  client: Pick<Client, 'address'>
}

export const nameOf = ({ names }: Pick<CourseRow, 'names'>, { language, school }: Writer) =>
  pickText(names, language, school.defaultLanguage)
export const priceText = ({ priceMinor }: Pick<CourseRow, 'priceMinor'>) =>
  (priceMinor / 100).toFixed(2)

/**
 * TCH-111: logs a change of an approved course. Such a course may change without another review, so
 * the log keeps what students have bought.
 */
export async function noteApprovedChange(
  tx: Db,
  writer: Writer,
  course: Pick<CourseRow, 'names' | 'auditStatus' | 'authorId'>,
  changes: readonly AuditChange[],
): Promise<void> {
  const real = changes.filter(({ before, after }) => before !== after)
  if (course.auditStatus !== auditStatus.approved || real.length === 0) return
  await recordAudit(tx, writer, {
    action: 'course.changed',
    subjectId: course.authorId,
    detail: [{ field: 'course', before: '', after: nameOf(course, writer) }, ...real],
  })
}
