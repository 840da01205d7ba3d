import { useMatches } from '@tanstack/react-router'
import { factsOf, type PageFacts } from '../paths.ts'

/** The facts that apply to an unknown address: header and footer with all their links. */
export const nowhere: Omit<PageFacts, 'path'> = {
  title: 'notFound',
  header: 'site',
  footer: true,
  phone: 'back',
  who: 'anyone',
}

/** Returns the facts of the shown page from the table of pages. */
export function usePageFrame(): Omit<PageFacts, 'path'> {
  return useMatches({
    select: (matches) => {
      const found = !matches.some((match) => match._notFound)
      return (found && factsOf(matches.at(-1)?.fullPath ?? '')) || nowhere
    },
  })
}
