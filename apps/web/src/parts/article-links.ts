import { link } from '@titian/site/link'
import type { ArticleCard } from '@titian/contract'
import { paths } from '../app/paths.ts'

/** The search parameters of the lists. */
export interface ArticleWords {
  type?: string
  title?: string
  page?: string
}
export interface NewsWords {
  category?: '1' | '2'
  page?: string
}

/**
 * Links to articles and news. The links have their own file, because the first page does not need
 * them.
 */
export const articleLinks = {
  articles: (search: ArticleWords = {}) => link({ to: paths.articleList, search }),
  news: (search: NewsWords = {}) => link({ to: paths.newsList, search }),
  /** News items have their own page. */
  read: ({ sign, category }: Pick<ArticleCard, 'sign' | 'category'>) =>
    link({ to: category === null ? paths.article : paths.news, params: { sign } }),
  manage: (search: { tab?: 'published' } = {}) => link({ to: paths.articleManagement, search }),
}
