import type { ListFilter } from '../list-filter.ts'
import { ChoiceChecks, CreditCheck, KindLinks, SubjectTree } from './filter-links.tsx'

export interface FilterColumnProps {
  filter: ListFilter
  /** Whether the type of course is fixed by the page. */
  hasType: boolean
}

/** The filters beside the cards, if the window is wide enough. */
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
