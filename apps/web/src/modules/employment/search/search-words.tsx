import {
  degrees,
  narrowing,
  postedWithinDays,
  salaryBands,
  type PostsFound,
} from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { JobFilter } from '../../../parts/job-links.ts'
import { FilterWords } from '../../../parts/list/filter-words.tsx'
import { amountText, useJobFacts } from '../parts/use-job-words.ts'
import { useSearchCurrency } from './use-job-search.ts'

type Facets = PostsFound['facets']

/**
 * Returns a function that names a limit of degrees. For the lowest degree, the words "or lower" are
 * left out.
 */
export function useDegreeLimit() {
  const { t } = useTranslation('employment')
  return (code: string, degree: string): string =>
    Number(code) === degrees[0] ? degree : t('search.atMost', { degree })
}

/** Returns a function that names a salary range in whole units. */
export function useBandText(currency: string) {
  const { t } = useTranslation('employment')
  const { locale } = useFormats()
  const text = (units: number) => amountText(locale, currency, units * 100)
  return (band: number): string => {
    const { least, most } = salaryBands[band] ?? salaryBands[0]
    if (least === null && most === null) return t('search.anySalary')
    const amount =
      least === null
        ? t('salary.upTo', { amount: text(most ?? 0) })
        : most === null
          ? t('salary.from', { amount: text(least) })
          : `${text(least)} – ${text(most)}`
    return t('salary.per.month', { amount })
  }
}

export const daysAsked = postedWithinDays.filter((days) => days > 0)

const nameIn = (choices: Facets['cities'] | undefined, code: string | undefined) =>
  choices?.find((one) => one.code === code)?.name

/** Returns the label of each set filter. */
export function useFilterWords(filter: JobFilter, facets: Facets | undefined) {
  const { t } = useTranslation('employment')
  const facts = useJobFacts()
  const degreeLimit = useDegreeLimit()
  const band = useBandText(useSearchCurrency(filter))
  const {
    content,
    city,
    position,
    industry,
    nature,
    degree,
    salaryBand,
    remote,
    postedWithin,
    meets,
  } = narrowing(filter)
  const words: { name: keyof JobFilter; word?: string }[] = [
    { name: 'content', word: content && t('search.quoted', { text: content }) },
    { name: 'city', word: city && (nameIn(facets?.cities, city) ?? t('search.place')) },
    {
      name: 'position',
      word: position && (nameIn(facets?.positions, position) ?? t('detail.position')),
    },
    {
      name: 'industry',
      word: industry && (nameIn(facets?.industries, industry) ?? t('detail.industry')),
    },
    { name: 'nature', word: nature && facts.nature(Number(nature)) },
    {
      name: 'degree',
      word: degree && degreeLimit(degree, facts.degree(Number(degree))),
    },
    { name: 'salaryBand', word: salaryBand && band(Number(salaryBand)) },
    { name: 'remote', word: remote && t('place.remote') },
    { name: 'meets', word: meets && t('own.meets') },
    {
      name: 'postedWithin',
      word: postedWithin && t('search.within', { count: Number(postedWithin) }),
    },
  ]
  return words.flatMap(({ name, word }) => (word ? [{ name, word }] : []))
}

interface SearchWordsProps {
  filter: JobFilter
  /** Undefined until the posts have loaded. */
  found: PostsFound | undefined
  facets: Facets | undefined
  onRemove: (name: keyof JobFilter) => void
  onClear: () => void
}

/** JOB-080: the number of results, and the set filters, each with a button that removes it. */
export function SearchWords({ filter, found, facets, onRemove, onClear }: SearchWordsProps) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const counted = found && { count: found.total, formatted: number(found.total) }
  return (
    <FilterWords
      total={counted ? t(found.more ? 'search.moreThan' : 'list.total', counted) : ''}
      words={useFilterWords(filter, facets)}
      removeLabel={(word) => t('search.remove', { filter: word })}
      clearLabel={t('search.clear')}
      onRemove={onRemove}
      onClear={onClear}
    />
  )
}
