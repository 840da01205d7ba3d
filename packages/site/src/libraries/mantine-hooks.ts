import { useId as useReactId } from 'react'

/*
 * The sites' entry to Mantine's hooks. Its own `useId` gives each part another id as soon as a page listens, and so
 * draws every field, and all tabs with their panels, a second time in the step that takes the page over. React's ids
 * are the same on the server and in the browser.
 */
export * from '@mantine/hooks'

/** @lintignore In place of Mantine's, with ids of the same form: its own modules import it. */
export function useId(ownId?: string): string {
  const id = `mantine-${useReactId().replaceAll(':', '')}`
  return ownId ?? id
}
