import type { ListSearch, PageWord } from '@titian/site/staff'

/** The words of the page's address. */
export interface StatisticsSearch {
  list?: 'scores' | 'progress' | 'records' | 'examinations'
  name?: string
  studyStatus?: '1' | '2'
  sort?: string
}

/** What each list of the page is given. */
export interface ListProps {
  sign: string
  search: { name?: string; studyStatus?: string; sort?: string }
  page: number
  size: number
  change: ListSearch<PageWord & StatisticsSearch>['change']
}
