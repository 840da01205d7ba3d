import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

export function TestProvider({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>
}
