import type { employment, SavedSearch } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import { storedSearch } from './rules.ts'
import type { View } from '../present.ts'
import type { SavedSearchRow } from '../tables.ts'

const savedSearch = (
  { id, name, search, isOn, createdAt }: SavedSearchRow,
  { seal }: Pick<View, 'seal'>,
): SavedSearch => ({
  sign: seal('savedSearch', id),
  name,
  search,
  on: isOn,
  createdAt: createdAt.toISOString(),
})

export const savedSearchAnswers: SomeAnswers<
  typeof employment,
  'savedSearches' | 'saveSearch' | 'switchSavedSearch' | 'removeSavedSearch'
> = {
  savedSearches: async (_, context) => {
    const { db, school, actor } = context
    const rows = await queries.listOwn(db, { schoolId: school.id, userId: actor.userId })
    return rows.map((row) => savedSearch(row, context))
  },
  saveSearch: async ({ name, ...asked }, context) => {
    const { db, school, actor, now } = context
    const owner = { schoolId: school.id, userId: actor.userId }
    const search = storedSearch(asked, school.currency)
    const saved = await actions.save(db, owner, { name, search }, now)
    return saved instanceof Refusal ? saved : savedSearch(saved, context)
  },
  switchSavedSearch: async ({ sign, on }, context) => {
    const { db, school, actor, open, now } = context
    const owner = { schoolId: school.id, userId: actor.userId }
    const row = await queries.switchOwn(db, owner, open('savedSearch', sign), { on, now })
    return savedSearch(row, context)
  },
  removeSavedSearch: async ({ sign }, { db, school, actor, open }) => {
    const owner = { schoolId: school.id, userId: actor.userId }
    await queries.removeOwn(db, owner, open('savedSearch', sign))
    return null
  },
}
