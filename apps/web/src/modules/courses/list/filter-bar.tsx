import { Button, Flex, NativeSelect } from '@mantine/core'
import { IconFilter, IconSortDescending } from '@tabler/icons-react'
import { usePhoneLayout } from '@titian/site'
import { Segmented, Tag } from '@titian/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hotTypes, sortingOf, sortings, type ListFilter } from '../list-filter.ts'
import styles from '../../../parts/list/filter-bar.module.css'

// Loaded lazily, because only phones open the sheet.
const FilterSheet = lazy(() =>
  import('./filter-sheet.tsx').then(({ FilterSheet: part }) => ({ default: part })),
)

interface FilterBarProps {
  filter: ListFilter
  /** The number of set filters, for the button of the sheet. */
  active: number
  onChange: (part: ListFilter) => void
}

function Price({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  const { t } = useTranslation('courses')
  return (
    <Segmented
      label={t('list.price')}
      value={filter.isFree ?? 'all'}
      onChange={(value) => onChange({ isFree: value === 'all' ? undefined : value })}
      options={[
        { value: 'all', label: t('list.anyPrice') },
        { value: '1', label: t('list.free') },
        { value: '0', label: t('list.paid') },
      ]}
    />
  )
}

/** Above the cards: price, hot filters, order (CRS-005 to CRS-007). */
export function FilterBar({ filter, active, onChange }: FilterBarProps) {
  const { t } = useTranslation('courses')
  const phone = usePhoneLayout()
  const [sheet, setSheet] = useState(false)
  return (
    <div className={styles['bar']}>
      {phone ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          onClick={() => setSheet(true)}
        >
          {active > 0 ? t('list.filtersSet', { count: active }) : t('list.filters')}
        </Button>
      ) : null}
      <Price filter={filter} onChange={onChange} />
      <Flex component="fieldset" gap="xs" aria-label={t('list.hot')}>
        {hotTypes.map((hotType) => (
          <Tag
            key={hotType}
            pressed={filter.hotType === hotType}
            onClick={() => onChange({ hotType: filter.hotType === hotType ? undefined : hotType })}
          >
            {t(`list.${hotType}`)}
          </Tag>
        ))}
      </Flex>
      <NativeSelect
        className={styles['sort']}
        size="sm"
        leftSection={<IconSortDescending size={18} aria-hidden />}
        aria-label={t('list.sort')}
        value={sortingOf(filter)}
        onChange={(event) => {
          const chosen = sortings.find(({ id }) => id === event.currentTarget.value) ?? sortings[0]
          const standard = chosen.id === 'newest'
          onChange({
            sort: standard ? undefined : chosen.sort,
            order: standard ? undefined : chosen.order,
          })
        }}
        data={sortings.map(({ id }) => ({ value: id, label: t(`list.sortings.${id}`) }))}
      />
      {sheet ? (
        <Suspense>
          <FilterSheet filter={filter} onClose={() => setSheet(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
