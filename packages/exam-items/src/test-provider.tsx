import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** A growing text field waits for the fonts of the page, which this test environment does not have. */
function giveFonts() {
  if (document.fonts) return
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
}

export function TestProvider({ children }: { children: ReactNode }) {
  giveFonts()
  return <MantineProvider env="test">{children}</MantineProvider>
}
