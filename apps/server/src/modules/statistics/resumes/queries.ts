import {
  completeFrom,
  figuresFrom,
  type Language,
  type ResumeFigures,
  type resumeFigureSorts,
} from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { hasRole, likePart } from '../../accounts/index.ts'
import { list, type Page, windowOf } from '../queries.ts'

export interface FigureFilter {
  name: string
  sort: (typeof resumeFigureSorts)[number]
  descending: boolean
}

interface Reader {
  language: Language
  fallback: Language
}

/**
 * Returns the major of the account `u` as `pickText` returns it, because rows are grouped by the
 * displayed text.
 */
const majorOf = ({ language, fallback }: Reader): SQL => {
  const texts = [language, fallback, 'en', 'zh', 'my'].map(
    (one) => sql`nullif(trim(u.major->>${one}::text), '')`,
  )
  return sql`coalesce(${sql.join(texts, sql`, `)}, '')`
}

const orders: Record<FigureFilter['sort'], SQL> = {
  students: sql`students`,
  name: sql`lower(major)`,
  begun: sql`begun`,
  complete: sql`complete`,
  percent: sql`percent`,
}

/**
 * RES-090, RES-091: lists figures of resumes, grouped in one statement that reads points and never
 * the content of resumes. Figures of a small group are removed before sorting, because the order
 * would reveal them (RES-093).
 */
export function listResumeFigures(
  db: Db,
  schoolId: number,
  { name, sort, descending }: FigureFilter,
  page: Page,
  reader: Reader,
) {
  const named = name === '' ? sql`true` : sql`major ilike ${likePart(name)}`
  const shown = (figure: SQL) =>
    sql`case when count(*) >= ${sql.raw(String(figuresFrom))} then ${figure} end`
  const complete = sql`count(*) filter (where r.points >= ${sql.raw(String(completeFrom))})`
  return list<ResumeFigures>(
    db,
    sql`with figures as (
      select ${majorOf(reader)} as major, count(*)::integer as students,
        ${shown(sql`count(r.user_id)::integer`)} as begun, ${shown(sql`${complete}::integer`)} as complete,
        ${shown(sql`round(100.0 * ${complete} / count(*))::integer`)} as percent
      from users u left join resumes r on r.school_id = u.school_id and r.user_id = u.id
      where u.school_id = ${schoolId} and not u.disabled and ${hasRole(['student'], sql`u.roles`)}
      group by 1
    )
    select json_build_object('major', major, 'students', students, 'begun', begun, 'complete', complete,
      'percent', percent) as entry, count(*) over () as total
    from figures where ${named}
    order by ${orders[sort]} ${descending ? sql`desc` : sql``} nulls last, lower(major), major ${windowOf(page)}`,
  )
}
