import { useId as useReactId } from 'react'

/*
 * The sites import Mantine's hooks from here. Mantine's `useId` gives each component another id
 * after hydration, so every field, and all tabs with their panels, would be rendered twice. The ids
 * of React are the same on the server and in the browser.
 */
export * from '@mantine/hooks'

/**
 * @lintignore Replaces Mantine's `useId`, with ids of the same form; Mantine's modules import it.
 */
export function useId(ownId?: string): string {
  const id = `mantine-${useReactId().replaceAll(':', '')}`
  return ownId ?? id
}
