import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { courses } from '../courses/index.ts'
import { isTaughtBy } from './examination-queries.ts'
import { examinations } from './tables.ts'

// What has to be known before a list is read, in one statement: how the asker stands to it, and how long it is.

export interface Place {
  courseId?: number
  examinationId?: number
}

/** Whether the asker teaches what the list is narrowed to; null where the school has no such thing. */
export type Standing = { course: boolean | null; examination: boolean | null }

interface Asker {
  schoolId: number
  userId: number
}

function courseOf({ schoolId, userId }: Asker, courseId: number | undefined): SQL {
  if (courseId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${courses} where ${courses.schoolId} = ${schoolId} and ${courses.id} = ${courseId})`
}

function examinationOf({ schoolId, userId }: Asker, examinationId: number | undefined): SQL {
  if (examinationId === undefined) return sql`true`
  return sql`(select ${isTaughtBy(userId)} from ${examinations} inner join ${courses} on ${courses.id} = ${examinations.courseId}
    where ${examinations.schoolId} = ${schoolId} and ${examinations.id} = ${examinationId})`
}

export interface Outlook extends Standing {
  total: number
  /** Attempts in the list whose time is up. */
  due: number[]
}

type OutlookRow = Standing & { total: string | number; due: number[] }

export async function lookAhead(
  db: Db,
  asker: Asker,
  { courseId, examinationId }: Place,
  parts: { total: SQL; due?: SQL },
): Promise<Outlook> {
  const due = parts.due
    ? sql`(select coalesce(json_agg(d.id), '[]'::json) from (${parts.due}) d)`
    : sql`'[]'::json`
  const { rows } = await db.execute<OutlookRow>(sql`
    select ${courseOf(asker, courseId)} as course, ${examinationOf(asker, examinationId)} as examination, (${parts.total}) as total, ${due} as due`)
  const { course = null, examination = null, total = 0, due: ids = [] } = rows[0] ?? {}
  return { course, examination, total: Number(total), due: ids }
}
