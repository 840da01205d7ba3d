import { useQueries } from '@tanstack/react-query'
import { practice, type TaughtAssignment } from '@titian/contract'
import { askOptions } from '@titian/site'
import { createContext, type ReactNode, use } from 'react'
import { type NamedParts, withSchoolPartners } from './school-partners.ts'

const Names = createContext<NamedParts>({})

interface OwnNamesProps {
  own: NonNullable<TaughtAssignment['erp']>['own']
  children: ReactNode
}

/**
 * Provides the names of partners and items in teachers' cards to pages that have not loaded a
 * student's books.
 */
export function OwnNames({ own, children }: OwnNamesProps) {
  const names = useQueries({
    queries: own.flatMap(({ sign }) =>
      sign === null
        ? []
        : [{ ...askOptions(practice.erpCard, { sign }, true), staleTime: 300_000 }],
    ),
    combine: (cards) => ({
      partners: cards.flatMap(({ data }) => data?.content.partners ?? []),
      items: cards.flatMap(({ data }) => data?.content.items ?? []),
    }),
  })
  return <Names value={names}>{children}</Names>
}

/**
 * Returns the names for sentences: from the student's books if the page has loaded them, otherwise
 * from the cards.
 */
export function useNames(books?: NamedParts) {
  const ofCards = use(Names)
  return withSchoolPartners(books ?? ofCards)
}
