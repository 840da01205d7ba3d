import { and, asc, eq, inArray, min } from 'drizzle-orm'
import { factNames, pickFacts } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import {
  captions,
  chapters,
  courses,
  courseTeachers,
  courseTypes,
  lessons,
  nameSearchOf,
} from '../../courses/index.ts'
import { files } from '../../files/index.ts'
import { assessmentStandards } from '../../grades/index.ts'
import { homeworkItems } from '../../homework/index.ts'
import { materials } from '../../materials/index.ts'
import { courseMakings } from '../tables.ts'
import type { CourseContent, MaterialContent, Standard, TaskContent } from './rules.ts'

type Place = { schoolId: number; courseId: number }

const listChapters = (db: Db, { schoolId, courseId }: Place) =>
  db
    .select()
    .from(chapters)
    .where(and(eq(chapters.schoolId, schoolId), eq(chapters.courseId, courseId)))
    .orderBy(asc(chapters.level))

const listLessons = (db: Db, { schoolId, courseId }: Place) =>
  db
    .select()
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.courseId, courseId)))
    .orderBy(asc(lessons.level))

const listCaptions = (db: Db, { schoolId, courseId }: Place) =>
  db
    .select({ lessonId: captions.lessonId, language: captions.language, file: captions.fileId })
    .from(captions)
    .innerJoin(lessons, eq(lessons.id, captions.lessonId))
    .where(and(eq(captions.schoolId, schoolId), eq(lessons.courseId, courseId)))
    .orderBy(asc(captions.language))

const listMaterials = (db: Db, { schoolId, courseId }: Place) =>
  db
    .select()
    .from(materials)
    .where(and(eq(materials.schoolId, schoolId), eq(materials.courseId, courseId)))
    .orderBy(asc(materials.sort), asc(materials.id))

const listTasks = (db: Db, { schoolId, courseId }: Place) =>
  db
    .select()
    .from(homeworkItems)
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.courseId, courseId)))
    .orderBy(asc(homeworkItems.sort), asc(homeworkItems.id))

/** Returns the earliest deadline of a task in the course; null if no task has a deadline. */
export async function findFirstEnd(
  db: Db,
  schoolId: number,
  courseId: number,
): Promise<Date | null> {
  const [row] = await db
    .select({ first: min(homeworkItems.endTime) })
    .from(homeworkItems)
    .where(and(eq(homeworkItems.schoolId, schoolId), eq(homeworkItems.courseId, courseId)))
  return row?.first ?? null
}

async function findStandard(db: Db, { schoolId, courseId }: Place) {
  const [row] = await db
    .select()
    .from(assessmentStandards)
    .where(
      and(eq(assessmentStandards.schoolId, schoolId), eq(assessmentStandards.courseId, courseId)),
    )
  return row ?? null
}

async function getCourse(db: Db, { schoolId, courseId }: Place) {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  return found(row)
}

/** Returns the index of the row with this id; null if there is no id. */
function placeOf(id: number | null, rows: readonly { id: number }[]): number | null {
  const index = rows.findIndex((row) => row.id === id)
  return index < 0 ? null : index
}

/** Reads a whole course with seven statements, however long it is. */
export async function readContent(
  db: Db,
  schoolId: number,
  courseId: number,
): Promise<CourseContent<number>> {
  const place = { schoolId, courseId }
  const { pictureFileId, ...course } = await getCourse(db, place)
  const chapterRows = await listChapters(db, place)
  const lessonRows = await listLessons(db, place)
  const captionRows = await listCaptions(db, place)
  const materialRows = await listMaterials(db, place)
  const taskRows = await listTasks(db, place)
  const materialsOf = (of: number | null) =>
    materialRows
      .filter(({ chapterId }) => chapterId === of)
      .map(({ name, fileId }) => ({ name, file: fileId }))
  const captionsOf = (of: number) =>
    captionRows
      .filter(({ lessonId }) => lessonId === of)
      .map(({ language, file }) => ({ language, file }))
  const lessonsIn = (of: number) =>
    lessonRows
      .filter(({ chapterId }) => chapterId === of)
      .map(({ id, titles, preview, fileId, videoName }) => ({
        titles,
        preview,
        video: fileId,
        videoName,
        captions: captionsOf(id),
      }))
  return {
    course: { ...course, cover: pictureFileId },
    chapters: chapterRows.map(({ id, names, synopses }) => ({
      names,
      synopses,
      lessons: lessonsIn(id),
      materials: materialsOf(id),
    })),
    materials: materialsOf(null),
    tasks: taskRows.map((task) => taskOf(task, chapterRows, lessonRows)),
    standard: await findStandard(db, place),
  }
}

function taskOf(
  {
    chapterId,
    lessonId,
    resourcesType,
    title,
    description,
    link,
    points,
    endTime,
    lateAllowed,
    taskNumber,
    passLine,
  }: typeof homeworkItems.$inferSelect,
  chapterRows: readonly { id: number }[],
  lessonRows: readonly { id: number; chapterId: number }[],
): TaskContent {
  const ofChapter = lessonRows.filter((lesson) => lesson.chapterId === chapterId)
  return {
    chapter: placeOf(chapterId, chapterRows),
    lesson: placeOf(lessonId, ofChapter),
    resourcesType,
    title,
    description,
    link,
    points,
    endTime,
    lateAllowed,
    taskNumber,
    passLine,
  }
}

export interface Maker {
  schoolId: number
  userId: number
  /** False for an author who manages the course but does not teach it. */
  teaches: boolean
  now: Date
}

/** Maps the position of each inserted row in its list to the id of the row. */
function byPlace<Row extends { id: number; level: number }>(rows: Row[]): Map<number, number> {
  return new Map(rows.map(({ level, id }) => [level, id]))
}

async function writeMaterials(
  tx: Db,
  { schoolId, userId, now }: Maker,
  place: { courseId: number; chapterId: number | null },
  list: readonly MaterialContent<number>[],
): Promise<void> {
  if (list.length === 0) return
  await tx.insert(materials).values(
    list.map(({ name, file }, index) => ({
      ...place,
      schoolId,
      fileId: file,
      name,
      sort: index + 1,
      createdBy: userId,
      createdAt: now,
    })),
  )
}

async function writeChapter(
  tx: Db,
  maker: Maker,
  place: { courseId: number; chapterId: number },
  { lessons: list, materials: given }: CourseContent<number>['chapters'][number],
): Promise<number[]> {
  const { schoolId } = maker
  await writeMaterials(tx, maker, place, given)
  if (list.length === 0) return []
  const rows = await tx
    .insert(lessons)
    .values(
      list.map(({ titles, preview, video, videoName }, index) => ({
        ...place,
        schoolId,
        level: index + 1,
        titles,
        preview,
        fileId: video,
        videoName,
      })),
    )
    .returning({ id: lessons.id, level: lessons.level })
  const ids = byPlace(rows)
  const written = list.flatMap(({ captions: of }, index) =>
    of.map(({ language, file }) => ({
      schoolId,
      lessonId: found(ids.get(index + 1)),
      language,
      fileId: file,
    })),
  )
  if (written.length > 0) await tx.insert(captions).values(written)
  return list.map((_, index) => found(ids.get(index + 1)))
}

async function insertCourse(
  tx: Db,
  { schoolId, userId, now }: Maker,
  course: CourseContent<number>['course'],
): Promise<number> {
  const [made] = await tx
    .insert(courses)
    .values({
      schoolId,
      authorId: userId,
      names: course.names,
      nameSearch: nameSearchOf(course.names),
      content: course.content,
      details: course.details,
      detailsTwo: course.detailsTwo,
      aims: course.aims,
      audience: course.audience,
      requirements: course.requirements,
      pictureFileId: course.cover,
      coverSeed: course.coverSeed,
      priceMinor: course.priceMinor,
      ...pickFacts(factNames, course),
      typeId: course.typeId,
      type2Id: course.type2Id,
      type3Id: course.type3Id,
      forwardLimited: course.forwardLimited,
      faceCheck: course.faceCheck,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: courses.id })
  return found(made).id
}

/** A chapter that was inserted, with its lessons in their order. */
interface Written {
  chapterId: number
  lessonIds: number[]
}

async function writeChapters(
  tx: Db,
  maker: Maker,
  courseId: number,
  list: CourseContent<number>['chapters'],
): Promise<Written[]> {
  if (list.length === 0) return []
  const { schoolId } = maker
  const rows = await tx
    .insert(chapters)
    .values(
      list.map(({ names, synopses }, index) => ({
        schoolId,
        courseId,
        level: index + 1,
        names,
        synopses,
      })),
    )
    .returning({ id: chapters.id, level: chapters.level })
  const ids = byPlace(rows)
  const written: Written[] = []
  for (const [at, chapter] of list.entries()) {
    const chapterId = found(ids.get(at + 1))
    const lessonIds = await writeChapter(tx, maker, { courseId, chapterId }, chapter)
    written.push({ chapterId, lessonIds })
  }
  return written
}

/** Inserts the tasks as drafts, so that no student sees them before a teacher releases them. */
async function writeTasks(
  tx: Db,
  { schoolId, userId, now }: Maker,
  courseId: number,
  list: readonly TaskContent[],
  written: readonly Written[],
): Promise<void> {
  if (list.length === 0) return
  await tx.insert(homeworkItems).values(
    list.map(({ chapter, lesson, ...task }, index) => {
      const chapterOfTask = chapter === null ? undefined : written[chapter]
      return {
        ...task,
        schoolId,
        courseId,
        authorId: userId,
        chapterId: chapterOfTask?.chapterId ?? null,
        lessonId: lesson === null ? null : (chapterOfTask?.lessonIds[lesson] ?? null),
        sort: index + 1,
        createdAt: now,
        updatedAt: now,
      }
    }),
  )
}

async function writeStandard(
  tx: Db,
  { schoolId, now }: Maker,
  courseId: number,
  standard: Standard,
): Promise<void> {
  const { watchVideo, unitTesting, theFinalExam, logSig, interactiveQuestion } = standard
  const { daysAsked, postsAsked } = standard
  const parts = { watchVideo, unitTesting, theFinalExam, logSig, interactiveQuestion }
  await tx
    .insert(assessmentStandards)
    .values({ ...parts, daysAsked, postsAsked, schoolId, courseId, changedAt: now })
}

/**
 * Inserts a draft of a course with this content. As in any new course, the author becomes the lead
 * teacher.
 */
export async function writeContent(
  tx: Db,
  maker: Maker,
  { course, chapters: list, materials: given, tasks, standard }: CourseContent<number>,
): Promise<number> {
  const { schoolId, userId } = maker
  const courseId = await insertCourse(tx, maker, course)
  if (maker.teaches)
    await tx.insert(courseTeachers).values({ schoolId, courseId, userId, master: true })
  await writeMaterials(tx, maker, { courseId, chapterId: null }, given)
  const written = await writeChapters(tx, maker, courseId, list)
  await writeTasks(tx, maker, courseId, tasks, written)
  if (standard) await writeStandard(tx, maker, courseId, standard)
  return courseId
}

/** Finds the draft that was made with this key before. */
export async function findMaking(
  db: Db,
  schoolId: number,
  { userId, key }: { userId: number; key: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ courseId: courseMakings.courseId })
    .from(courseMakings)
    .where(
      and(
        eq(courseMakings.schoolId, schoolId),
        eq(courseMakings.userId, userId),
        eq(courseMakings.key, key),
      ),
    )
  return row?.courseId
}

export async function noteMaking(tx: Db, making: typeof courseMakings.$inferInsert): Promise<void> {
  await tx.insert(courseMakings).values(making)
}

/** Lists the stored files with these ids, without their bytes. */
export async function listFiles(db: Db, schoolId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(files)
    .where(
      and(eq(files.schoolId, schoolId), eq(files.state, 'stored'), inArray(files.id, [...ids])),
    )
}
export type StoredRow = Awaited<ReturnType<typeof listFiles>>[number]

/** Lists all subjects of the school, to find them by name. */
export async function listSubjects(db: Db, schoolId: number) {
  return db.select().from(courseTypes).where(eq(courseTypes.schoolId, schoolId))
}
