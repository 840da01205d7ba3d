import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** A titled card beside the video. */
export const SidePanel = ({ name, children }: { name: string; children: ReactNode }) => (
  <Flex
    component="section"
    direction="column"
    gap="sm"
    miw={0}
    p="md"
    bd="1px solid var(--line)"
    bdrs="lg"
    bg="var(--surface)"
    aria-label={name}
  >
    {children}
  </Flex>
)
