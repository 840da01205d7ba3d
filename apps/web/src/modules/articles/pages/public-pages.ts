// One part for all pages of articles: each further import adds to the first route of the site.
export { ArticleListPage } from './article-list-page.tsx'
export { ArticlePage, NewsPage } from './article-page.tsx'
export { ArticleManagementPage } from './management-page.tsx'
export { NewsListPage } from './news-list-page.tsx'
