import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { filterGroups, salaryGroup, wordGroups } from '../search/plan.ts'
import { countGroups } from '../search/spelling/queries.ts'
import type { SavedSearchRow } from '../tables.ts'
import * as queries from './queries.ts'
import { weekBegin } from './rules.ts'

/** People per transaction. */
const batch = 50
/**
 * The terms of all posts are counted, not only of new ones. So a word counts as misspelt only if it
 * is in no post at all, as on the page of search results.
 */
const everSince = new Date(0).toISOString()

function groupsOf({ search }: SavedSearchRow) {
  const filters = { ...search, postedWithin: 0 as const }
  const words = wordGroups(search.content) ?? []
  return [...words, ...filterGroups(filters), ...salaryGroup(filters)]
}

/**
 * Counts the terms of all searches in one statement. A search with a word that no post contains is
 * left out.
 */
async function wantedBy(
  tx: Db,
  schoolId: number,
  searches: readonly SavedSearchRow[],
): Promise<queries.Wanted[]> {
  const groups = searches.flatMap((row) => groupsOf(row).map((group) => ({ row, group })))
  const counted = await countGroups(
    tx,
    schoolId,
    groups.map(({ group }) => group),
    everSince,
  )
  const found = groups.map(({ row }, index) => ({
    terms: counted[index]?.terms ?? [],
    row,
    at: index,
  }))
  const without = new Set(found.filter(({ terms }) => terms.length === 0).map(({ row }) => row.id))
  return found
    .filter(({ row }) => !without.has(row.id))
    .flatMap(({ terms, row, at }) =>
      terms.map((term) => ({
        userId: row.userId,
        searchId: row.id,
        group: at,
        term,
        since: row.seenUntil.toISOString(),
      })),
    )
}

/**
 * Stores the progress and publishes the messages in one transaction. If the job runs again, nothing
 * is sent twice and nobody is skipped.
 */
function announceSome({ db, clock, events, seal }: Services): Promise<number> {
  const now = clock.now()
  const until = weekBegin(now)
  return db.transaction(async (tx) => {
    const people = await queries.listDue(tx, until, batch)
    const searches = people.length > 0 ? await queries.lockDue(tx, people, until) : []
    for (const schoolId of new Set(searches.map((row) => row.schoolId))) {
      const rows = searches.filter((row) => row.schoolId === schoolId)
      const wanted = await wantedBy(tx, schoolId, rows)
      const news = await queries.findNews(tx, schoolId, wanted, { until, now })
      await events.publish(tx, 'savedSearchesFound', {
        schoolId,
        people: news.map(({ userId, posts, titles, newest }) => ({
          userId,
          posts,
          titles,
          ...(posts === 1 && { postSign: seal('jobPost', newest) }),
        })),
        createdAt: now,
      })
    }
    if (searches.length > 0)
      await queries.markSeen(
        tx,
        searches.map(({ id }) => id),
        until,
      )
    return people.length
  })
}

/**
 * JOB-038: sends at most one message a week to each person, whatever the number of their searches.
 */
export async function announceNews(services: Services): Promise<void> {
  while ((await announceSome(services)) === batch);
}

export const savedSearchJobs = (services: Services): JobDefinition[] => [
  { name: 'employment.announceNews', every: '*/10 * * * *', run: () => announceNews(services) },
]
