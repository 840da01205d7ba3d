import { Flex, Pagination } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useNarrow } from '../layout/use-narrow.ts'
import styles from './pager.module.css'

export interface PagerLabels {
  /** The name of the whole navigation, such as "Pages". */
  nav: string
  previous: string
  next: string
  page: (page: number) => string
  /** Returns a text such as "1 to 9 of 34". */
  range?: (from: number, to: number, total: number) => string
}

export interface PagerProps {
  /** The number of the page, from 1. */
  page: number
  /** The number of entries on a page. */
  size: number
  /** The number of all entries. */
  total: number
  onChange: (page: number) => void
  /**
   * Returns the address of a page. If this function is given, the pages are links, which also work
   * without JavaScript.
   */
  hrefOf?: (page: number) => string
  labels: PagerLabels
}

/**
 * A plain press changes the page here; a press for another tab or window is left to the browser.
 */
function linkTo(href: string, turn: () => void) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    turn()
  }
  return { component: 'a', href, onClick }
}

export function Pager({ page, size, total, onChange, hrefOf, labels }: PagerProps) {
  const phone = useNarrow()
  const pages = Math.max(1, Math.ceil(total / size))
  if (total === 0) return null
  const from = (page - 1) * size + 1
  const to = Math.min(total, page * size)
  const linkOf = (one: number) =>
    hrefOf && one >= 1 && one <= pages ? linkTo(hrefOf(one), () => onChange(one)) : {}
  return (
    <Flex
      component="nav"
      gap="sm"
      align="center"
      justify="space-between"
      wrap="wrap"
      py="sm"
      aria-label={labels.nav}
    >
      <span className="meta num">{labels.range?.(from, to, total)}</span>
      {pages > 1 ? (
        <Pagination
          total={pages}
          value={page}
          onChange={onChange}
          siblings={phone ? 0 : 1}
          boundaries={1}
          gap={phone ? 0 : 4}
          classNames={{ control: styles['control'], dots: styles['dots'] }}
          getItemProps={(item) => ({ 'aria-label': labels.page(item), ...linkOf(item) })}
          getControlProps={(control) => ({
            'aria-label':
              control === 'previous' || control === 'first' ? labels.previous : labels.next,
            ...linkOf(control === 'previous' ? page - 1 : page + 1),
          })}
        />
      ) : null}
    </Flex>
  )
}
