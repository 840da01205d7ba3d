import { Flex, type MantineSpacing } from '@mantine/core'
import type { ReactNode } from 'react'
import { SiteLink, type LinkTarget } from '../../routing/site-link.tsx'
import styles from './list.module.css'

interface RowLinkProps extends LinkTarget {
  children: ReactNode
  /** The space between a picture and the text beside it. */
  gap?: MantineSpacing
  /** True for several lines of text without a picture. */
  stacked?: boolean
}

/** The name of a row as a link: high enough for a finger, bold, and underlined while hovered. */
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
