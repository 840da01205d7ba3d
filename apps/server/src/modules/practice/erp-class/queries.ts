import type { ErpCommonErrors } from '@titian/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { type Board, students } from '../board/queries.ts'

/** Maximum number of listed statements and mistakes. */
const most = 20

/**
 * PRC-217: returns the common errors in the students' newest runs, most frequent first, then in the
 * order of the cards. They come from the stored progress, so no books are read.
 */
export async function readCommonErrors(db: Db, assignment: Board): Promise<ErpCommonErrors> {
  const { rows } = await db.execute<{ errors: ErpCommonErrors }>(sql`
    with ${students(assignment, undefined)}, runs as (
      select (student -> 'run' -> 'progress')::jsonb as progress from found
      where (student -> 'run' -> 'progress')::jsonb ? 'slips'
    ), begun as (
      select card, at from runs, jsonb_array_elements(progress -> 'cards') with ordinality c (card, at)
      where (card ->> 'begun')::boolean
    ), cards as (
      select card ->> 'code' as code, min(at) as at, count(*)::int as of from begun group by 1
    ), failures as (
      select card ->> 'code' as code, (failed ->> 'place')::int as place, min(card ->> 'title') as title,
        (min(failed ->> 'statement'))::jsonb as statement, count(*)::int as runs
      from begun, jsonb_array_elements(card -> 'failed') f (failed) group by 1, 2
    ), worst as (
      select f.*, c.at, c.of from failures f join cards c on c.code = f.code
      order by f.runs desc, c.at, f.place limit ${most}
    ), slips as (
      select slip ->> 'code' as code, sum((slip ->> 'count')::int)::int as count
      from runs, jsonb_array_elements(progress -> 'slips') s (slip) group by 1
      order by 2 desc, 1 limit ${most}
    )
    select json_build_object(
      'runs', (select count(*)::int from runs),
      'failures', (select coalesce(json_agg(json_build_object('card', code, 'title', title, 'place', place,
        'statement', statement, 'runs', runs, 'of', of) order by runs desc, at, place), '[]') from worst),
      'slips', (select coalesce(json_agg(json_build_object('code', code, 'count', count) order by count desc, code), '[]')
        from slips)) as errors`)
  return found(rows[0]).errors
}
