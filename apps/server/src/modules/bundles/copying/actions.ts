import type { bundles, ParsedOf } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { copyStored, keepCopies, removeCopies } from '../../files/index.ts'
import { copyExaminations } from '../../exams/index.ts'
import { makeOnce } from '../content/actions.ts'
import * as queries from '../content/queries.ts'
import { keepMaterials, materialsOf, withFiles } from '../content/rules.ts'

type Asked = Context & { actor: User }

/**
 * TCH-145. Covers, films and captions stay as long as any course names them, so both courses name the same ones; a
 * material goes with its course, so the copy gets files of its own.
 */
export async function copyCourse(
  context: Asked,
  courseId: number,
  input: Omit<ParsedOf<typeof bundles.copyCourse>, 'sign'>,
): Promise<number> {
  const { db, files: store, school, actor, language, now } = context
  const { courseName, withExaminations, firstStart, key } = input
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
      await keepCopies(tx, school.id, copyIds)
      const own = {
        ...keepMaterials(content, (file) => copies.has(file)),
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
          from: courseId,
          to: copied,
          firstStart: firstStart === null ? null : new Date(firstStart),
          authorId: actor.userId,
          now,
        })
      return copied
    })
    if (!made.isNew) await removeCopies(db, school.id, copyIds)
    return made.courseId
  } catch (error) {
    await removeCopies(db, school.id, copyIds)
    throw error
  }
}
