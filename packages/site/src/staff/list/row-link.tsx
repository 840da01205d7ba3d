import { Flex, type MantineSpacing } from '@mantine/core'
import type { ReactNode } from 'react'
import { SiteLink, type LinkTarget } from '../../routing/site-link.tsx'
import styles from './list.module.css'

interface RowLinkProps extends LinkTarget {
  children: ReactNode
  /** Between a picture and the words beside it. */
  gap?: MantineSpacing
  /** The words one below the other, with no picture. */
  stacked?: boolean
}

/** What a row of a list is called, as the link to it: high enough for a finger, its bold words underlined under the pointer. */
export const RowLink = ({ children, gap = 'sm', stacked = false, ...target }: RowLinkProps) => (
  <Flex
    component={SiteLink}
    {...target}
    className={styles['rowLink']}
    miw={0}
    mih={44}
    direction={stacked ? 'column' : 'row'}
    align={stacked ? undefined : 'center'}
    justify={stacked ? 'center' : undefined}
    gap={stacked ? undefined : gap}
  >
    {children}
  </Flex>
)
