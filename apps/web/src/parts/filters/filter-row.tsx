import { Checkbox, Group } from '@mantine/core'
import { type LinkTarget, SiteLink, useFormats } from '@titian/site'
import type { ReactNode } from 'react'
import styles from './filter-row.module.css'

/** The style of a filter group's title. */
export const filterTitle = { mb: 'xs', p: 0, fz: 'sm', fw: 600 } as const

/** The style of nested rows. */
export const branchClass = styles['branch']

interface RowProps {
  /** The link to the list with this filter. */
  to: LinkTarget
  name: ReactNode
  count?: number
}

interface FilterRowProps extends RowProps {
  current: boolean
  /** Whether the row removes the filter. */
  all?: boolean
  onFollow?: () => void
}

/** A choice of a filter, as a link to the filtered list. */
export function FilterRow({ to, name, count, current, all, onFollow }: FilterRowProps) {
  const { number } = useFormats()
  return (
    <SiteLink
      {...to}
      className={styles['row']}
      aria-current={current ? 'true' : undefined}
      data-all={all || undefined}
      onClick={onFollow}
    >
      <span>{name}</span>
      {count === undefined ? null : <span className="num">{number(count)}</span>}
    </SiteLink>
  )
}

/**
 * A check box that is a link, so that it works without JavaScript (a script in index.html handles
 * the space bar).
 */
export function CheckLink({ to, name, count, checked }: RowProps & { checked: boolean }) {
  const { number } = useFormats()
  return (
    <SiteLink
      {...to}
      className={styles['row']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input would not work without a script
      role="checkbox"
      aria-checked={checked}
    >
      <Group component="span" gap="xs" wrap="nowrap">
        <Checkbox.Indicator component="span" size="sm" checked={checked} aria-hidden />
        {name}
      </Group>
      {count === undefined ? null : <span className="num">{number(count)}</span>}
    </SiteLink>
  )
}
