import { type OverviewDivision, overviewMost, type Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

interface FiguresRequest {
  schoolId: number
  by: OverviewDivision
  timeZone: string
  /** Counts applications and posts since this time. */
  since: Date
}

export interface Figures extends Record<string, unknown> {
  /** Null in the row of totals, and for people without a course of study. */
  name: string | null
  /** The names of a course of study. */
  names: Texts | null
  is_total: boolean
  posts: number | null
  applications: number
  answered: number
  offers: number
  accepted: number
  half_hours: number | null
}

const monthOf = (column: string, timeZone: string) =>
  sql`to_char(${sql.raw(column)} at time zone ${timeZone}, 'YYYY-MM')`

/** Returns the columns by which applications and posts are grouped. */
function keysOf({ by, timeZone }: FiguresRequest): { application: SQL; post: SQL } {
  if (by === 'study') return { application: sql`u.major::text`, post: sql`''` }
  if (by === 'company') return { application: sql`c.name`, post: sql`c.name` }
  return {
    application: monthOf('a.delivered_at', timeZone),
    post: monthOf('p.published_at', timeZone),
  }
}

/** JOB-122: returns the totals first, then the groups with most applications, in one statement. */
export async function listFigures(db: Db, request: FiguresRequest): Promise<Figures[]> {
  const keys = keysOf(request)
  const since = request.since.toISOString()
  const names = request.by === 'study' ? sql`s.key::jsonb` : sql`null::jsonb`
  const { rows } = await db.execute<Figures>(sql`
    with sent as materialized (
      select ${keys.application} as key, a.answered_at is not null as is_answered, a.state = 'accepted' as is_accepted,
        extract(epoch from a.answered_at - a.delivered_at) / 3600 as hours,
        exists (select 1 from application_steps s where s.application_id = a.id and s.to_state = 'offered') as is_offered
      from job_applications a join job_posts p on p.id = a.post_id join companies c on c.id = p.company_id
      join users u on u.id = a.user_id
      where a.school_id = ${request.schoolId} and a.delivered_at >= ${since}),
    sums as (
      select key, grouping(key) = 1 as is_total, count(*)::int as applications,
        (count(*) filter (where is_answered))::int as answered, (count(*) filter (where is_offered))::int as offers,
        (count(*) filter (where is_accepted))::int as accepted,
        percentile_cont(0.5) within group (order by hours)::float8 as half_hours
      from sent group by grouping sets ((key), ())),
    published as materialized (
      select ${keys.post} as key from job_posts p join companies c on c.id = p.company_id
      where p.school_id = ${request.schoolId} and p.published_at >= ${since}),
    posts as (
      select key, grouping(key) = 1 as is_total, count(*)::int as posts
      from published group by grouping sets ((key), ()))
    select coalesce(s.key, p.key) as name, ${names} as names, coalesce(s.is_total, p.is_total) as is_total,
      p.posts, coalesce(s.applications, 0) as applications, coalesce(s.answered, 0) as answered,
      coalesce(s.offers, 0) as offers, coalesce(s.accepted, 0) as accepted, s.half_hours
    from sums s full join posts p on p.is_total = s.is_total and coalesce(p.key, '') = coalesce(s.key, '')
    order by coalesce(s.is_total, p.is_total) desc, coalesce(s.applications, 0) desc, 1 limit ${overviewMost + 1}`)
  return rows
}

interface WantedRow extends Record<string, unknown> {
  code: string
  /** The name as one of the posts writes it. */
  name: string
  posts: number
}

/**
 * Lists the skills of the live posts. If a post names one skill by several words, the skill counts
 * once.
 */
export async function listWanted(
  db: Db,
  schoolId: number,
  words: readonly (readonly [word: string, code: string])[],
  now: Date,
): Promise<WantedRow[]> {
  const known = JSON.stringify(words.map(([word, code]) => ({ word, code })))
  const folded = sql`btrim(regexp_replace(lower(normalize(k.name, NFKC)), '\\s+', ' ', 'g'))`
  const code = sql`coalesce(w.code, 'other:' || ${folded})`
  const { rows } = await db.execute<WantedRow>(sql`
    with words as materialized (
      select word, code from jsonb_to_recordset(${known}::jsonb) as one (word text, code text))
    select ${code} as code, min(k.name) as name, count(distinct p.id)::int as posts
    from job_posts p cross join lateral jsonb_to_recordset(p.skills) k (name text)
    left join words w on w.word = ${folded}
    where p.school_id = ${schoolId} and p.published_at is not null and p.taken_down_at is null
      and p.ends_at > ${now.toISOString()}
    group by 1`)
  return rows
}

interface TaughtRow extends Record<string, unknown> {
  code: string
  courses: number
}

/** Counts the listed courses that teach each skill. */
export async function listTaught(db: Db, schoolId: number): Promise<TaughtRow[]> {
  const { rows } = await db.execute<TaughtRow>(sql`
    select k.code, count(*)::int as courses from course_skills k join courses c on c.id = k.course_id
    where k.school_id = ${schoolId} and c.audit_status = 2 and c.on_list and not c.training group by k.code`)
  return rows
}
