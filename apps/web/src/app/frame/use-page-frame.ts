import { useMatches } from '@tanstack/react-router'
import { factsOf, type PageFacts } from '../paths.ts'

/** Around an address that is none of ours: everything that leads away from it. */
export const nowhere: Omit<PageFacts, 'path'> = {
  title: 'notFound',
  header: 'site',
  footer: true,
  phone: 'back',
  who: 'anyone',
}

/** What the table of pages says of the one on show. */
export function usePageFrame(): Omit<PageFacts, 'path'> {
  return useMatches({
    select: (matches) => {
      const found = !matches.some((match) => match._notFound)
      return (found && factsOf(matches.at(-1)?.fullPath ?? '')) || nowhere
    },
  })
}
