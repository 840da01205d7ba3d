import { Box, NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core'
import { type PostFacet, type PostsFound, salaryBands, salaryCurrencies } from '@titian/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  branchClass,
  CheckLink,
  FilterRow,
  filterTitle,
} from '../../../parts/filters/filter-row.tsx'
import { type JobFilter, jobLinks } from '../../../parts/job-links.ts'
import { leadsTo, type Place, placeTree } from './place-tree.ts'
import { daysAsked, useBandText, useDegreeLimit } from './search-words.tsx'
import { useSearchCurrency } from './use-job-search.ts'

export interface SearchFiltersProps {
  filter: JobFilter
  facets: PostsFound['facets'] | undefined
  onChange: (part: JobFilter) => void
  onFollow?: () => void
}
type LinksProps = Pick<SearchFiltersProps, 'filter' | 'onFollow'>

function Branch({ places, filter, onFollow }: LinksProps & { places: readonly Place[] }) {
  const chosen = filter.city
  return (
    <ul className={branchClass}>
      {places.map((place) => {
        const isOpen = places.length === 1 || (chosen !== undefined && leadsTo(place, chosen))
        return (
          <li key={place.code}>
            <FilterRow
              to={jobLinks.search({ ...filter, city: place.code })}
              name={place.name}
              count={place.count}
              current={place.code === chosen}
              onFollow={onFollow}
            />
            {isOpen && place.children.length > 0 ? (
              <Branch places={place.children} filter={filter} onFollow={onFollow} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Places({ cities, filter, onFollow }: LinksProps & { cities: readonly PostFacet[] }) {
  const { t } = useTranslation('employment')
  if (cities.length === 0 && !filter.city) return null
  return (
    <nav aria-label={t('search.place')}>
      <Box {...filterTitle} component="h2">
        {t('search.place')}
      </Box>
      <FilterRow
        to={jobLinks.search({ ...filter, city: undefined })}
        name={t('search.anywhere')}
        current={!filter.city}
        all
        onFollow={onFollow}
      />
      <Branch places={placeTree(cities)} filter={filter} onFollow={onFollow} />
    </nav>
  )
}

/** The number of choices that are visible before the button "more" is pressed. */
const shownFirst = 8

interface ChoicesProps extends LinksProps {
  name: 'position' | 'industry' | 'nature' | 'degree' | 'postedWithin'
  title: string
  any: string
  choices: readonly (Omit<PostFacet, 'count'> & { count?: number })[]
}

/** One filter as a list of choices; the first choice removes the filter. */
function Choices({ name, title, any, choices, filter, onFollow }: ChoicesProps) {
  const { t } = useTranslation('employment')
  const [isWhole, setWhole] = useState(false)
  const chosen = filter[name]
  const others = choices.filter(({ code, count }) => count !== 0 || code === chosen)
  if (others.length === 0) return null
  const shown = others.filter(({ code }, at) => isWhole || at < shownFirst || code === chosen)
  return (
    <nav aria-label={title}>
      <Box {...filterTitle} component="h2">
        {title}
      </Box>
      <FilterRow
        to={jobLinks.search({ ...filter, [name]: undefined })}
        name={any}
        current={!chosen}
        all
        onFollow={onFollow}
      />
      <ul>
        {shown.map((choice) => (
          <li key={choice.code}>
            <FilterRow
              to={jobLinks.search({ ...filter, [name]: choice.code })}
              name={choice.name}
              {...(choice.count !== undefined && { count: choice.count })}
              current={choice.code === chosen}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
      {shown.length < others.length ? (
        <UnstyledButton
          className="link"
          mih={{ base: 44, sm: 32 }}
          fz="sm"
          onClick={() => setWhole(true)}
        >
          {t('search.allChoices', { count: others.length })}
        </UnstyledButton>
      ) : null}
    </nav>
  )
}

/** JOB-113: filters by the person's own skills. */
function Own({ filter }: LinksProps) {
  const { t } = useTranslation('employment')
  return (
    <fieldset aria-describedby="meets-text">
      <Box {...filterTitle} component="legend">
        {t('own.title')}
      </Box>
      <CheckLink
        to={jobLinks.search({ ...filter, meets: filter.meets ? undefined : '1' })}
        name={t('own.meets')}
        checked={filter.meets === '1'}
      />
      <Text id="meets-text" component="p" fz="xs" c="var(--text-2)">
        {t('own.meetsText')}
      </Text>
    </fieldset>
  )
}

/** JOB-009, JOB-052: a monthly salary range in one currency. */
function SalaryFields({ filter, onChange }: Pick<SearchFiltersProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation('employment')
  const currency = useSearchCurrency(filter)
  const band = useBandText(currency)
  return (
    <Stack component="fieldset" gap="xs">
      <Box {...filterTitle} component="legend">
        {t('search.salary')}
      </Box>
      <NativeSelect
        aria-label={t('search.salary')}
        value={filter.salaryBand ?? '0'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ salaryBand: value === '0' ? undefined : value })
        }
        data={salaryBands.map((_, number) => ({ value: String(number), label: band(number) }))}
      />
      <NativeSelect
        aria-label={t('search.currency')}
        value={currency}
        onChange={({ currentTarget: { value } }) =>
          onChange({ currency: salaryCurrencies.find((one) => one === value) })
        }
        data={[...salaryCurrencies]}
      />
    </Stack>
  )
}

const none: PostsFound['facets'] = {
  cities: [],
  positions: [],
  industries: [],
  natures: [],
  degrees: [],
  remote: 0,
}

/** JOB-080: the filters; each choice shows its number of jobs. */
export function SearchFilters({ filter, facets = none, onChange, onFollow }: SearchFiltersProps) {
  const { t } = useTranslation('employment')
  const degreeLimit = useDegreeLimit()
  const links = { filter, onFollow }
  return (
    <>
      <Places cities={facets.cities} {...links} />
      <fieldset aria-label={t('place.remote')}>
        <CheckLink
          to={jobLinks.search({ ...filter, remote: filter.remote ? undefined : '1' })}
          name={t('place.remote')}
          count={facets.remote}
          checked={filter.remote === '1'}
        />
      </fieldset>
      <SalaryFields filter={filter} onChange={onChange} />
      <Own {...links} />
      <Choices
        name="nature"
        title={t('search.nature')}
        any={t('search.anyNature')}
        choices={facets.natures.filter(({ code }) => code !== '3' || filter.nature === '3')}
        {...links}
      />
      <Choices
        name="position"
        title={t('detail.position')}
        any={t('search.anyPosition')}
        choices={facets.positions}
        {...links}
      />
      <Choices
        name="industry"
        title={t('detail.industry')}
        any={t('search.anyIndustry')}
        choices={facets.industries}
        {...links}
      />
      <Choices
        name="degree"
        title={t('search.degree')}
        any={t('search.anyDegree')}
        choices={facets.degrees.map((one) => ({
          ...one,
          name: degreeLimit(one.code, one.name),
        }))}
        {...links}
      />
      <Choices
        name="postedWithin"
        title={t('search.posted')}
        any={t('search.anyTime')}
        choices={daysAsked.map((days) => ({
          code: String(days),
          name: t('search.within', { count: days }),
        }))}
        {...links}
      />
    </>
  )
}
