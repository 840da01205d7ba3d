import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** The radio buttons or check boxes of a group, in one row. */
export const Choices = ({ path, children }: { path?: string; children: ReactNode }) => (
  <Flex rowGap="xs" columnGap="lg" wrap="wrap" pt="xs" pb={6} data-path={path}>
    {children}
  </Flex>
)
