import { Box } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { startAtFirstField } from './first-field.ts'

/**
 * FRM-483: wraps the contents of a dialog other than `FormDialog`, so that its first field has the
 * initial focus and not its close button.
 */
export function StartAtField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (root.current ? startAtFirstField(root.current) : undefined), [])
  return <Box ref={root}>{children}</Box>
}
