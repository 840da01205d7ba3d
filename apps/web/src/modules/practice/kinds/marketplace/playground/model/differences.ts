import type { Entry, Run } from './run.ts'

/** The decisions of a day that only one of the two compared runs has. */
export interface Difference {
  day: number
  first: Entry[]
  second: Entry[]
}

/** Returns a decision as text. Decisions whose fields have another order are equal as text. */
const textOf = ({ command }: Entry) =>
  JSON.stringify(Object.entries(command).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Returns the entries that do not occur in `others`. An entry that occurs twice must occur twice
 * there too.
 */
function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const left = others.map(textOf)
  return entries.filter((entry) => {
    const at = left.indexOf(textOf(entry))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Returns the days with different decisions, first day first. */
export function differencesOf(first: Pick<Run, 'log'>, second: Pick<Run, 'log'>): Difference[] {
  const days = new Set([...first.log, ...second.log].map(({ day }) => day))
  return [...days]
    .toSorted((one, other) => one - other)
    .flatMap((day) => {
      const of = ({ log }: Pick<Run, 'log'>) => log.filter((entry) => entry.day === day)
      const difference = {
        day,
        first: without(of(first), of(second)),
        second: without(of(second), of(first)),
      }
      return difference.first.length + difference.second.length > 0 ? [difference] : []
    })
}
