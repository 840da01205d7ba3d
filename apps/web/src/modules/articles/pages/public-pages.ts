// One chunk for all pages of articles, because each separate import makes the first load larger.
export { ArticleListPage } from './article-list-page.tsx'
export { ArticlePage, NewsPage } from './article-page.tsx'
export { ArticleManagementPage } from './management-page.tsx'
export { NewsListPage } from './news-list-page.tsx'
