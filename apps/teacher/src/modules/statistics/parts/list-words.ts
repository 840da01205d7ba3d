/** The words of the page's address. */
export interface StatisticsSearch {
  list?: 'scores' | 'progress' | 'records' | 'examinations'
  name?: string
  studyStatus?: '1' | '2'
  sort?: string
}

/** Rows on a page of each list. */
export const pageSize = 20
