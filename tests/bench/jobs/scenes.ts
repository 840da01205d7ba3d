import { employment } from '@titian/contract'
import type { Scene } from '../scene.ts'

/** The searches, by the name of their row in the table of figures. */
export const searches: Readonly<Record<string, Record<string, string>>> = {
  'every post': {},
  'one common word': { content: 'operator' },
  'two common words': { content: 'senior operator' },
  'three words': { content: 'junior shop analyst' },
  'one Chinese character': { content: '播' },
  'two Chinese characters': { content: '电商' },
  'Chinese and Latin': { content: '高级 data' },
  'Malay root': { content: 'jual' },
  'C++': { content: 'C++' },
  'one wrong letter': { content: 'anelyst' },
  'no such word': { content: 'qqqqqqq' },
  'a company': { content: 'Teratai' },
  'filters alone': { city: 'MY', industry: 'software', nature: '2', degree: '5' },
  'word, salary and city': { content: 'operator', salaryBand: '3', currency: 'MYR', city: 'MY-14' },
  'posted within a week': { content: 'video', postedWithin: '7', sort: 'newest' },
}

/**
 * Runs each search as a visitor, or as the signed-in person to whom the token belongs. A person's
 * responses are not cached.
 */
export function searchScenes(token?: string): Scene[] {
  return Object.entries(searches).map(([name, asked]) => ({
    name,
    kind: 'read',
    async exchange(_, send) {
      const query = new URLSearchParams({ ...asked, page: '1', size: '10' })
      const path = `/api/v1${employment.searchPost.path}?${query.toString()}`
      const { status, text } = await send({ method: 'GET', path, ...(token && { token }) })
      return status === 200 ? text.length : -1
    },
  }))
}
