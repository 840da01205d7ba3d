import { Box, Group, NativeSelect } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { FilterSearch } from './filter-search.tsx'
import styles from './list.module.css'

interface FilterBarProps extends ComponentProps<typeof FilterSearch> {
  /** Further filters, beside the word. */
  children?: ReactNode
  /** Elsewhere than above a table: without the space and the line around it. */
  bare?: boolean
}

/** Above the rows of a list: the word that narrows it, and further filters. */
export function FilterBar({ children, bare = false, ...search }: FilterBarProps) {
  return (
    <Group
      className={styles['bar']}
      gap="xs"
      data-view-choice
      {...(bare ? null : { py: 'sm', px: 'md', style: { borderBottom: '1px solid var(--line)' } })}
    >
      <Box flex="1 1 220px" miw={0}>
        <FilterSearch {...search} />
      </Box>
      {children}
    </Group>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  options: ComponentProps<typeof NativeSelect>['data']
  /** Stands in no address; choosing it gives an empty text. */
  usual?: string
  onChange: (value: string) => void
}

/** One choice that narrows a list. */
export function FilterSelect({ label, value, options, usual, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      size="sm"
      className={styles['select']}
      aria-label={label}
      value={value}
      data={options}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === usual ? '' : chosen)}
    />
  )
}
