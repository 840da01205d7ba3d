import { Box, Button, Group, NativeSelect } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useNarrow } from '@titian/ui'
import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  type ReactNode,
  useId,
} from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from './filter-search.tsx'
import styles from './list.module.css'

interface FilterBarProps extends Partial<ComponentProps<typeof FilterSearch>> {
  /** Further filters beside the search text. */
  children?: ReactNode
  /** True for use outside of a table: without spacing and border. */
  bare?: boolean
}

interface FilterProps {
  value?: unknown
  usual?: unknown
  checked?: boolean
  children?: ReactNode
}

/** The number of filters that differ from their default. */
function countSet(filters: ReactNode): number {
  return Children.toArray(filters).reduce<number>((sum, filter) => {
    if (!isValidElement<FilterProps>(filter)) return sum
    const { value, usual, checked, children } = filter.props
    if (filter.type === Fragment) return sum + countSet(children)
    const isSet = checked ?? Boolean(value && value !== usual)
    return sum + Number(isSet)
  }, 0)
}

/**
 * FRM-449: the search text and the filters above the rows of a list. On a phone, one button opens
 * them.
 */
export function FilterBar({
  children,
  bare = false,
  label,
  value = '',
  onSearch,
  ...search
}: FilterBarProps) {
  const { t } = useTranslation('staff')
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  const hasMore = Children.toArray(children).length > 0
  const isFolded = useNarrow() && hasMore
  const count = countSet(children)
  return (
    <Group
      gap="xs"
      data-view-choice
      {...(bare ? null : { py: 'sm', px: 'md', style: { borderBottom: '1px solid var(--line)' } })}
    >
      {label !== undefined && onSearch ? (
        <Box className={styles['word']} flex="1 1 180px" miw={0}>
          <FilterSearch {...search} label={label} value={value} onSearch={onSearch} />
        </Box>
      ) : null}
      {isFolded ? (
        <Button
          variant="default"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={opened}
          aria-controls={id}
          onClick={toggle}
        >
          {count > 0 ? t('filters.set', { count }) : t('filters.open')}
        </Button>
      ) : null}
      {hasMore ? (
        <Box id={id} className={styles['more']} display={isFolded && !opened ? 'none' : 'contents'}>
          {children}
        </Box>
      ) : null}
    </Group>
  )
}

interface FilterSelectProps {
  label: string
  value: string
  options: ComponentProps<typeof NativeSelect>['data']
  /**
   * The default value, which is left out of the address. If the user chooses it, `onChange` gets an
   * empty text.
   */
  usual?: string
  onChange: (value: string) => void
}

/** One filter with options. */
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
