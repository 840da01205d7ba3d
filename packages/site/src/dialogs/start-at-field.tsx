import { Box } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { startAtFirstField } from './first-field.ts'

/** FRM-483: around what a dialog shows, where that is no `FormDialog`; its close button comes first otherwise. */
export function StartAtField({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (root.current ? startAtFirstField(root.current) : undefined), [])
  return <Box ref={root}>{children}</Box>
}
