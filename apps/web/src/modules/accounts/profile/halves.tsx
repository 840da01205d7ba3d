import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** Two columns of one width; one below the other where there is no room. */
export const Halves = ({ children }: { children: ReactNode }) => (
  <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="lg">
    {children}
  </Flex>
)
