import { useId as useReactId } from 'react'

/*
 * The sites' entry to Mantine's hooks. Mantine's `useId` gives each component another id after
 * hydration, so that every field, and all tabs with their panels, would be rendered twice. React's
 * ids are the same on the server and in the browser.
 */
export * from '@mantine/hooks'

/**
 * @lintignore Replaces Mantine's `useId`, with ids of the same form; Mantine's modules import it.
 */
export function useId(ownId?: string): string {
  const id = `mantine-${useReactId().replaceAll(':', '')}`
  return ownId ?? id
}
