import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  foldSkill,
  type NewSchoolSkill,
  type SchoolSkillRow,
  schoolSkills,
  schoolSkillWords,
} from '../../resume/index.ts'

/**
 * Lists all rows of the school: its skills including merged ones, and its words for skills of the
 * platform.
 */
export async function listRows(db: Db, schoolId: number): Promise<SchoolSkillRow[]> {
  return db
    .select()
    .from(schoolSkills)
    .where(eq(schoolSkills.schoolId, schoolId))
    .orderBy(asc(schoolSkills.id))
}

export async function insertSkills(
  tx: Db,
  values: readonly NewSchoolSkill[],
): Promise<{ id: number; code: string }[]> {
  if (values.length === 0) return []
  const { id, code } = schoolSkills
  return tx
    .insert(schoolSkills)
    .values([...values])
    .returning({ id, code })
}

/** Changes a skill; false when the skill is no longer at `version`. */
export async function updateSkill(
  tx: Db,
  { id, version }: Pick<SchoolSkillRow, 'id' | 'version'>,
  values: Partial<NewSchoolSkill>,
): Promise<boolean> {
  const rows = await tx
    .update(schoolSkills)
    .set({ ...values, version: version + 1 })
    .where(and(eq(schoolSkills.id, id), eq(schoolSkills.version, version)))
    .returning({ id: schoolSkills.id })
  return rows.length > 0
}

/** Stores the searchable words of skills from their current names and aliases. */
export async function setWords(
  tx: Db,
  schoolId: number,
  skills: readonly Pick<SchoolSkillRow, 'code' | 'names' | 'aliases'>[],
): Promise<void> {
  if (skills.length === 0) return
  const codes = sql.param(skills.map(({ code }) => code))
  await tx
    .delete(schoolSkillWords)
    .where(and(eq(schoolSkillWords.schoolId, schoolId), sql`code = any(${codes}::text[])`))
  const rows = skills.flatMap(({ code, names, aliases }) =>
    [...new Set([...Object.values(names ?? {}), ...aliases].map(foldSkill))].map((word) => ({
      word,
      code,
    })),
  )
  await tx.execute(sql`
    insert into school_skill_words (school_id, word, code)
    select ${schoolId}::bigint, word, code from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (word text, code text)`)
}

/** Returns a name of a skill, normalised as `foldSkill` does. */
const folded = (name: string) =>
  sql.raw(`btrim(regexp_replace(lower(normalize(${name}, NFKC)), '\\s+', ' ', 'g'))`)

interface UsesRow extends Record<string, unknown> {
  posts: number
  resumes: number
  courses: number
  paths: number
}

/**
 * JOB-142: returns the number of posts and resumes with one of the words, and of courses and paths
 * with the code.
 */
export async function countUses(
  db: Db,
  schoolId: number,
  code: string,
  words: readonly string[],
): Promise<UsesRow> {
  const these = sql`any(${sql.param([...words])}::text[])`
  const { rows } = await db.execute<UsesRow>(sql`
    select
      (select count(*)::int from job_posts p where p.school_id = ${schoolId} and exists (
        select 1 from jsonb_to_recordset(p.skills) s (name text) where ${folded('s.name')} = ${these})) as posts,
      (select count(*)::int from resumes r where r.school_id = ${schoolId} and (exists (
        select 1 from jsonb_path_query(r.content, '$.sections.skill[*].name') s (name)
        where ${folded(`s.name #>> '{}'`)} = ${these}) or exists (
        select 1 from jsonb_path_query(r.content, '$.sections.work[*].skills[*]') s (name)
        where ${folded(`s.name #>> '{}'`)} = ${these}))) as resumes,
      (select count(*)::int from course_skills k where k.school_id = ${schoolId} and k.code = ${code}) as courses,
      (select count(*)::int from career_paths c where c.school_id = ${schoolId} and c.removed_at is null and exists (
        select 1 from career_stages g cross join lateral jsonb_to_recordset(g.skills) s (code text)
        where g.path_id = c.id and s.code = ${code})) as paths`)
  return rows[0] ?? { posts: 0, resumes: 0, courses: 0, paths: 0 }
}

/**
 * JOB-141: moves references from one code to the other; when both exist, the higher level stays.
 */
export async function moveUses(
  tx: Db,
  schoolId: number,
  from: string,
  into: string,
): Promise<void> {
  await tx.execute(sql`
    insert into course_skills (school_id, course_id, code, level)
    select school_id, course_id, ${into}, level from course_skills where school_id = ${schoolId} and code = ${from}
    order by course_id
    on conflict (school_id, course_id, code) do update set level = greatest(course_skills.level, excluded.level)`)
  await tx.execute(sql`delete from course_skills where school_id = ${schoolId} and code = ${from}`)
  await tx.execute(sql`
    update career_stages g set skills = (
      select coalesce(jsonb_agg(jsonb_build_object('code', one.code, 'level', one.level) order by one.place), '[]')
      from (
        select case when s.value ->> 'code' = ${from} then ${into} else s.value ->> 'code' end as code,
          max((s.value ->> 'level')::int) as level, min(s.place) as place
        from jsonb_array_elements(g.skills) with ordinality s (value, place) group by 1) one)
    where g.school_id = ${schoolId} and g.skills @> ${JSON.stringify([{ code: from }])}::jsonb`)
  await tx
    .update(schoolSkills)
    .set({ mergedInto: into })
    .where(and(eq(schoolSkills.schoolId, schoolId), eq(schoolSkills.mergedInto, from)))
}

/** Lists the skills that a course, a path or a merged skill refers to. */
export async function listUsed(
  db: Db,
  schoolId: number,
  codes: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select code from unnest(${sql.param([...codes])}::text[]) as code
    where exists (select 1 from course_skills k where k.school_id = ${schoolId} and k.code = code.code)
      or exists (select 1 from school_skills m where m.school_id = ${schoolId} and m.merged_into = code.code)
      or exists (select 1 from career_stages g where g.school_id = ${schoolId}
        and g.skills @> jsonb_build_array(jsonb_build_object('code', code.code)))`)
  return new Set(rows.map(({ code }) => code))
}

export async function deleteSkills(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`delete from school_skills where id = any(${sql.param(`{${ids.join(',')}}`)}::bigint[])`,
  )
}
