import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './center.module.css'

/** The title of a card with its links. */
export const HeadRow = ({ children }: { children: ReactNode }) => (
  <Flex
    className={styles['head']}
    wrap="wrap"
    align="center"
    justify="space-between"
    rowGap="xs"
    columnGap="md"
    px={{ base: 'md', sm: 'lg' }}
    pt={{ base: 'md', sm: 20 }}
    pb="xs"
  >
    {children}
  </Flex>
)
