import { type Language, type Texts, wrongField } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import { found, type Refusal, refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import type { Events } from '../../platform/events/events.ts'
import { getFile } from '../files/index.ts'
import { nameOf, noteApprovedChange, priceText, type Writer } from './course-log.ts'
import { type Chosen, type CourseInput, courseValues, noTexts } from './course-values.ts'
import { isListed, mayUseFile } from './policy.ts'
import * as catalogue from './catalogue-queries.ts'
import { listTypesById } from './list-queries.ts'
import * as queries from './queries.ts'
import { clampLevel, isTypePath } from './rules.ts'

type Purpose = 'cover' | 'lessonVideo' | 'captions'

/** The file, when it is of this purpose and one of the course's people brought it; a new course has no people yet. */
export async function checkFile(
  db: Db,
  { actor, school }: Pick<Writer, 'actor' | 'school'>,
  courseId: number | null,
  fileId: number,
  purpose: Purpose,
) {
  const file = await getFile(db, school.id, fileId)
  if (file.purpose !== purpose) return refusal('invalidInput', 'fileTypeWrong')
  const isCoTeachers =
    courseId !== null &&
    file.ownerId !== null &&
    file.ownerId !== actor.userId &&
    (await queries.teaches(db, school.id, courseId, file.ownerId))
  return mayUseFile(actor, file.ownerId, isCoTeachers) ? file : refusal('noPermission')
}

async function checkTypes(
  db: Db,
  { school, language }: Writer,
  { typeId, type2Id, type3Id }: Chosen,
): Promise<Refusal<'invalidInput'> | undefined> {
  const path = [typeId, type2Id, type3Id]
  const nodes = await listTypesById(
    db,
    school.id,
    path.filter((id) => id !== null),
  )
  if (isTypePath(path, nodes)) return undefined
  return refusal('invalidInput', { fields: wrongField('courseTypeIdSign', language) })
}

async function checkChosen(
  db: Db,
  writer: Writer,
  course: { id: number; pictureFileId: number | null } | null,
  chosen: Chosen,
) {
  const { pictureFileId } = chosen
  if (pictureFileId !== null && pictureFileId !== course?.pictureFileId) {
    const file = await checkFile(db, writer, course?.id ?? null, pictureFileId, 'cover')
    if ('detail' in file) return file
  }
  return checkTypes(db, writer, chosen)
}

/** A draft; its author leads it from the start, staff who do not teach only keep it. */
export async function addCourse(db: Db, writer: Writer, input: CourseInput, chosen: Chosen) {
  const { actor, school, language, now } = writer
  const no = await checkChosen(db, writer, null, chosen)
  if (no) return no
  const values = courseValues(noTexts, input, chosen, language, school.defaultLanguage)
  return db.transaction(async (tx) => {
    const courseId = await queries.createCourse(tx, {
      ...values,
      schoolId: school.id,
      authorId: actor.userId,
      coverSeed: randomToken(6),
      createdAt: now,
      updatedAt: now,
    })
    if (actor.roles.has('teacher'))
      await queries.addTeacher(tx, {
        schoolId: school.id,
        courseId,
        userId: actor.userId,
        master: true,
      })
    return courseId
  })
}

/** True when the course was still as the writer knew it. */
export async function changeCourse(
  db: Db,
  writer: Writer,
  course: queries.CourseFor,
  input: CourseInput & { version: number },
  chosen: Chosen,
) {
  if (course.version !== input.version) return false
  const no = await checkChosen(db, writer, course, chosen)
  if (no) return no
  const values = courseValues(course, input, chosen, writer.language, writer.school.defaultLanguage)
  return db.transaction(async (tx) => {
    if (!(await queries.changeCourse(tx, course, { ...values, updatedAt: writer.now })))
      return false
    await noteApprovedChange(tx, writer, course, [
      { field: 'name', before: nameOf(course, writer), after: nameOf(values, writer) },
      { field: 'price', before: priceText(course), after: priceText(values) },
    ])
    return true
  })
}

export async function addChapter(
  db: Db,
  { now }: Writer,
  chapter: { schoolId: number; courseId: number; names: Texts; synopses: Texts },
): Promise<number> {
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, chapter.schoolId, chapter.courseId)
    await queries.noteChange(tx, chapter.schoolId, chapter.courseId, now)
    return catalogue.createChapter(tx, chapter)
  })
}

export async function addLesson(
  db: Db,
  { now }: Writer,
  lesson: { schoolId: number; courseId: number; chapterId: number; titles: Texts },
): Promise<number> {
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, lesson.schoolId, lesson.courseId)
    await queries.noteChange(tx, lesson.schoolId, lesson.courseId, now)
    return catalogue.createLesson(tx, lesson)
  })
}

type ChapterFor = Awaited<ReturnType<typeof catalogue.getChapterFor>>
type Changed<Values> = { values: Values; version: number; level: number | undefined }

/** True when the chapter was still as the writer knew it. A new level moves it, and those between make room (TCH-081). */
export async function changeChapter(
  db: Db,
  { actor, school, now }: Writer,
  known: ChapterFor,
  { values, version, level }: Changed<{ names: Texts; synopses: Texts }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, known.courseId)
    const chapter = await catalogue.getChapterFor(tx, school.id, known.id, actor.userId)
    if (!(await catalogue.changeChapter(tx, chapter.id, version, values))) return false
    await queries.noteChange(tx, school.id, known.courseId, now)
    if (level !== undefined) await moveTo(tx, 'chapters', chapter.courseId, chapter.level, level)
    return true
  })
}

export async function changeLesson(
  db: Db,
  { actor, school, now }: Writer,
  known: catalogue.LessonFor,
  { values, version, level }: Changed<{ titles: Texts }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, known.courseId)
    const lesson = await catalogue.getLessonFor(tx, school.id, known.id, actor.userId)
    if (!(await catalogue.changeLesson(tx, lesson.id, version, values))) return false
    await queries.noteChange(tx, school.id, known.courseId, now)
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
  const to = clampLevel(wanted, await catalogue.countIn(tx, what, scopeId))
  if (to !== from) await catalogue.move(tx, what, scopeId, from, to)
}

export async function removeChapter(
  db: Db,
  { actor, school, now }: Writer,
  known: ChapterFor,
): Promise<Refusal<'alreadyDone'> | undefined> {
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, known.courseId)
    const chapter = await catalogue.getChapterFor(tx, school.id, known.id, actor.userId)
    if ((await catalogue.countIn(tx, 'lessons', chapter.id)) > 0)
      return refusal('alreadyDone', 'chapterHasLessons')
    await queries.noteChange(tx, school.id, known.courseId, now)
    await catalogue.removeFrom(tx, 'chapters', {
      id: chapter.id,
      scopeId: chapter.courseId,
      level: chapter.level,
    })
  })
}

/** TCH-111: what stands on the list has a film; the last one goes only after the course was taken off. */
async function refuseLastVideo(
  tx: Db,
  { actor, school }: Writer,
  { courseId, fileId }: Pick<catalogue.LessonFor, 'courseId' | 'fileId'>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  if (fileId === null) return undefined
  const course = await queries.getCourseFor(tx, school.id, courseId, actor.userId)
  const isLast = isListed(course) && (await catalogue.countVideos(tx, courseId)) === 1
  return isLast ? refusal('alreadyDone', 'lastVideoOfListed') : undefined
}

type Publisher = Writer & { events: Events }

/** Completion is counted anew for everybody in the course (CRS-130). */
export async function removeLesson(
  db: Db,
  writer: Publisher,
  known: catalogue.LessonFor,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { actor, school, now, events } = writer
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, known.courseId)
    const lesson = await catalogue.getLessonFor(tx, school.id, known.id, actor.userId)
    const no = await refuseLastVideo(tx, writer, lesson)
    if (no) return no
    await queries.noteChange(tx, school.id, known.courseId, now)
    await catalogue.removeFrom(tx, 'lessons', {
      id: lesson.id,
      scopeId: lesson.chapterId,
      level: lesson.level,
    })
    const { courseId } = known
    const changed = { schoolId: school.id, courseId, attached: null, at: now }
    await events.publish(tx, 'lessonsChanged', changed)
  })
}

/** Gives a lesson its video, or takes it away; what was watched of another one does not count any more (CRS-130). */
export async function setVideo(
  db: Db,
  writer: Publisher,
  known: catalogue.LessonFor,
  video: { fileId: number; name: string } | null,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { actor, school, now, events } = writer
  return db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, known.courseId)
    const lesson = await catalogue.getLessonFor(tx, school.id, known.id, actor.userId)
    const no = video ? undefined : await refuseLastVideo(tx, writer, lesson)
    if (no) return no
    await queries.noteChange(tx, school.id, known.courseId, now)
    const course = await queries.getCourse(tx, school.id, known.courseId)
    const films = { before: lesson.videoName ?? '', after: video?.name ?? '' }
    await noteApprovedChange(tx, writer, course, [{ field: 'video', ...films }])
    await catalogue.setVideo(tx, lesson.id, video?.fileId ?? null, video?.name ?? null)
    const attached = video && { lessonId: lesson.id, fileId: video.fileId }
    const changed = { schoolId: school.id, courseId: lesson.courseId, attached, at: now }
    await events.publish(tx, 'lessonsChanged', changed)
  })
}

/** The captions of a lesson in one language, or none. */
export async function setCaptions(
  db: Db,
  { school, now }: Writer,
  lesson: catalogue.LessonFor,
  language: Language,
  fileId: number | null,
): Promise<void> {
  const row = { schoolId: school.id, lessonId: lesson.id, language }
  await db.transaction(async (tx) => {
    await queries.holdCourse(tx, school.id, lesson.courseId)
    await queries.noteChange(tx, school.id, lesson.courseId, now)
    if (fileId === null) await catalogue.removeCaptions(tx, lesson.id, language)
    else await catalogue.saveCaptions(tx, { ...row, fileId })
  })
}

/** TCH-020: refused while anybody has the course. */
export async function removeCourse(db: Db, schoolId: number, courseId: number) {
  if (await queries.removeCourse(db, schoolId, courseId)) return undefined
  found(await queries.getCourse(db, schoolId, courseId))
  return refusal('alreadyDone', 'courseHasStudents')
}
