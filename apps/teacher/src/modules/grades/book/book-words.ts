import { bookSorts, type grades, type InputOf } from '@titian/contract'

/** The search parameters that filter and sort the gradebook. */
export interface BookWords {
  person?: string
  className?: string
  group?: string
  only?: string
  sort?: string
  sortSign?: string
  down?: string
}

const onlies = ['all', 'failing', 'waits'] as const

export type ChosenBook = Omit<InputOf<typeof grades.exportGradebook>, 'format' | 'timeZone'>

/** Reads the filter from the address; unknown values are ignored. */
export function chosenOf(courseIdSign: string, words: BookWords): ChosenBook {
  const sort = bookSorts.find((one) => one === words.sort) ?? 'name'
  const isItem = sort === 'exam' || sort === 'work'
  const isComplete = !isItem || words.sortSign !== undefined
  return {
    courseIdSign,
    person: words.person ?? '',
    className: words.className ?? '',
    ...(words.group && { groupSign: words.group }),
    only: onlies.find((one) => one === words.only) ?? 'all',
    sort: isComplete ? sort : 'name',
    ...(isItem && isComplete && { sortSign: words.sortSign }),
    down: words.down === '1',
  }
}
