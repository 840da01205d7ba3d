import { Box, NativeSelect } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { FilterSearch } from './filter-search.tsx'
import styles from './list.module.css'

interface FilterBarProps extends ComponentProps<typeof FilterSearch> {
  /** Further filters, beside the word. */
  children?: ReactNode
  /** For a bar that stands elsewhere than above a table. */
  className?: string
}

/** Above the rows of a list: the word that narrows it, and further filters. */
export function FilterBar({ children, className = styles['bar'], ...search }: FilterBarProps) {
  return (
    <div className={className}>
      <Box flex="1 1 220px" miw={0}>
        <FilterSearch {...search} />
      </Box>
      {children}
    </div>
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
      // A long name in the list of choices is no reason for a wide field.
      maw="min(100%, 240px)"
      aria-label={label}
      value={value}
      data={options}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === usual ? '' : chosen)}
    />
  )
}
