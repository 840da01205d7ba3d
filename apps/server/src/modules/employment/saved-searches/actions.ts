import { savedSearchesMost } from '@titian/contract'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import type { SavedSearchRow, StoredSearch } from '../tables.ts'
import * as queries from './queries.ts'
import { keyOf, saysSomething } from './rules.ts'

/**
 * JOB-110: stores a search once, also for two tabs or a double click, up to the limit of a person.
 */
export async function save(
  db: Db,
  owner: queries.Owner,
  { name, search }: { name: string; search: StoredSearch },
  now: Date,
): Promise<SavedSearchRow | Refusal<'insertError'>> {
  if (!saysSomething(search)) return refusal('insertError', 'searchSaysNothing')
  return db.transaction(async (tx) => {
    await lockFor(tx, 'savedSearches', owner.userId)
    const kept = await queries.listOwn(tx, owner)
    const key = keyOf(search)
    const same = kept.find((one) => one.key === key)
    if (same) return queries.switchOwn(tx, owner, same.id, { on: true, now })
    if (kept.length >= savedSearchesMost) return refusal('insertError', 'tooManySearches')
    return queries.insert(tx, { ...owner, name, search, key, seenUntil: now, createdAt: now })
  })
}
