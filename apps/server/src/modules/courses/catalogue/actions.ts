import type { Language, Texts } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { noteApprovedChange, type Writer } from '../authoring/actions.ts'
import { getCourse, getCourseFor } from '../access/queries.ts'
import { lockCourse, noteChange } from '../authoring/queries.ts'
import { isListed } from '../policy.ts'
import * as queries from './queries.ts'

export async function addChapter(
  db: Db,
  { now }: Writer,
  chapter: { schoolId: number; courseId: number; names: Texts; synopses: Texts },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, chapter.schoolId, chapter.courseId)
    await noteChange(tx, chapter.schoolId, chapter.courseId, now)
    return queries.createChapter(tx, chapter)
  })
}

export async function addLesson(
  db: Db,
  { now }: Writer,
  lesson: {
    schoolId: number
    courseId: number
    chapterId: number
    titles: Texts
    preview?: boolean
  },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, lesson.schoolId, lesson.courseId)
    await noteChange(tx, lesson.schoolId, lesson.courseId, now)
    return queries.createLesson(tx, lesson)
  })
}

type Changed<Values> = { values: Values; version: number; level: number | undefined }

/**
 * Changes a chapter. Returns true if nobody has changed it since the caller read it. A new position
 * also moves the chapters in between (TCH-081).
 */
export async function changeChapter(
  db: Db,
  { actor, school, now }: Writer,
  known: queries.ChapterFor,
  { values, version, level }: Changed<{ names: Texts; synopses: Texts }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, known.courseId)
    const chapter = await queries.getChapterFor(tx, school.id, known.id, actor.userId)
    if (!(await queries.changeChapter(tx, chapter.id, version, values))) return false
    await noteChange(tx, school.id, known.courseId, now)
    if (level !== undefined) await moveTo(tx, 'chapters', chapter.courseId, chapter.level, level)
    return true
  })
}

export async function changeLesson(
  db: Db,
  { actor, school, now }: Writer,
  known: queries.LessonFor,
  { values, version, level }: Changed<{ titles: Texts; preview?: boolean }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, known.courseId)
    const lesson = await queries.getLessonFor(tx, school.id, known.id, actor.userId)
    if (!(await queries.changeLesson(tx, lesson.id, version, values))) return false
    await noteChange(tx, school.id, known.courseId, now)
    if (level !== undefined) await moveTo(tx, 'lessons', lesson.chapterId, lesson.level, level)
    return true
  })
}

async function moveTo(
  tx: Db,
  what: 'chapters' | 'lessons',
  scopeId: number,
  from: number,
  wanted: number,
) {
  const to = clampLevel(wanted, await queries.countIn(tx, what, scopeId))
  if (to !== from) await queries.move(tx, what, scopeId, from, to)
}

/**
 * TCH-111: a listed course must have a film, so its last films cannot be deleted before the course
 * is delisted.
 */
async function refuseLastVideo(
  tx: Db,
  { actor, school }: Writer,
  courseId: number,
  going: number,
): Promise<Refusal<'alreadyDone'> | undefined> {
  if (going === 0) return undefined
  const course = await getCourseFor(tx, school.id, courseId, actor.userId)
  const isLast = isListed(course) && (await queries.countVideos(tx, courseId)) === going
  return isLast ? refusal('alreadyDone', 'lastVideoOfListed') : undefined
}

export type Publisher = Writer & { events: Events }

/**
 * TCH-149: deletes the chapter with all its lessons, or not at all. Half a chapter would waste the
 * study time of students.
 */
export async function removeChapter(
  db: Db,
  writer: Publisher,
  known: queries.ChapterFor,
  withLessons: boolean,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { actor, school, now, events } = writer
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, known.courseId)
    const chapter = await queries.getChapterFor(tx, school.id, known.id, actor.userId)
    const { id, courseId, level } = chapter
    const lessons = await queries.countIn(tx, 'lessons', id)
    if (lessons > 0 && !withLessons) return refusal('alreadyDone', 'chapterHasLessons')
    const going = await queries.countVideos(tx, courseId, id)
    const refused = await refuseLastVideo(tx, writer, courseId, going)
    if (refused) return refused
    await noteChange(tx, school.id, courseId, now)
    await queries.removeFrom(tx, 'chapters', { id, scopeId: courseId, level })
    if (lessons === 0) return undefined
    const changed = { schoolId: school.id, courseId, attached: null, at: now }
    await events.publish(tx, 'lessonsChanged', changed)
    return undefined
  })
}

/** Removes a lesson, and recounts the completion of all students of the course (CRS-130). */
export async function removeLesson(
  db: Db,
  writer: Publisher,
  known: queries.LessonFor,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { actor, school, now, events } = writer
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, known.courseId)
    const lesson = await queries.getLessonFor(tx, school.id, known.id, actor.userId)
    const going = lesson.fileId === null ? 0 : 1
    const refused = await refuseLastVideo(tx, writer, lesson.courseId, going)
    if (refused) return refused
    await noteChange(tx, school.id, known.courseId, now)
    await queries.removeFrom(tx, 'lessons', {
      id: lesson.id,
      scopeId: lesson.chapterId,
      level: lesson.level,
    })
    const { courseId } = known
    const changed = { schoolId: school.id, courseId, attached: null, at: now }
    await events.publish(tx, 'lessonsChanged', changed)
  })
}

/**
 * Sets or removes the video of a lesson. Progress in the previous video no longer counts (CRS-130).
 */
export async function setVideo(
  db: Db,
  writer: Publisher,
  known: queries.LessonFor,
  video: { fileId: number; name: string } | null,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { actor, school, now, events } = writer
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, known.courseId)
    const lesson = await queries.getLessonFor(tx, school.id, known.id, actor.userId)
    const going = video || lesson.fileId === null ? 0 : 1
    const refused = await refuseLastVideo(tx, writer, lesson.courseId, going)
    if (refused) return refused
    await noteChange(tx, school.id, known.courseId, now)
    const course = await getCourse(tx, school.id, known.courseId)
    const films = { before: lesson.videoName ?? '', after: video?.name ?? '' }
    await noteApprovedChange(tx, writer, course, [{ field: 'video', ...films }])
    await queries.setVideo(tx, lesson.id, video?.fileId ?? null, video?.name ?? null)
    const attached = video && { lessonId: lesson.id, fileId: video.fileId }
    const changed = { schoolId: school.id, courseId: lesson.courseId, attached, at: now }
    await events.publish(tx, 'lessonsChanged', changed)
  })
}

/**
 * TCH-150: creates a lesson for a film at the end of a chapter. If the same film is sent again,
 * returns the existing lesson.
 */
export async function makeLessonFor(
  tx: Db,
  writer: Publisher,
  known: queries.ChapterFor,
  { titles, fileId, videoName }: { titles: Texts; fileId: number; videoName: string },
): Promise<number> {
  const { actor, school } = writer
  await lockCourse(tx, school.id, known.courseId)
  const chapter = await queries.getChapterFor(tx, school.id, known.id, actor.userId)
  const earlier = await queries.findLessonOfFile(tx, school.id, chapter.id, fileId)
  if (earlier !== undefined) return earlier
  const { schoolId, courseId, id: chapterId } = chapter
  const lessonId = await addLesson(tx, writer, { schoolId, courseId, chapterId, titles })
  const lesson = await queries.getLessonFor(tx, school.id, lessonId, actor.userId)
  await setVideo(tx, writer, lesson, { fileId, name: videoName })
  return lessonId
}

/** Sets or removes the captions of a lesson in one language. */
export async function setCaptions(
  db: Db,
  { school, now }: Writer,
  lesson: queries.LessonFor,
  language: Language,
  fileId: number | null,
): Promise<void> {
  const row = { schoolId: school.id, lessonId: lesson.id, language }
  await db.transaction(async (tx) => {
    await lockCourse(tx, school.id, lesson.courseId)
    await noteChange(tx, school.id, lesson.courseId, now)
    if (fileId === null) await queries.removeCaptions(tx, lesson.id, language)
    else await queries.saveCaptions(tx, { ...row, fileId })
  })
}

/** Limits a position to the list, numbered from 1 (TCH-081). */
export function clampLevel(wanted: number, count: number): number {
  return Math.min(Math.max(1, wanted), Math.max(1, count))
}
