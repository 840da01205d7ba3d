import { createHash } from 'node:crypto'
import type { Language, Texts } from '@titian/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { listedIn } from '../list/queries.ts'
import { courses, enrolments, lessons } from '../tables.ts'

/**
 * Hashes a title as the index does, because the index needs texts of fixed length. The hash keeps
 * nothing secret.
 */
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

interface Reader {
  schoolId: number
  /** 0 for a visitor. */
  userId: number
}

const textsOf = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/**
 * Finds lessons by their names, because each kind of practice names the lessons that explain it. A
 * name is compared with the titles in its language, and finds at most one lesson of a listed
 * course: of a course that the person is enrolled in, otherwise of the newest course.
 */
export function findNamedLessons(db: Db, { schoolId, userId }: Reader, names: readonly Texts[]) {
  const wanted = names.flatMap((texts, place) =>
    (Object.entries(texts) as [Language, string][]).map(([language, title]) => ({
      place: `${place}`,
      language,
      title,
    })),
  )
  const keys = wanted.map(({ language, title }) => `${schoolId}:${language}:${md5(title)}`)
  const place = sql<number>`wanted.place::int`
  const joined = sql<boolean>`${enrolments.id} is not null`
  return (
    db
      .selectDistinctOn([place], {
        place,
        id: lessons.id,
        titles: lessons.titles,
        hasVideo: sql<boolean>`${lessons.fileId} is not null`,
        courseId: courses.id,
        courseNames: courses.names,
        joined,
      })
      .from(
        sql`unnest(${textsOf(wanted.map((one) => one.place))}, ${textsOf(wanted.map((one) => one.language))}, ${textsOf(wanted.map((one) => one.title))}) as wanted (place, language, title)`,
      )
      .innerJoin(lessons, sql`lessons.titles ->> wanted.language = wanted.title`)
      .innerJoin(courses, and(eq(courses.id, lessons.courseId), listedIn(schoolId)))
      .leftJoin(enrolments, and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, userId)))
      // The index finds lessons by hashed titles; the titles themselves decide.
      .where(sql`lesson_title_keys(lessons.school_id, lessons.titles) && ${textsOf(keys)}`)
      .orderBy(
        place,
        desc(joined),
        sql`${courses.launchedAt} desc nulls last`,
        desc(courses.id),
        lessons.id,
      )
  )
}
export type NamedLesson = Awaited<ReturnType<typeof findNamedLessons>>[number]
