import { link } from '@titian/site/link'
import type { ArticleCard } from '@titian/contract'
import { paths } from '../app/paths.ts'

/** Words of the address of the lists. */
export interface ArticleWords {
  type?: string
  title?: string
  page?: string
}
export interface NewsWords {
  category?: '1' | '2'
  page?: string
}

/** Links to articles and news, as `linkTo` has the others; the first page needs none of them. */
export const articleLinks = {
  articles: (search: ArticleWords = {}) => link({ to: paths.articleList, search }),
  news: (search: NewsWords = {}) => link({ to: paths.newsList, search }),
  /** News have a page of their own. */
  read: ({ sign, category }: Pick<ArticleCard, 'sign' | 'category'>) =>
    link({ to: category === null ? paths.article : paths.news, params: { sign } }),
  manage: (search: { tab?: 'published' } = {}) => link({ to: paths.articleManagement, search }),
}
