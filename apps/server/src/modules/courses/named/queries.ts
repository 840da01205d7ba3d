import { createHash } from 'node:crypto'
import type { Language, Texts } from '@titian/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { listedIn } from '../list/queries.ts'
import { courses, enrolments, lessons } from '../tables.ts'

/**
 * Hashes a title as the index does. The index needs texts of a fixed length; the hash is not meant
 * to hide anything.
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
 * name is compared with the titles in its language. For each name, at most one lesson of a listed
 * course is found: first in a course in which the person is enrolled, then in the newest course.
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
      // The index finds lessons by hashed titles. The titles themselves then decide.
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
