import { Checkbox, Group } from '@mantine/core'
import { type LinkTarget, SiteLink, useFormats } from '@titian/site'
import type { ReactNode } from 'react'
import styles from './filter-row.module.css'

/** The name of a group of filters. */
export const filterTitle = { mb: 'xs', p: 0, fz: 'sm', fw: 600 } as const

/** Rows below the row that they belong to. */
export const branchClass = styles['branch']

interface RowProps {
  /** The list with this filter. */
  to: LinkTarget
  name: ReactNode
  count?: number
}

interface FilterRowProps extends RowProps {
  current: boolean
  /** The row that takes the filter away. */
  all?: boolean
  onFollow?: () => void
}

/** One choice of a filter, as a link to the list that it leaves. */
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

/** A check box that is a link, so that it works before, and without, a script (index.html has its space bar). */
export function CheckLink({ to, name, count, checked }: RowProps & { checked: boolean }) {
  const { number } = useFormats()
  return (
    <SiteLink
      {...to}
      className={styles['row']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input does nothing without a script
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
