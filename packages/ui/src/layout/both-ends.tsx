import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** What begins a line and what ends it, one below the other where there is no room. */
export const BothEnds = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="space-between" rowGap="xs" columnGap="md">
    {children}
  </Flex>
)
