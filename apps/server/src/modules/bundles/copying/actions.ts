import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { admitCopies, copyStored, removeCopies } from '../../files/index.ts'
import { copyExaminations, firstStartOf } from '../../exams/index.ts'
import { makeOnce } from '../content/actions.ts'
import * as queries from '../content/queries.ts'
import {
  type CourseContent,
  keepMaterials,
  materialsOf,
  withFiles,
  withShift,
} from '../content/rules.ts'

type CallerContext = Context & { actor: User }

export interface CopyPlan {
  courseName: string
  withExaminations: boolean
  /** Milliseconds to add to all dates; null removes the dates. */
  shift: number | null
  key: string
  /** Writes further parts of the copy in the same transaction. */
  also?: (tx: Db, courseId: number) => Promise<void>
}

/**
 * Returns the milliseconds from the start of the first examination to the chosen start. Without an
 * examination, the first deadline of a task is taken.
 */
export async function shiftTo(
  { db, school }: Pick<CallerContext, 'db' | 'school'>,
  courseId: number,
  firstStart: string | null,
): Promise<number | null> {
  if (firstStart === null) return null
  const first =
    (await firstStartOf(db, school.id, courseId)) ??
    (await queries.findFirstEnd(db, school.id, courseId))
  return first ? Date.parse(firstStart) - first.getTime() : null
}

/** Writes the copied parts, with their own copies of files. */
async function writeCopy(
  tx: Db,
  { school, language }: CallerContext,
  maker: queries.Maker,
  { courseId: from, content }: { courseId: number; content: CourseContent<number> },
  copies: ReadonlyMap<number, number>,
  { courseName, withExaminations, shift, also }: CopyPlan,
): Promise<number> {
  const own = {
    ...keepMaterials(withShift(content, shift), (file) => copies.has(file)),
    course: { ...content.course, names: { ...content.course.names, [language]: courseName } },
  }
  const copied = await queries.writeContent(
    tx,
    maker,
    withFiles(own, (file) => copies.get(file) ?? file),
  )
  if (withExaminations)
    await copyExaminations(tx, {
      schoolId: school.id,
      from,
      to: copied,
      shift,
      authorId: maker.userId,
      now: maker.now,
    })
  await also?.(tx, copied)
  return copied
}

/**
 * TCH-145. Covers, videos and captions are kept as long as a course refers to them, so both courses
 * share the files. A material is deleted with its course, so the copy has its own files.
 */
export async function copyCourse(
  context: CallerContext,
  courseId: number,
  plan: CopyPlan,
): Promise<number> {
  const { db, files: store, school, actor, now } = context
  const { key } = plan
  const maker = {
    schoolId: school.id,
    userId: actor.userId,
    teaches: actor.roles.has('teacher'),
    now,
  }
  const before = await queries.findMaking(db, school.id, { userId: actor.userId, key })
  if (before !== undefined) return before
  const content = await queries.readContent(db, school.id, courseId)
  const materialIds = materialsOf(content).map(({ file }) => file)
  const copies = await copyStored(db, store, await queries.listFiles(db, school.id, materialIds), {
    ownerId: actor.userId,
    now,
  })
  const copyIds = [...copies.values()]
  try {
    const made = await makeOnce(db, maker, key, async (tx) => {
      const id = await writeCopy(tx, context, maker, { courseId, content }, copies, plan)
      await admitCopies(tx, school.id, copyIds)
      return id
    })
    if (!made.isNew) await removeCopies(db, school.id, copyIds)
    return made.courseId
  } catch (error) {
    await removeCopies(db, school.id, copyIds)
    throw error
  }
}
