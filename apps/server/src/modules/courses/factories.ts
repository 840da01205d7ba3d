import type { Db } from '../../platform/database/database.ts'
import * as queries from './queries.ts'
import { nameSearchOf } from './rules.ts'
import type { NewCourse } from './tables.ts'

let made = 0

/** A course as the tests need one: free, approved and on the list unless said otherwise. */
export async function makeCourse(db: Db, course: Pick<NewCourse, 'schoolId' | 'authorId'> & Partial<NewCourse>, now: Date): Promise<number> {
  made += 1
  const names = course.names ?? { en: `Course ${made}`, zh: `课程${made}`, my: `Kursus ${made}` }
  return queries.createCourse(db, { names, nameSearch: nameSearchOf(names), coverSeed: `seed-${made}`, auditStatus: 2, onList: true, launchedAt: now, createdAt: now, updatedAt: now, ...course })
}

export async function makeTeacher(db: Db, teacher: { schoolId: number; courseId: number; userId: number; master?: boolean }) {
  await queries.addTeacher(db, teacher)
}

/** One chapter with as many lessons as there are file ids; null is a lesson without a video. */
export async function makeChapter(db: Db, course: { schoolId: number; courseId: number }, fileIds: (number | null)[] = []) {
  const chapterId = await queries.createChapter(db, { ...course, names: { en: 'Chapter', zh: '章', my: 'Bab' }, synopses: {} })
  const lessonIds: number[] = []
  for (const [index, fileId] of fileIds.entries()) {
    const lessonId = await queries.createLesson(db, { ...course, chapterId, titles: { en: `Lesson ${index + 1}` } })
    if (fileId !== null) await queries.setVideo(db, lessonId, fileId, 'lesson.mp4')
    lessonIds.push(lessonId)
  }
  return { chapterId, lessonIds }
}
