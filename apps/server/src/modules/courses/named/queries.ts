import { createHash } from 'node:crypto'
import type { Language, Texts } from '@titian/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchedWords, signPairs } from '../../people/index.ts'
import { listedIn } from '../list/queries.ts'
import { likePattern } from '../rules.ts'
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

/**
 * Returns a subquery for the ids of approved courses whose name contains the text as a whole. The
 * index has the parts of the names of listed courses; the other courses are few and have their own
 * index.
 */
export function idsOfNamedCourses(schoolId: number, text: string): SQL {
  const parts = signPairs(searchedWords(text)).map((part) => `${schoolId}:${part}`)
  const ofSchool = sql`n.school_id = ${schoolId} and n.audit_status = 2 and n.name_search like ${likePattern(text)}`
  return sql`(select n.id from courses n where ${ofSchool} and n.on_list
      and course_name_parts(n.school_id, n.name_search) @> ${textsOf(parts)}
    union all
    select n.id from courses n where ${ofSchool} and not (n.audit_status = 2 and n.on_list))`
}
