import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { lessons } from '../../courses/index.ts'
import { trainings } from '../tables.ts'

interface Place {
  chapterId: number
  lessonId: number
  /** The training of the video; when omitted, any training of the school. */
  trainingId?: number
}

/** Returns the training of a video in this chapter, and its course. */
export async function getPlace(
  db: Db,
  schoolId: number,
  { chapterId, lessonId, trainingId }: Place,
) {
  const [row] = await db
    .select({ trainingId: trainings.id, courseId: trainings.courseId })
    .from(trainings)
    .innerJoin(lessons, eq(lessons.courseId, trainings.courseId))
    .where(
      and(
        eq(trainings.schoolId, schoolId),
        eq(lessons.chapterId, chapterId),
        eq(lessons.id, lessonId),
        trainingId === undefined ? undefined : eq(trainings.id, trainingId),
      ),
    )
  return found(row)
}
