import {
  type ArticleDetail,
  articles,
  type AnyCall,
  type FullTexts,
  type Language,
} from '@titian/contract'
import { firstCall } from './first-data.ts'
import type { PublicPage } from './public-page.ts'
import {
  articleAddress,
  articlesAddress,
  homeAddress,
  newsAddress,
  newsListAddress,
} from './search-engines/page-paths.ts'
import { article, articlePicture, breadcrumbs } from './search-engines/structured-data.ts'

const lastPage = 100_000
const ofPage = 9

function pageOf(query: URLSearchParams): number {
  const page = Number(query.getAll('page').at(-1))
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1
}
const wordOf = (query: URLSearchParams, word: string) => query.getAll(word).at(-1) || undefined
const categoryOf = (query: URLSearchParams) => (wordOf(query, 'category') === '2' ? 2 : 1)

/** Adds the query parameters that select another page, in a fixed order. */
function withWords(address: string, words: Record<string, string | undefined>): string {
  const set = Object.entries(words).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return set.length > 0 ? `${address}?${new URLSearchParams(set).toString()}` : address
}
const numbered = (page: number) => (page > 1 ? String(page) : undefined)

const home: FullTexts = { en: 'Home', zh: '首页', my: 'Laman utama' }
const articlesTitle: FullTexts = { en: 'Articles', zh: '文章', my: 'Artikel' }
const newsTitle: FullTexts = { en: 'News', zh: '新闻资讯', my: 'Berita' }

const articleList: PublicPage = {
  pattern: /^\/article\/?$/,
  source: 'src/modules/articles/pages/public-pages.ts',
  noun: 'articles',
  drawn: true,
  words: ['type', 'title', 'page'],
  calls(_group, query) {
    const [typeSign, title] = [wordOf(query, 'type'), wordOf(query, 'title')]
    const filter = { ...(typeSign && { typeSign }), ...(title && { title }) }
    return [
      firstCall(articles.articleList, { ...filter, page: pageOf(query), size: ofPage }),
      firstCall(articles.articleTypeList, {}),
    ]
  },
  title: articlesTitle,
  description: {
    en: 'Articles by the teachers of the school.',
    zh: '本校教师撰写的文章。',
    my: 'Artikel oleh guru sekolah ini.',
  },
  // Search engines do not list the results of a search.
  address: ({ query }) =>
    wordOf(query, 'title')
      ? undefined
      : withWords(articlesAddress, { type: wordOf(query, 'type'), page: numbered(pageOf(query)) }),
}

const newsList: PublicPage = {
  pattern: /^\/news\/?$/,
  source: 'src/modules/articles/pages/public-pages.ts',
  noun: 'articles',
  drawn: true,
  words: ['category', 'page'],
  calls: (_group, query) => [
    firstCall(articles.informationList, {
      page: pageOf(query),
      size: ofPage,
      category: categoryOf(query),
    }),
    firstCall(articles.hotNews, { size: 5 }),
  ],
  title: newsTitle,
  description: {
    en: 'News of the school and information of its industry.',
    zh: '学校新闻与行业资讯。',
    my: 'Berita sekolah dan maklumat industri.',
  },
  address: ({ query }) =>
    withWords(newsListAddress, {
      category: categoryOf(query) === 2 ? '2' : undefined,
      page: numbered(pageOf(query)),
    }),
}

interface OnePage {
  pattern: RegExp
  call: AnyCall
  list: { title: FullTexts; address: string }
  address: (sign: string) => string
}

/**
 * Returns the public page of one article or news item: title, description, picture and structured
 * data.
 */
function onePage({ pattern, call, list, address }: OnePage): PublicPage {
  const detailOf = (answers: { data: unknown }[]) => answers[0]?.data as ArticleDetail | undefined
  const steps = (language: Language) => [
    { name: home[language], address: homeAddress },
    { name: list.title[language], address: list.address },
  ]
  return {
    pattern,
    source: 'src/modules/articles/pages/public-pages.ts',
    noun: 'articles',
    drawn: true,
    words: [],
    calls: (sign) => [
      firstCall(call, { sign }),
      firstCall(articles.recommendedArticles, { page: 1, size: 4 }),
    ],
    title: list.title,
    description: articleList.description,
    about(answers) {
      const detail = detailOf(answers.filter((one) => one.call === call))
      return detail && { title: detail.title, description: detail.summary }
    },
    address({ answers }) {
      const detail = detailOf(answers)
      return detail && address(detail.sign)
    },
    things(view) {
      const detail = detailOf(view.answers)
      if (!detail) return []
      const own = { name: detail.title, address: address(detail.sign) }
      return [article(view, detail, own.address), breadcrumbs(view, [...steps(view.language), own])]
    },
    picture(view) {
      const detail = detailOf(view.answers)
      return detail && articlePicture(view, detail)
    },
  }
}

/** The public pages of articles and news. */
export const articlePages: PublicPage[] = [
  articleList,
  newsList,
  onePage({
    pattern: /^\/article\/([\w-]+)\/?$/,
    call: articles.articleDetail,
    list: { title: articlesTitle, address: articlesAddress },
    address: articleAddress,
  }),
  onePage({
    pattern: /^\/news\/([\w-]+)\/?$/,
    call: articles.newsById,
    list: { title: newsTitle, address: newsListAddress },
    address: newsAddress,
  }),
]
