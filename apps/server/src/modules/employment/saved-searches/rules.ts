import { type employment, type ParsedOf, salaryCurrencies } from '@titian/contract'
import { wordGroups } from '../search/plan.ts'
import type { StoredSearch } from '../tables.ts'

type SearchInput = Omit<ParsedOf<typeof employment.saveSearch>, 'name'>

/**
 * Returns a search together with its currency, so that it finds the same posts after the school has
 * changed its currency.
 */
export const storedSearch = (
  { content, currency, ...asked }: SearchInput,
  ofSchool: string,
): StoredSearch => ({
  ...asked,
  content: content.replaceAll(/\s+/g, ' '),
  currency: currency ?? salaryCurrencies.find((one) => one === ofSchool) ?? salaryCurrencies[0],
})

/**
 * Returns the key of a search. It is the same for capital and small letters, and contains the
 * currency only if the search has a salary.
 */
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

/**
 * True if a search has a word or a filter. Punctuation alone finds nothing, and an empty search
 * would find every post.
 */
export function saysSomething({ currency: _, ...search }: StoredSearch): boolean {
  return wordGroups(search.content) !== undefined && Object.values(search).some(Boolean)
}

/**
 * Milliseconds after the end of a week until the transactions of posts published in it have surely
 * ended.
 */
const settling = 600_000
const day = 86_400_000

/** Returns the last Monday, 00:00 UTC, which is Monday morning in Malaysia and in China. */
export function weekBegin(now: Date): Date {
  const settled = new Date(now.getTime() - settling)
  const sinceMonday = (settled.getUTCDay() + 6) % 7
  return new Date(Math.floor(settled.getTime() / day) * day - sinceMonday * day)
}
