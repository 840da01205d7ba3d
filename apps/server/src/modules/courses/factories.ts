import type { Db } from '../../platform/database/database.ts'
import { files } from '../files/index.ts'
import * as queries from './authoring/queries.ts'
import * as catalogue from './catalogue/queries.ts'
import { nameSearchOf } from './rules.ts'
import type { NewCourse } from './tables.ts'

type NewFile = typeof files.$inferInsert

let made = 0

/** Creates a course: free, approved and listed by default. */
export async function makeCourse(
  db: Db,
  course: Pick<NewCourse, 'schoolId' | 'authorId'> & Partial<NewCourse>,
  now: Date,
): Promise<number> {
  made += 1
  const names = course.names ?? { en: `Course ${made}`, zh: `课程${made}`, my: `Kursus ${made}` }
  return queries.createCourse(db, {
    names,
    nameSearch: nameSearchOf(names),
    coverSeed: `seed-${made}`,
    auditStatus: 2,
    onList: true,
    launchedAt: now,
    createdAt: now,
    updatedAt: now,
    ...course,
  })
}

export async function makeTeacher(
  db: Db,
  teacher: { schoolId: number; courseId: number; userId: number; master?: boolean },
) {
  await queries.addTeacher(db, teacher)
}

/** Creates one chapter with a lesson for each file id; null is a lesson without a video. */
export async function makeChapter(
  db: Db,
  course: { schoolId: number; courseId: number },
  fileIds: (number | null)[] = [],
) {
  const chapterId = await catalogue.createChapter(db, {
    ...course,
    names: { en: 'Chapter', zh: '章', my: 'Bab' },
    synopses: {},
  })
  const lessonIds: number[] = []
  for (const [index, fileId] of fileIds.entries()) {
    const lessonId = await catalogue.createLesson(db, {
      ...course,
      chapterId,
      titles: { en: `Lesson ${index + 1}` },
    })
    if (fileId !== null) await catalogue.setVideo(db, lessonId, fileId, 'lesson.mp4')
    lessonIds.push(lessonId)
  }
  return { chapterId, lessonIds }
}

/** Creates a stored file without bytes, by default a video of ten minutes. */
export async function makeFile(
  db: Db,
  file: Pick<NewFile, 'schoolId' | 'ownerId'> & Partial<NewFile>,
): Promise<number> {
  made += 1
  const [row] = await db
    .insert(files)
    .values({
      storageKey: `made/${made}`,
      name: 'lesson.mp4',
      size: 1000,
      type: 'video/mp4',
      purpose: 'lessonVideo',
      durationSeconds: 600,
      sha256: `${made}`,
      ...file,
    })
    .returning({ id: files.id })
  return row?.id ?? 0
}
