import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { StoredContent } from '../content/content.ts'
import type { Owner } from '../queries.ts'
import { type BookRow, bookOf, type SkillBook } from './book.ts'
import { schoolSkills } from './tables.ts'

/** JOB-139: returns the skills known to the school: the platform's and its own. */
export async function skillBook(db: Db, schoolId: number): Promise<SkillBook> {
  const { code, names, jobGroup, aliases, retiredAt, mergedInto } = schoolSkills
  const rows = await db
    .select({ code, names, jobGroup, aliases, retiredAt, mergedInto })
    .from(schoolSkills)
    .where(eq(schoolSkills.schoolId, schoolId))
    .orderBy(asc(schoolSkills.id))
  return bookOf(rows)
}

interface BookAndContent extends Record<string, unknown> {
  skills: BookRow[]
  content: StoredContent | null
}

/** Returns the school's skills and the content of a person's resume, in one statement. */
export async function findContentWithBook(
  db: Db,
  { schoolId, userId }: Owner,
): Promise<{ book: SkillBook; content: StoredContent | null }> {
  const { rows } = await db.execute<BookAndContent>(sql`
    select
      (select coalesce(json_agg(json_build_object('code', code, 'names', names, 'jobGroup', job_group,
        'aliases', aliases, 'retiredAt', retired_at, 'mergedInto', merged_into) order by id), '[]')
        from school_skills where school_id = ${schoolId}) as skills,
      (select content from resumes where school_id = ${schoolId} and user_id = ${userId}) as content`)
  const [row] = rows
  return { book: bookOf(row?.skills ?? []), content: row?.content ?? null }
}
