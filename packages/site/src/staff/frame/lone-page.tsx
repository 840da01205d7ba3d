import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** A page without the frame of the site. */
export const LonePage = ({ children }: { children: ReactNode }) => (
  <Box component="main" maw={720} mx="auto" py={64} px="var(--gutter)">
    {children}
  </Box>
)
