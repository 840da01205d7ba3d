import { sql } from 'drizzle-orm'
import { courseNotes } from '../src/modules/notes/index.ts'
import { noteWords } from './data/notes.ts'
import type { SeedContext } from './seed-context.ts'

/** The demo student has notes at the lessons that were watched. */
export async function seedNotes({ db, now, userIds }: SeedContext): Promise<void> {
  const authorId = userIds.get('teratai/student-1')
  if (authorId === undefined) throw new Error('The demo student was not seeded.')
  const { rows } = await db.execute<{
    school_id: string
    course_id: string
    lesson_id: string
  }>(sql`
    select school_id, course_id, lesson_id from video_progress
    where user_id = ${authorId} order by lesson_id`)
  const written = rows.flatMap((row, index) =>
    noteWords.slice(0, 1 + (index % 3)).map(([second, content], place) => ({
      schoolId: Number(row.school_id),
      courseId: Number(row.course_id),
      lessonId: Number(row.lesson_id),
      authorId,
      key: `demo-${index}-${place}`,
      second,
      content,
      createdAt: now,
      updatedAt: now,
    })),
  )
  if (written.length > 0) await db.insert(courseNotes).values(written)
}
