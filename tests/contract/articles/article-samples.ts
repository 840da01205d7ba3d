import { page, type Samples } from '../sample-types.ts'
import type { SchoolScene } from '../scene.ts'

const shown = ({ articles }: SchoolScene) => ({ sign: articles.shown })
const waiting = ({ articles }: SchoolScene) => ({ sign: articles.waiting })
const form = ({ word, articles, courses }: SchoolScene) => ({
  title: `${word} new text`,
  category: null,
  typeSign: articles.type,
  coverPath: courses.cover,
  content: `<p>${word}</p>`,
})

export const articleSamples: Samples['articles'] = {
  articleTypeList: () => ({}),
  manageArticles: ({ articles, word }) => ({
    state: 'published',
    kind: 'articles',
    typeSign: articles.type,
    title: word,
    ...page,
  }),
  addArticle: form,
  deleteArticle: shown,
  takeArticleDown: shown,
  managedArticle: shown,
  updateArticle: (school) => ({ ...form(school), sign: school.articles.draft, version: 1 }),
  publishArticle: ({ articles }) => ({ sign: articles.draft }),
  approveArticle: waiting,
  refuseArticle: (school) => ({ ...waiting(school), reason: 'It has no source.' }),
  saveArticleType: ({ articles, word }) => ({
    sign: articles.type,
    names: { en: word, zh: word, my: word },
  }),
  deleteArticleType: ({ articles }) => ({ sign: articles.type }),
  articleSettings: () => ({}),
  saveArticleSettings: () => ({ approval: true }),
  articleDetail: shown,
  articleList: ({ articles, word }) => ({ typeSign: articles.type, title: word, ...page }),
  recommendedArticles: () => page,
  addArticleFavourite: shown,
  cancelArticleFavourite: shown,
  favouriteArticles: () => page,
  articleVisits: () => page,
  noteArticleVisit: shown,
  removeArticleVisit: shown,
  likeArticle: shown,
  newsList: () => ({ size: 5 }),
  hotNews: () => ({ size: 5 }),
  informationList: () => ({ category: 1, ...page }),
  newsById: ({ articles }) => ({ sign: articles.news }),
}
