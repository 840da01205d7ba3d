import type { ListFilter } from '../list-filter.ts'
import { ChoiceChecks, CreditCheck, KindLinks, SubjectTree } from './filter-links.tsx'

export interface FilterColumnProps {
  filter: ListFilter
  /** The page shows one type of course, whatever is chosen. */
  hasType: boolean
}

/** Beside the cards, where the window has room for it. */
export function FilterColumn({ filter, hasType }: FilterColumnProps) {
  return (
    <>
      <SubjectTree filter={filter} />
      <KindLinks filter={filter} />
      <ChoiceChecks filter={filter} />
      {hasType ? null : <CreditCheck filter={filter} />}
    </>
  )
}
