import { homework, type ParsedOf, reasons, wrongField } from '@titian/contract'
import type { User, Actor } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal, refusal } from '../../platform/refusal.ts'
import {
  getCourseFor,
  isStaffOf,
  mayTakePart,
  mayTeach,
  type CourseAccess,
} from '../courses/index.ts'
import { cleanHtml } from '../schools/index.ts'
import { downloadAddress, getFile } from '../files/index.ts'
import * as actions from './actions.ts'
import { grade } from './grading/actions.ts'
import * as grading from './grading/queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { linkFor } from './reports/linking.ts'
import { reportAnswers } from './reports/routes.ts'

/** Teachers and staff see the tasks as students of the course do. */
function mayRead(actor: Actor, course: CourseAccess): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== course.schoolId) return false
  return course.joined || mayTeach(actor, course)
}

type CallerContext = Context<never, User>
type Fields = Omit<ParsedOf<typeof homework.addHomework>, 'courseIdSign'>

/**
 * The seconds for which the address is valid: enough to start a download, and too few to pass the
 * address on.
 */
const downloadSeconds = 300

const itemOf = ({ db, school, actor, open }: CallerContext, sign: string) =>
  queries.getItemFor(db, school.id, open('homework', sign), actor.userId)

async function itemToTeach(context: CallerContext, sign: string) {
  const found = await itemOf(context, sign)
  return mayTeach(context.actor, found.course) ? found : refusal('noPermission')
}

async function showWork(context: CallerContext, found: queries.ItemFor) {
  const own = await queries.listOwn(context.db, found.item.id, context.actor.userId)
  const missing = await actions.missingFor(context.db, found.item, context.actor.userId)
  const link = await linkFor(context, found, missing)
  return present.workDetail(found, { own, missing, link }, context.actor, context)
}

/**
 * Returns the id of a file that the caller uploaded for this purpose; null if the form contains no
 * file.
 */
async function fileOf(
  { db, school, actor, open }: CallerContext,
  path: string,
  purpose: 'handIn' | 'returned',
) {
  if (path === '') return null
  const file = await getFile(db, school.id, open('file', path))
  if (file.ownerId !== actor.userId) return refusal('noPermission')
  return file.purpose === purpose ? file : refusal('invalidInput', 'fileTypeWrong')
}

/** Returns the columns to store for a form, with the chapter of the chosen lesson. */
async function valuesOf(context: CallerContext, courseId: number, fields: Fields) {
  const { db, school, open, language } = context
  const { chapterIdSign, lessonIdSign, endTime, description, ...rest } = fields
  const lessonId = lessonIdSign === null ? null : open('lesson', lessonIdSign)
  const requestedId = chapterIdSign === null ? null : open('chapter', chapterIdSign)
  const chapterId = await queries.findChapter(
    db,
    { schoolId: school.id, courseId },
    { chapterId: requestedId, lessonId },
  )
  if (chapterId === undefined)
    return refusal('invalidInput', {
      fields: wrongField(lessonId === null ? 'chapterIdSign' : 'lessonIdSign', language),
    })
  return {
    ...rest,
    chapterId,
    lessonId,
    description: cleanHtml(description),
    endTime: endTime === null ? null : new Date(endTime),
  }
}

interface HandInInput {
  filePath: string
  fileName: string
  content: string
}

/**
 * CRS-074, TRN-055: stores the text, the file or both of a student of the course, and returns the
 * task with the hand-in.
 */
export async function takeHandIn(
  context: CallerContext,
  { item, course }: queries.ItemFor,
  { filePath, fileName, content }: HandInInput,
) {
  const { db, school, actor, language } = context
  if (!mayTakePart(actor, course)) return refusal('noPermission', 'joinFirst')
  const file = await fileOf(context, filePath, 'handIn')
  if (file instanceof Refusal) return file
  if (!file && content === '')
    return refusal('invalidInput', { fields: { content: reasons.handInEmpty[language] } })
  const work = {
    content,
    fileId: file?.id ?? null,
    fileName: file ? fileName || file.name : '',
  }
  const problem = await actions.handIn(context, item, work)
  return (
    problem ?? showWork(context, await queries.getItemFor(db, school.id, item.id, actor.userId))
  )
}

const numberUsed = ({ language }: CallerContext) =>
  refusal('invalidInput', { fields: { taskNumber: reasons.taskNumberUsed[language] } })

async function showHandIn(context: CallerContext, found: queries.HandInFor) {
  const { db } = context
  const { itemId, userId, id } = found.handIn
  const own = await queries.listOwn(db, itemId, userId)
  const former = await grading.listFormerGrades(db, id)
  return present.handInDetail(found, { own, former }, context)
}

const handInOf = ({ db, school, actor, open }: CallerContext, sign: string) =>
  queries.getHandIn(db, school.id, open('handIn', sign), actor.userId)

export const homeworkRoutes = answer(homework, {
  ...reportAnswers,
  examineByWork: async ({ courseId }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseId), actor.userId)
    if (!mayRead(actor, course)) return refuse('noPermission', 'joinFirst')
    const rows = await queries.listReleased(db, school.id, course.id, actor.userId)
    return rows.map((row) => present.workItem(row, row.given, context))
  },
  workById: async ({ sign }, context) => {
    const found = await itemOf(context, sign)
    const { item, course } = found
    const { actor, seal, refuse } = context
    if (!mayRead(actor, course)) {
      const extend = { courseSign: seal('course', course.id) }
      return refuse('noPermission', { reason: 'joinFirst', extend })
    }
    if (!item.released && !mayTeach(actor, course)) return refuse('notFound')
    return showWork(context, found)
  },
  saveOfflineExamineAnswer: async (input, context) => {
    const { open, refuse } = context
    const found = await itemOf(context, input.examineId)
    const { item, course } = found
    if (open('course', input.courseId) !== course.id || input.resourcesType !== item.resourcesType)
      return refuse('notFound')
    return takeHandIn(context, found, input)
  },
  listHomework: async ({ courseIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!mayTeach(actor, course)) return refuse('noPermission')
    const { rows, total } = await queries.listTaught(db, school.id, course.id, window)
    return { list: rows.map((row) => present.taughtWork(row, context)), total }
  },
  addHomework: async ({ courseIdSign, ...fields }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!mayTeach(actor, course)) return refuse('noPermission')
    const values = await valuesOf(context, course.id, fields)
    if (values instanceof Refusal) return values
    const id = await actions.add(context, course.id, values)
    if (id === 'numberUsed') return numberUsed(context)
    return present.taughtWork(await queries.getTaught(db, school.id, id), context)
  },
  homeworkById: async ({ sign }, context) => {
    const found = await itemToTeach(context, sign)
    if (found instanceof Refusal) return found
    const { db, school } = context
    return present.taughtWork(await queries.getTaught(db, school.id, found.item.id), context)
  },
  updateHomework: async ({ idSign, version, ...fields }, context) => {
    const found = await itemToTeach(context, idSign)
    if (found instanceof Refusal) return found
    const { db, school, language, refuse } = context
    const { item, course } = found
    const values = await valuesOf(context, course.id, fields)
    if (values instanceof Refusal) return values
    const changed = await actions.change(context, item, version, values)
    if (changed === 'numberUsed') return numberUsed(context)
    if (changed === 'practiceFeeds')
      return refuse('invalidInput', { fields: { resourcesType: reasons.practiceFeeds[language] } })
    if (changed === 'pointsFollow')
      return refuse('invalidInput', { fields: { points: reasons.pointsFollow[language] } })
    if (changed === 'pointsGiven')
      return refuse('invalidInput', { fields: { points: reasons.pointsGiven[language] } })
    const newer = present.taughtWork(await queries.getTaught(db, school.id, item.id), context)
    return changed
      ? newer
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
  moveHomework: async ({ sign, place }, context) => {
    const found = await itemToTeach(context, sign)
    if (found instanceof Refusal) return found
    await actions.move(context, found.item, place)
    return null
  },
  deleteHomework: async ({ sign }, context) => {
    const found = await itemToTeach(context, sign)
    if (found instanceof Refusal) return found
    return (await actions.remove(context, found.item)) ?? null
  },
  releaseHomework: async ({ sign, released }, context) => {
    const found = await itemToTeach(context, sign)
    if (found instanceof Refusal) return found
    const { db, school } = context
    await actions.release(context, found.item, released)
    return present.taughtWork(await queries.getTaught(db, school.id, found.item.id), context)
  },
  listHandIns: async ({ sign, state, ...window }, context) => {
    const { db, school, actor } = context
    const found = sign === undefined ? undefined : await itemToTeach(context, sign)
    if (found instanceof Refusal) return found
    // Staff see all courses of their school, teachers their own.
    const teacherId = isStaffOf(actor, { schoolId: school.id }) ? undefined : actor.userId
    const filter = found ? { itemId: found.item.id, state } : { teacherId, state }
    const { rows, total } = await queries.listHandIns(db, school.id, filter, window)
    return { list: rows.map((row) => present.handInRow(row, context)), total }
  },
  getHandIn: async ({ sign }, context) => {
    const found = await handInOf(context, sign)
    if (!mayTeach(context.actor, found.course)) return context.refuse('noPermission')
    return showHandIn(context, found)
  },
  gradeHandIn: async ({ sign, version, score, comment, returnedPath }, context) => {
    const { actor, language, refuse } = context
    const found = await handInOf(context, sign)
    const { handIn } = found
    if (!mayTeach(actor, found.course)) return refuse('noPermission')
    if (score > handIn.points)
      return refuse('invalidInput', { fields: { score: reasons.scoreAboveWork[language] } })
    const file = await fileOf(context, returnedPath, 'returned')
    if (file instanceof Refusal) return file
    if (!handIn.newest) return refuse('alreadyDone', 'handInReplaced')
    const given = { score, comment, returnedFileId: file?.id ?? handIn.returnedFileId }
    const isSame =
      handIn.score === score &&
      handIn.comment === comment &&
      handIn.returnedFileId === given.returnedFileId
    const graded = isSame || (await grade(context, found, version, given))
    if (graded === 'byRubric') return refuse('alreadyDone', 'ratedByRubric')
    if (graded === 'byPractice') return refuse('alreadyDone', 'scoredByPractice')
    const newer = await showHandIn(context, await handInOf(context, sign))
    if (graded) return newer
    return newer.newest
      ? refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
      : refuse('alreadyDone', 'handInReplaced')
  },
  handInFile: async ({ sign, which }, context) => {
    const { db, school, actor, seal, sealers, now, refuse } = context
    const { handIn, course } = await handInOf(context, sign)
    if (handIn.userId !== actor.userId && !mayTeach(actor, course)) return refuse('noPermission')
    const fileId = which === 'own' ? handIn.fileId : handIn.returnedFileId
    if (fileId === null) return refuse('notFound')
    const file = await getFile(db, school.id, fileId)
    const name = which === 'own' ? handIn.fileName : file.name
    return { url: downloadAddress(sealers, seal, file.id, name, now, downloadSeconds) }
  },
})
