import type { ItemAnswer } from '../../answer.ts'
import { type Mark, markRight, markShare, unanswered } from '../../mark.ts'
import type { OrderingItem } from './shape.ts'

const orderOf = ({ options }: OrderingItem): string[] => options.map(({ id }) => id)

/** Counts the entries that come directly after the same entry as in the right order. */
const rightNeighbours = (key: readonly string[], given: readonly string[]): number =>
  key.slice(1).filter((id, at) => {
    const place = given.indexOf(key[at] ?? '')
    return place >= 0 && given[place + 1] === id
  }).length

/** Gives partial marks by the question's scoring (EXM-246). */
export function mark(item: OrderingItem, answer: ItemAnswer, maxPoints: number): Mark {
  if (!Array.isArray(answer) || answer.length === 0) return unanswered
  const key = orderOf(item)
  const inPlace = key.filter((id, at) => answer[at] === id).length
  if (inPlace === key.length && answer.length === key.length) return markRight(true, maxPoints)
  switch (item.scoring) {
    case 'all':
      return markRight(false, maxPoints)
    case 'place':
      return markShare(inPlace, key.length, maxPoints)
    case 'neighbour':
      return markShare(rightNeighbours(key, answer), key.length - 1, maxPoints)
  }
}

export const rightAnswer = (item: OrderingItem): ItemAnswer => orderOf(item)

export const keyLines = ({ options }: OrderingItem): string[] =>
  options.map(({ content }, at) => `${at + 1}. ${content}`)

/**
 * EXM-250: returns for each place how many students put the right entry there, and which wrong
 * entry was most frequent. `chosen` has keys such as `0 id`: the place, from 0, and the id of the
 * entry.
 */
export function tally({ options }: OrderingItem, chosen: Readonly<Record<string, number>>) {
  return options.flatMap((right, at) => {
    const counts = options.map((option) => ({
      name: `${at} ${option.id}`,
      content: option.content,
      place: at + 1,
      right: option === right,
      chosen: chosen[`${at} ${option.id}`] ?? 0,
    }))
    const own = counts.filter((count) => count.right)
    const [other] = counts
      .filter((count) => !count.right && count.chosen > 0)
      .toSorted((one, next) => next.chosen - one.chosen)
    return other ? [...own, other] : own
  })
}
