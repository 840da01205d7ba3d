import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** The radios or check boxes of a group, beside each other. */
export const Choices = ({ path, children }: { path?: string; children: ReactNode }) => (
  <Flex rowGap="xs" columnGap="lg" wrap="wrap" pt="xs" pb={6} data-path={path}>
    {children}
  </Flex>
)
