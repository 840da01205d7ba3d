import { Box } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { startAtFirstField } from './first-field.ts'

/**
 * FRM-483: wraps the contents of a dialog other than `FormDialog`. So the initial focus is in the
 * first field and not on the close button.
 */
export function StartAtField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (root.current ? startAtFirstField(root.current) : undefined), [])
  return <Box ref={root}>{children}</Box>
}
