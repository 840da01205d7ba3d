import {
  choicesIn,
  courseFacts,
  courses,
  type CourseType,
  filterFacts,
  languageNames,
} from '@titian/contract'
import { useAsk, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { FilterWords } from '../../../parts/list/filter-words.tsx'
import { narrowing, withoutValue, type ListFilter } from '../list-filter.ts'

interface ActiveFiltersProps {
  filter: ListFilter
  /** Null until the number is known. */
  total: number | null
  onChange: (part: ListFilter) => void
  onClear: () => void
}

function findType(types: readonly CourseType[], sign: string): CourseType | undefined {
  for (const type of types) {
    const found = type.sign === sign ? type : findType(type.children, sign)
    if (found) return found
  }
  return undefined
}

/** Returns the label of each set filter. */
function useWords(filter: ListFilter) {
  const { t } = useTranslation('courses')
  const { data: types = [] } = useAsk(courses.courseTypeThreeList, {})
  const { data: kinds = [] } = useAsk(courses.courseKindList, {})
  const { courseName, courseTypeSign, courseKindId, type, isFree, hotType } = narrowing(filter)
  const words: { name: keyof ListFilter; word?: string; value?: string }[] = [
    { name: 'courseName', word: courseName && t('list.quoted', { text: courseName }) },
    {
      name: 'courseTypeSign',
      word: courseTypeSign && (findType(types, courseTypeSign)?.name ?? t('list.category')),
    },
    {
      name: 'courseKindId',
      word:
        courseKindId &&
        (kinds.find(({ id }) => String(id) === courseKindId)?.name ?? t('list.kind')),
    },
    ...filterFacts.flatMap((fact) => {
      const { wire } = courseFacts[fact]
      return choicesIn(fact, filter[wire]).map((choice) => ({
        name: wire,
        word: languageNames[choice],
        value: choice,
      }))
    }),
    { name: 'type', word: type && t(type === '1' ? 'list.credit' : 'list.optional') },
    { name: 'isFree', word: isFree && t(isFree === '1' ? 'list.free' : 'list.paid') },
    { name: 'hotType', word: hotType && t(`list.${hotType}`) },
  ]
  return words.flatMap(({ word, ...one }) => (word ? [{ ...one, word }] : []))
}

/** The number of courses, and the set filters, each with a button that removes it. */
export function ActiveFilters({ filter, total, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('courses')
  const { number } = useFormats()
  return (
    <FilterWords
      total={total === null ? '' : t('list.total', { count: total, formatted: number(total) })}
      words={useWords(filter)}
      removeLabel={(word) => t('list.remove', { filter: word })}
      clearLabel={t('list.clear')}
      onRemove={(name, value) => onChange(withoutValue(filter, name, value))}
      onClear={onClear}
    />
  )
}
