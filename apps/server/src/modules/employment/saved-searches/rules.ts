import { type employment, type ParsedOf, salaryCurrencies } from '@titian/contract'
import { wordGroups } from '../search/plan.ts'
import type { StoredSearch } from '../tables.ts'

type Asked = Omit<ParsedOf<typeof employment.saveSearch>, 'name'>

/** With its currency, so that it finds the same when the school takes another one. */
export const storedSearch = (
  { content, currency, ...asked }: Asked,
  ofSchool: string,
): StoredSearch => ({
  ...asked,
  content: content.replaceAll(/\s+/g, ' '),
  currency: currency ?? salaryCurrencies.find((one) => one === ofSchool) ?? salaryCurrencies[0],
})

/** Capitals make no other search, nor does a currency without a salary. */
export function keyOf({ content, currency, ...search }: StoredSearch): string {
  const filters = [
    search.city,
    search.industry,
    search.position,
    search.nature,
    search.degree,
    search.salaryBand,
    search.salaryBand ? currency : '',
    search.remote,
  ]
  return JSON.stringify([content.toLowerCase(), ...filters])
}

/** Signs alone find nothing, and a search for nothing finds every post. */
export function saysSomething({ currency: _, ...search }: StoredSearch): boolean {
  return wordGroups(search.content) !== undefined && Object.values(search).some(Boolean)
}

/** Behind a week's end, until what was published before it is committed for sure. In milliseconds. */
const settling = 600_000
const day = 86_400_000

/** The last Monday, 00:00 UTC, which is the morning of Monday in Malaysia and in China. */
export function weekBegin(now: Date): Date {
  const at = new Date(now.getTime() - settling)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(Math.floor(at.getTime() / day) * day - sinceMonday * day)
}
