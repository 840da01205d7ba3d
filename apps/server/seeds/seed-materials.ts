import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { chapters } from '../src/modules/courses/index.ts'
import { freshLocalPath, storeFile } from '../src/modules/files/index.ts'
import { materials } from '../src/modules/materials/index.ts'
import { Refusal } from '../src/platform/refusal.ts'
import { courseMaterials, type MaterialSeed } from './data/materials.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'
const owner = `${school}/nurul-huda`

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo files name ${key}, which was not seeded.`)
  return id
}

async function chapterOf({ db }: SeedContext, courseId: number, level: number | undefined) {
  if (level === undefined) return null
  const where = and(eq(chapters.courseId, courseId), eq(chapters.level, level))
  const [row] = await db.select({ id: chapters.id }).from(chapters).where(where)
  if (!row) throw new Error(`The demo files name chapter ${level}, which was not seeded.`)
  return row.id
}

/** Stores a file after the same checks as an upload. */
async function storeCopy(context: SeedContext, { media, name }: MaterialSeed): Promise<number> {
  const { db, files, now, mediaDirectory, schoolIds, userIds } = context
  const localPath = await freshLocalPath(files)
  await copyFile(join(mediaDirectory, media), localPath)
  const stored = await storeFile(db, files, {
    schoolId: idOf(schoolIds, school),
    ownerId: idOf(userIds, owner),
    purpose: 'material',
    name: `${name}.${media.split('.').pop()}`,
    localPath,
    now,
  })
  if (stored instanceof Refusal) throw new Error(`The demo file ${media} is not what it says.`)
  return stored.id
}

/** Inserts the files of two courses of the demo student. */
export async function seedMaterials(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds, courseIds } = context
  const counts = new Map<string, number>()
  for (const one of courseMaterials) {
    const { courseKey, chapter, name } = one
    const courseId = idOf(courseIds, `${school}/${courseKey}`)
    const group = `${courseKey}/${chapter ?? ''}`
    const sort = (counts.get(group) ?? 0) + 1
    counts.set(group, sort)
    await db.insert(materials).values({
      schoolId: idOf(schoolIds, school),
      courseId,
      chapterId: await chapterOf(context, courseId, chapter),
      fileId: await storeCopy(context, one),
      name,
      sort,
      createdBy: idOf(userIds, owner),
      createdAt: now,
    })
  }
}
