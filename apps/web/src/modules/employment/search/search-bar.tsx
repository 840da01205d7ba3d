import { Button, NativeSelect } from '@mantine/core'
import { IconFilter, IconSortDescending } from '@tabler/icons-react'
import { narrowing } from '@titian/contract'
import { usePhoneLayout } from '@titian/site'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../parts/list/filter-bar.module.css'
import type { SearchFiltersProps } from './search-filters.tsx'

// Loaded lazily, because only phones open the sheet.
const SearchSheet = lazy(() =>
  import('./search-sheet.tsx').then(({ SearchSheet: part }) => ({ default: part })),
)

const sortings = ['newest', 'match'] as const

interface SearchBarProps extends Omit<SearchFiltersProps, 'onFollow'> {
  /** The button that saves the search. */
  saveButton: ReactNode
}

/** The bar above the jobs: the order, and on a phone the button of the filters. */
export function SearchBar({ saveButton, ...props }: SearchBarProps) {
  const { filter, onChange } = props
  const { t } = useTranslation('employment')
  const phone = usePhoneLayout()
  const [sheet, setSheet] = useState(false)
  const { content: _, currency: _currency, ...set } = narrowing(filter)
  const count = Object.keys(set).length
  return (
    <div className={styles['bar']}>
      {phone ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setSheet(true)}
        >
          {count > 0 ? t('search.filtersSet', { count }) : t('search.filters')}
        </Button>
      ) : null}
      {saveButton}
      <NativeSelect
        className={styles['sort']}
        size="sm"
        leftSection={<IconSortDescending size={18} aria-hidden />}
        aria-label={t('search.sort')}
        value={filter.sort ?? 'relevance'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: sortings.find((one) => one === value) })
        }
        data={(['relevance', ...sortings] as const).map((value) => ({
          value,
          label: t(`search.sortings.${value}`),
        }))}
      />
      {sheet ? (
        <Suspense>
          <SearchSheet {...props} onClose={() => setSheet(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
