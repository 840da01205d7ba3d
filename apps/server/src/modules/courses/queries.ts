import type { Language, Texts } from '@titian/contract'
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { files } from '../files/index.ts'
import type { Relation } from './policy.ts'
import { type ChapterRow, captions, chapters, courseLearners, type CourseRow, courses, courseTeachers, courseTypes, lessons, type NewCourse } from './tables.ts'

// Correlated parts name `courses.id` in full: in a select of one table the builder leaves the table's name out.
const listed = sql`courses.audit_status = 2 and courses.on_list`
const lessonCount = sql<number>`(select count(*)::int from lessons l where l.course_id = courses.id)`
const hasVideo = sql<boolean>`exists (select 1 from lessons l where l.course_id = courses.id and l.file_id is not null)`
const teacherNames = sql<string[]>`(select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json) from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`
const lead = sql`coalesce((select t.user_id from course_teachers t where t.course_id = courses.id and t.master), courses.author_id)`
const total = sql<number>`count(*) over ()`.mapWith(Number)

/** CRS-006: clearly more learners than the school's listed courses have on average. */
const popularFrom = (schoolId: number) => sql`(select greatest(3, 1.25 * avg(c.learners)) from courses c where c.school_id = ${schoolId} and c.audit_status = 2 and c.on_list)`

const relation = (userId: number) => ({
  leads: sql<boolean>`(${lead} = ${userId})`,
  teaches: sql<boolean>`(${lead} = ${userId} or exists (select 1 from course_teachers t where t.course_id = courses.id and t.user_id = ${userId}))`,
  joined: sql<boolean>`exists (select 1 from course_learners j where j.course_id = courses.id and j.user_id = ${userId})`,
})

const { id, names, pictureFileId, coverSeed, priceMinor, credit, hours, kindId, type, featured, launchedAt, learners } = getTableColumns(courses)
const cardColumns = (schoolId: number) => ({
  id, names, pictureFileId, coverSeed, priceMinor, credit, hours, kindId, type, featured, launchedAt, learners,
  typeNames: courseTypes.names, teacherNames, lessons: lessonCount, popular: sql<boolean>`(courses.learners >= ${popularFrom(schoolId)})`,
})

export interface CourseFilter {
  namePattern?: string
  free?: boolean
  hot?: 'new' | 'featured' | 'popular'
  newSince: Date
  kindId?: number
  typeId?: number
  first?: 'featured' | 'recommended'
  sort: 'time' | 'price' | 'learners'
  order: 'asc' | 'desc'
}
interface Window { page: number; size: number }

function matching(schoolId: number, { namePattern, free, hot, newSince, kindId: kind, typeId }: CourseFilter): SQL | undefined {
  return and(
    eq(courses.schoolId, schoolId),
    listed,
    namePattern === undefined ? undefined : sql`courses.name_search like ${namePattern}`,
    free === undefined ? undefined : free ? eq(courses.priceMinor, 0) : gt(courses.priceMinor, 0),
    kind === undefined ? undefined : eq(courses.kindId, kind),
    typeId === undefined ? undefined : or(eq(courses.typeId, typeId), eq(courses.type2Id, typeId), eq(courses.type3Id, typeId)),
    hot === 'new' ? gte(courses.launchedAt, newSince) : undefined,
    hot === 'featured' ? eq(courses.featured, true) : undefined,
    hot === 'popular' ? sql`courses.learners >= ${popularFrom(schoolId)}` : undefined,
  )
}

const sortColumns = { time: courses.launchedAt, price: courses.priceMinor, learners: courses.learners }

export async function listCards(db: Db, schoolId: number, filter: CourseFilter, { page, size }: Window) {
  const where = matching(schoolId, filter)
  const direction = filter.order === 'asc' ? asc : desc
  const order = [...(filter.first ? [desc(courses[filter.first])] : []), direction(sortColumns[filter.sort]), asc(courses.sort), desc(courses.id)]
  const rows = await db.select({ ...cardColumns(schoolId), total }).from(courses).leftJoin(courseTypes, eq(courseTypes.id, courses.typeId)).where(where).orderBy(...order).limit(size).offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}
export type CardRow = Awaited<ReturnType<typeof listCards>>['rows'][number]

export async function listNames(db: Db, schoolId: number, filter: CourseFilter, { page, size }: Window) {
  const where = matching(schoolId, filter)
  const rows = await db.select({ id: courses.id, names: courses.names, total }).from(courses).where(where).orderBy(desc(courses.learners), desc(courses.id)).limit(size).offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}

export function countByKind(db: Db, schoolId: number) {
  return db.select({ kindId: courses.kindId, courses: sql<number>`count(*)::int` }).from(courses).where(and(eq(courses.schoolId, schoolId), listed)).groupBy(courses.kindId)
}

export function listTypes(db: Db, schoolId: number) {
  return db.select().from(courseTypes).where(eq(courseTypes.schoolId, schoolId)).orderBy(courseTypes.level, courseTypes.sort, courseTypes.id)
}

export function countByType(db: Db, schoolId: number) {
  const { typeId, type2Id, type3Id } = courses
  return db.select({ typeId, type2Id, type3Id, courses: sql<number>`count(*)::int` }).from(courses).where(and(eq(courses.schoolId, schoolId), listed)).groupBy(typeId, type2Id, type3Id)
}

export interface TeacherInDetail { id: number; name: string; title: Texts; bio: Texts; photo: number | null; master: boolean }
export interface LessonInCatalogue { id: number; level: number; titles: Texts; hasVideo: boolean; duration: number | null; captions: Language[] }
export interface ChapterInCatalogue { id: number; level: number; names: Texts; synopses: Texts; lessons: LessonInCatalogue[] }

const teachersOf = sql<TeacherInDetail[]>`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'title', u.title, 'bio', u.bio, 'photo', u.photo_file_id, 'master', t.master) order by t.master desc, t.id), '[]'::json)
  from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`
const lessonsOfChapter = sql`(select coalesce(json_agg(json_build_object('id', l.id, 'level', l.level, 'titles', l.titles, 'hasVideo', l.file_id is not null, 'duration', f.duration_seconds,
    'captions', (select coalesce(json_agg(p.language order by p.language), '[]'::json) from captions p where p.lesson_id = l.id)) order by l.level), '[]'::json)
  from lessons l left join files f on f.id = l.file_id where l.chapter_id = h.id)`
const catalogueOf = sql<ChapterInCatalogue[]>`(select coalesce(json_agg(json_build_object('id', h.id, 'level', h.level, 'names', h.names, 'synopses', h.synopses, 'lessons', ${lessonsOfChapter}) order by h.level), '[]'::json)
  from chapters h where h.course_id = courses.id)`

const own = (schoolId: number, courseId: number) => and(eq(courses.schoolId, schoolId), eq(courses.id, courseId))

/** The whole detail page in one statement; user 0 is a visitor. */
export async function getDetail(db: Db, schoolId: number, courseId: number, userId: number) {
  const columns = { ...getTableColumns(courses), ...cardColumns(schoolId), ...relation(userId), teachers: teachersOf, catalogue: catalogueOf }
  const [row] = await db.select(columns).from(courses).leftJoin(courseTypes, eq(courseTypes.id, courses.typeId)).where(own(schoolId, courseId))
  return found(row)
}
export type DetailRow = Awaited<ReturnType<typeof getDetail>>

export async function getCatalogue(db: Db, schoolId: number, courseId: number, userId: number) {
  const { schoolId: school, auditStatus, onList } = courses
  const [row] = await db.select({ schoolId: school, auditStatus, onList, ...relation(userId), catalogue: catalogueOf }).from(courses).where(own(schoolId, courseId))
  return found(row)
}

export async function getCourse(db: Db, schoolId: number, courseId: number): Promise<CourseRow> {
  const [row] = await db.select().from(courses).where(own(schoolId, courseId))
  return found(row)
}

/** A course with the standing of one person to it. */
export async function getCourseFor(db: Db, schoolId: number, courseId: number, userId: number) {
  const [row] = await db.select({ ...getTableColumns(courses), ...relation(userId), hasVideo }).from(courses).where(own(schoolId, courseId))
  return found(row)
}
export type CourseFor = CourseRow & Relation & { hasVideo: boolean }

export async function teaches(db: Db, schoolId: number, courseId: number, userId: number): Promise<boolean> {
  const [row] = await db.select({ teaches: relation(userId).teaches }).from(courses).where(own(schoolId, courseId))
  return row?.teaches ?? false
}

/** `userId` undefined: every course of the school. */
export async function listTaught(db: Db, schoolId: number, filter: { userId?: number; namePattern?: string; auditStatus?: number; oldestFirst?: boolean }, { page, size }: Window) {
  const where = and(
    eq(courses.schoolId, schoolId),
    filter.userId === undefined ? undefined : relation(filter.userId).teaches,
    filter.namePattern === undefined ? undefined : sql`courses.name_search like ${filter.namePattern}`,
    filter.auditStatus === undefined ? undefined : eq(courses.auditStatus, filter.auditStatus),
  )
  const { auditStatus, onList, updatedAt } = courses
  const order = filter.oldestFirst ? [asc(updatedAt), asc(courses.id)] : [desc(updatedAt), desc(courses.id)]
  const rows = await db
    .select({ id, names, pictureFileId, coverSeed, priceMinor, auditStatus, onList, learners, updatedAt, lessons: lessonCount, authorName: users.name, total })
    .from(courses).leftJoin(users, eq(users.id, courses.authorId)).where(where).orderBy(...order).limit(size).offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}
export type TaughtRow = Awaited<ReturnType<typeof listTaught>>['rows'][number]

export async function createCourse(db: Db, course: NewCourse): Promise<number> {
  const [row] = await db.insert(courses).values(course).returning({ id: courses.id })
  return found(row).id
}

export async function addTeacher(db: Db, teacher: typeof courseTeachers.$inferInsert) {
  await db.insert(courseTeachers).values(teacher).onConflictDoNothing()
}

/** Undefined when the course is no longer at `version` (TCH-084). */
export async function changeCourse(db: Db, { schoolId, id: courseId, version }: Pick<CourseRow, 'schoolId' | 'id' | 'version'>, values: Partial<NewCourse>) {
  const [row] = await db.update(courses).set({ ...values, version: version + 1 }).where(and(own(schoolId, courseId), eq(courses.version, version))).returning({ id: courses.id })
  return row
}

/** Undefined when the course left the state `from` meanwhile. */
export async function changeState(db: Db, { schoolId, id: courseId, auditStatus, onList }: CourseRow, values: Partial<NewCourse>) {
  const [row] = await db.update(courses).set(values).where(and(own(schoolId, courseId), eq(courses.auditStatus, auditStatus), eq(courses.onList, onList))).returning({ id: courses.id })
  return row
}

/** Undefined when somebody has the course; a join at the same moment waits for this row and then finds no course. */
export async function removeCourse(db: Db, schoolId: number, courseId: number) {
  const [row] = await db.delete(courses).where(and(own(schoolId, courseId), eq(courses.learners, 0))).returning({ id: courses.id })
  return row
}

/** True when the person is new in the course; the number of learners moves only then. */
export async function addLearner(db: Db, learner: typeof courseLearners.$inferInsert): Promise<boolean> {
  const added = await db.insert(courseLearners).values(learner).onConflictDoNothing().returning({ userId: courseLearners.userId })
  if (added.length === 0) return false
  await db.update(courses).set({ learners: sql`${courses.learners} + 1` }).where(own(learner.schoolId, learner.courseId))
  return true
}

/** Notes the change, and holds the course so that its catalogue changes one step at a time. */
export async function holdCourse(db: Db, schoolId: number, courseId: number, now: Date) {
  await db.update(courses).set({ updatedAt: now }).where(own(schoolId, courseId))
}

export async function getChapterFor(db: Db, schoolId: number, chapterId: number, userId: number) {
  const [row] = await db.select({ ...getTableColumns(chapters), teaches: relation(userId).teaches }).from(chapters).innerJoin(courses, eq(courses.id, chapters.courseId)).where(and(eq(chapters.schoolId, schoolId), eq(chapters.id, chapterId)))
  return found(row)
}

export interface CaptionRow { id: number; language: Language; fileId: number; name: string }
const captionsOf = sql<CaptionRow[]>`(select coalesce(json_agg(json_build_object('id', p.id, 'language', p.language, 'fileId', p.file_id, 'name', f.name) order by p.language), '[]'::json) from captions p left join files f on f.id = p.file_id where p.lesson_id = lessons.id)`

export async function getLessonFor(db: Db, schoolId: number, lessonId: number, userId: number) {
  const [row] = await db
    .select({ ...getTableColumns(lessons), teaches: relation(userId).teaches, fileSize: files.size, duration: files.durationSeconds, captions: captionsOf })
    .from(lessons).innerJoin(courses, eq(courses.id, lessons.courseId)).leftJoin(files, eq(files.id, lessons.fileId)).where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))
  return found(row)
}
export type LessonFor = Awaited<ReturnType<typeof getLessonFor>>

const neighbour = (sign: SQL, order: SQL) => sql<number | null>`(select l.id from lessons l join chapters h on h.id = l.chapter_id where l.course_id = lessons.course_id and l.file_id is not null and (h.level, l.level) ${sign} (chapters.level, lessons.level) order by h.level ${order}, l.level ${order} limit 1)`.mapWith(Number)

/** A lesson as the player needs it: its course, video and captions, and the playable lessons beside it. */
export async function findLesson(db: Db, schoolId: number, lessonId: number) {
  const [row] = await db
    .select({ ...getTableColumns(lessons), course: courses, duration: files.durationSeconds, captions: captionsOf, previousId: neighbour(sql`<`, sql`desc`), nextId: neighbour(sql`>`, sql`asc`) })
    .from(lessons).innerJoin(chapters, eq(chapters.id, lessons.chapterId)).innerJoin(courses, eq(courses.id, lessons.courseId)).leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))
  return row
}

export async function getLesson(db: Db, schoolId: number, lessonId: number) {
  return found(await findLesson(db, schoolId, lessonId))
}

/** The lessons of a course in the order of its catalogue. */
export function listLessonsOf(db: Db, courseId: number) {
  return db
    .select({ id: lessons.id, chapterId: lessons.chapterId, chapterLevel: chapters.level, level: lessons.level, titles: lessons.titles, fileId: lessons.fileId, duration: files.durationSeconds })
    .from(lessons).innerJoin(chapters, eq(chapters.id, lessons.chapterId)).leftJoin(files, eq(files.id, lessons.fileId))
    .where(eq(lessons.courseId, courseId)).orderBy(chapters.level, lessons.level)
}

const nextLevel = (table: PgTable, scope: AnyPgColumn, scopeId: number) => sql<number>`(select coalesce(max(level), 0) + 1 from ${table} where ${scope} = ${scopeId})`

export async function createChapter(db: Db, chapter: { schoolId: number; courseId: number; names: Texts; synopses: Texts }): Promise<number> {
  const [row] = await db.insert(chapters).values({ ...chapter, level: nextLevel(chapters, chapters.courseId, chapter.courseId) }).returning({ id: chapters.id })
  return found(row).id
}

export async function createLesson(db: Db, lesson: { schoolId: number; courseId: number; chapterId: number; titles: Texts }): Promise<number> {
  const [row] = await db.insert(lessons).values({ ...lesson, level: nextLevel(lessons, lessons.chapterId, lesson.chapterId) }).returning({ id: lessons.id })
  return found(row).id
}

/** Undefined when the chapter is no longer at `version`. */
export async function changeChapter(db: Db, chapterId: number, version: number, values: Partial<ChapterRow>) {
  const [row] = await db.update(chapters).set({ ...values, version: version + 1 }).where(and(eq(chapters.id, chapterId), eq(chapters.version, version))).returning()
  return row
}

export async function changeLesson(db: Db, lessonId: number, version: number, values: Partial<typeof lessons.$inferInsert>) {
  const [row] = await db.update(lessons).set({ ...values, version: version + 1 }).where(and(eq(lessons.id, lessonId), eq(lessons.version, version))).returning()
  return row
}

const levelled = {
  chapters: { table: chapters, id: chapters.id, scope: chapters.courseId },
  lessons: { table: lessons, id: lessons.id, scope: lessons.chapterId },
}

export function countIn(db: Db, what: keyof typeof levelled, scopeId: number): Promise<number> {
  const { table, scope } = levelled[what]
  return db.$count(table, eq(scope, scopeId))
}

/** Moves one row of a list numbered from 1; those between make room. */
export async function move(db: Db, what: keyof typeof levelled, scopeId: number, from: number, to: number) {
  const { table, scope } = levelled[what]
  const step = from < to ? -1 : 1
  await db.execute(sql`update ${table} set level = case when level = ${from} then ${to}::int else level + ${step}::int end where ${scope} = ${scopeId} and level between ${Math.min(from, to)} and ${Math.max(from, to)}`)
}

/** Takes one row out of a list numbered from 1 and closes the gap. */
export async function removeFrom(db: Db, what: keyof typeof levelled, { id: rowId, scopeId, level }: { id: number; scopeId: number; level: number }) {
  const { table, id: key, scope } = levelled[what]
  await db.delete(table).where(eq(key, rowId))
  await db.execute(sql`update ${table} set level = level - 1 where ${scope} = ${scopeId} and level > ${level}`)
}

export async function setVideo(db: Db, lessonId: number, fileId: number | null, videoName: string | null) {
  await db.update(lessons).set({ fileId, videoName, version: sql`${lessons.version} + 1` }).where(eq(lessons.id, lessonId))
}

export async function saveCaptions(db: Db, row: typeof captions.$inferInsert) {
  await db.insert(captions).values(row).onConflictDoUpdate({ target: [captions.lessonId, captions.language], set: { fileId: row.fileId } })
}

export async function removeCaptions(db: Db, lessonId: number, language: Language) {
  await db.delete(captions).where(and(eq(captions.lessonId, lessonId), eq(captions.language, language)))
}

export async function listTypesById(db: Db, schoolId: number, ids: number[]) {
  if (ids.length === 0) return []
  return db.select({ id: courseTypes.id, parentId: courseTypes.parentId, level: courseTypes.level }).from(courseTypes).where(and(eq(courseTypes.schoolId, schoolId), inArray(courseTypes.id, ids)))
}
