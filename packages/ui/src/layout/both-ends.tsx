import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** The start and the end of a line; stacked if the width is not sufficient. */
export const BothEnds = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="space-between" rowGap="xs" columnGap="md">
    {children}
  </Flex>
)
