import { materials } from '@titian/contract'
import type { User, Actor } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import {
  checkFile,
  getCourseFor,
  maySee,
  type CourseAccess,
  mayEditContent,
} from '../courses/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { isTypeOf } from './rules.ts'

/** TCH-086: the teachers of the course and the staff of its school may change its files. */
function mayEdit(actor: Actor, course: CourseAccess): boolean {
  return mayEditContent(actor, course, course.teaches)
}

/**
 * CRS-063: the students and the teachers of the course and the staff of its school may read its
 * files.
 */
function mayRead(actor: Actor, course: CourseAccess): boolean {
  if (mayEdit(actor, course)) return true
  return actor.kind === 'user' && actor.schoolId === course.schoolId && course.joined
}

type Asked = Context<never, User>

/** Returns the course, when the caller sees it and may download its files. */
async function courseToRead(
  { db, school, actor }: Pick<Asked, 'db' | 'school' | 'actor'>,
  courseId: Parameters<typeof getCourseFor>[2],
) {
  const course = await getCourseFor(db, school.id, courseId, actor.userId)
  if (!maySee(actor, course, course)) return refusal('notFound')
  return mayRead(actor, course) ? course : refusal('noPermission', 'joinFirst')
}

type Listing = Pick<Asked, 'db' | 'school' | 'actor' | 'seal' | 'sealers' | 'language' | 'now'>

async function listOf(
  context: Listing,
  courseId: Parameters<typeof getCourseFor>[2],
  chapterId?: queries.Filter['chapterId'],
) {
  const { db, school, actor } = context
  const course = await courseToRead(context, courseId)
  if (course instanceof Refusal) return course
  const filter = { courseId: course.id, ...(chapterId !== undefined && { chapterId }) }
  const rows = await queries.listMaterials(db, school.id, filter)
  return present.list(rows, mayEdit(actor, course), context)
}

/** Returns the material of a sealed id, for people who may change it. */
async function materialToEdit(
  { db, school, actor, open }: Pick<Asked, 'db' | 'school' | 'actor' | 'open'>,
  sign: string,
) {
  const row = await queries.getMaterial(db, school.id, open('material', sign))
  const course = await getCourseFor(db, school.id, row.courseId, actor.userId)
  return mayEdit(actor, course) ? row : refusal('noPermission')
}

export const materialRoutes = answer(materials, {
  allCourseDataList: ({ courseIdSign }, context) =>
    listOf(context, context.open('course', courseIdSign)),
  courseDownList: ({ courseIdSign }, context) =>
    listOf(context, context.open('course', courseIdSign), 'any'),
  chapterDownList: ({ sign }, context) => {
    const chapterId = context.open('chapter', sign)
    return listOf(context, queries.courseOf(context.school.id, chapterId), chapterId)
  },
  courseDataAdd: async (input, context) => {
    const { db, school, actor, open, refuse } = context
    const { courseIdSign, chapterIdSign, dataPath, dataName: name, dataType } = input
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!mayEdit(actor, course)) return refuse('noPermission')
    const chapterId = chapterIdSign ? open('chapter', chapterIdSign) : null
    const file = await checkFile(db, context, course.id, open('file', dataPath), 'material')
    if (file instanceof Refusal) return file
    if (dataType !== undefined && !isTypeOf(dataType, file.type))
      return refuse('invalidInput', 'fileTypeWrong')
    const addition = { courseId: course.id, chapterId, fileId: file.id, name }
    const id = await actions.add(context, addition)
    if (id instanceof Refusal) return id
    return present.material(await queries.getMaterial(db, school.id, id), context)
  },
  courseDataDelete: async ({ sign }, context) => {
    const row = await materialToEdit(context, sign)
    if (row instanceof Refusal) return row
    await actions.remove(context, row)
    return null
  },
  courseDataUpdate: async ({ idSign, dataName, version }, context) => {
    const { db, school, refuse } = context
    const row = await materialToEdit(context, idSign)
    if (row instanceof Refusal) return row
    const isChanged = await actions.rename(context, row, dataName, version)
    const newest = present.material(await queries.getMaterial(db, school.id, row.id), context)
    return isChanged
      ? newest
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
  moveCourseData: async ({ idSign, place }, context) => {
    const row = await materialToEdit(context, idSign)
    if (row instanceof Refusal) return row
    await actions.move(context, row, place)
    return null
  },
})
