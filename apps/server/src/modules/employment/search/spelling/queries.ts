import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { rootsOf } from '../malay.ts'
import type { Group } from '../plan.ts'
import { isOneSlip, spellingsOf } from '../typing.ts'

/**
 * The maximum number of rows that are counted for one term, newest first. If a term has more rows,
 * it is common.
 */
export const probed = 1000
const [beginMost, nearMost] = [8, 50]

/** A group with the approximate number of its posts. The rarest group is read first. */
export interface CountedGroup extends Group {
  count: number
  /**
   * When the oldest counted row was published, in seconds. Of two common groups, the rarer one has
   * the older row.
   */
  oldest: number
}

interface Answer extends Record<string, unknown> {
  at: number
  kind: 'written' | 'begins' | 'near'
  word: string
  count: number
  oldest: number
}

/** JOB-079: for a word that no post contains, returns the terms that replace it. */
function replace(group: Group, answers: readonly Answer[]): string[] {
  const wordsOf = (kind: Answer['kind']) =>
    answers.filter((answer) => answer.kind === kind).map(({ word }) => word)
  const begins = wordsOf('begins')
  const near = wordsOf('near').filter((word) => isOneSlip(word, group.word ?? ''))
  return [...new Set((begins.length > 0 ? begins : near).flatMap(rootsOf))]
}

/**
 * Counts each group. If no post contains a word, it is replaced by words that begin with it or
 * differ by one typing error.
 */
export async function countGroups(
  db: Db,
  schoolId: number,
  groups: readonly Group[],
  since: string,
): Promise<CountedGroup[]> {
  const terms = groups.flatMap((group, index) => group.terms.map((term) => [index, term] as const))
  const words = groups.flatMap(({ word = '' }, index) =>
    /^[a-z]{2,}$/.test(word) ? [[index, word] as const] : [],
  )
  const spellings = words.flatMap(([at, word]) =>
    spellingsOf(word).map((spelling) => [at, spelling] as const),
  )
  const pairs = (list: readonly (readonly [number, string])[]) =>
    sql`unnest(${sql.param(list.map(([at]) => at))}::int[], ${sql.param(list.map(([, text]) => text))}::text[])`
  const { rows } = await db.execute<Answer>(sql`
    with counted as materialized (
      select a.at, a.term, c.n, c.oldest from ${pairs(terms)} a (at, term) cross join lateral (
        select count(*)::int as n, extract(epoch from min(published_at))::float8 as oldest from (
          select t.published_at from post_terms t
          where t.school_id = ${schoolId} and t.term = a.term and t.published_at >= ${since}
          order by t.published_at desc limit ${probed}) part) c
      where c.n > 0)
    select at, 'written' as kind, term as word, n as count, oldest from counted
    union all
    select a.at, 'begins', s.word, 0, 0 from ${pairs(words)} a (at, word) cross join lateral (
      select word from post_spellings s
      where s.school_id = ${schoolId} and s.spelling >= a.word and s.spelling < a.word || U&'\\FFFF' and s.word = s.spelling
      limit ${beginMost}) s
    where not exists (select 1 from counted where counted.at = a.at)
    union all
    select a.at, 'near', s.word, 0, 0 from ${pairs(spellings)} a (at, spelling) cross join lateral (
      select word from post_spellings s where s.school_id = ${schoolId} and s.spelling = a.spelling limit ${nearMost}) s
    where not exists (select 1 from counted where counted.at = a.at)`)
  return groups.map((group, index) => {
    const answers = rows.filter((row) => row.at === index)
    const written = answers.filter(({ kind }) => kind === 'written')
    if (written.length === 0)
      return { ...group, terms: replace(group, answers), count: 0, oldest: 0 }
    return {
      ...group,
      terms: written.map(({ word }) => word),
      count: written.reduce((sum, { count }) => sum + count, 0),
      oldest: Math.max(...written.map((answer) => answer.oldest)),
    }
  })
}
