import { and, eq } from 'drizzle-orm'
import { courseNotes } from '../src/modules/notes/index.ts'
import { videoProgress } from '../src/modules/study/index.ts'
import { found } from '../src/platform/refusal.ts'
import { noteSeeds } from './data/notes.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the demo student's notes on lessons, dated when they were watched. */
export async function seedNotes({ db, userIds, lessonIds }: SeedContext): Promise<void> {
  const authorId = userIds.get('teratai/student-1')
  if (authorId === undefined) throw new Error('The demo student was not seeded.')
  for (const [at, [lesson, second, content]] of noteSeeds.entries()) {
    const lessonId = lessonIds.get(`teratai/${lesson}`) ?? 0
    const [watched] = await db
      .select()
      .from(videoProgress)
      .where(and(eq(videoProgress.userId, authorId), eq(videoProgress.lessonId, lessonId)))
    const { schoolId, courseId, updatedAt } = found(watched)
    await db.insert(courseNotes).values({
      schoolId,
      courseId,
      lessonId,
      authorId,
      key: `demo-${at}`,
      second,
      content,
      createdAt: updatedAt,
      updatedAt,
    })
  }
}
