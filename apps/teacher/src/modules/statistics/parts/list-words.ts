/** The search parameters of the page. */
export interface StatisticsSearch {
  list?: 'scores' | 'progress' | 'records' | 'examinations'
  name?: string
  studyStatus?: '1' | '2'
  sort?: string
}

/** The number of rows on a page of each list. */
export const pageSize = 20
