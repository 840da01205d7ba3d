import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  done,
  listOf,
  nothing,
  page,
  reason,
  sign,
  size,
  text,
  texts,
  version,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import {
  articleCard,
  articleCategory,
  articleDetail,
  articleState,
  articleTextMost,
  articleTitleMost,
  articleType,
  favouriteArticle,
  managedArticle,
  managedCard,
  newsCategory,
} from './shapes.ts'

const one = z.object({ sign })
const ofPage = z.object({ page, size: size() })

/** The fields of an article (CNT-048); the text is sanitised when it is saved. */
export const articleFields = z.object({
  title: text(articleTitleMost, 1, says('name')),
  /** News and information belong to the school, so only its staff write them. */
  category: articleCategory.default(null),
  typeSign: sign.nullable().default(null),
  coverPath: sign.nullable().default(null),
  content: z.string().trim().max(articleTextMost).default(''),
})

const read = { method: 'POST', who: 'anyone', kind: 'read', shared: true } as const
const write = { method: 'POST', who: 'teacher', kind: 'save' } as const
const mine = { method: 'POST', who: 'signedIn', kind: 'save' } as const
const staff = { method: 'POST', who: 'staff', kind: 'save' } as const

/** Articles of teachers, and news of the school; both have the same states (CNT-031 to CNT-054). */
export const articles = {
  articleTypeList: call({
    ...read,
    method: 'GET',
    id: 'CALL-155',
    path: '/article/typeList',
    input: nothing,
    data: z.array(articleType),
  }),
  /** The articles of the caller; for staff, all of the school. */
  manageArticles: call({
    id: 'CALL-156',
    method: 'POST',
    path: '/article/manageList',
    who: 'teacher',
    kind: 'read',
    input: ofPage.extend({
      state: articleState.optional(),
      /** `news` means the news of both categories, `articles` the articles of teachers. */
      kind: z.enum(['articles', 'news']).optional(),
      typeSign: sign.optional(),
      title: z.string().trim().max(articleTitleMost).optional(),
    }),
    data: listOf(managedCard),
  }),
  addArticle: call({
    ...write,
    id: 'CALL-157',
    path: '/article/add',
    kind: 'write',
    input: articleFields,
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  deleteArticle: call({
    ...write,
    id: 'CALL-158',
    path: '/article/delete',
    input: one,
    data: done,
  }),
  takeArticleDown: call({
    ...write,
    id: 'CALL-159',
    path: '/article/takeDown',
    input: one,
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  managedArticle: call({
    ...write,
    id: 'CALL-160',
    path: '/article/manageDetail',
    kind: 'read',
    input: one,
    data: managedArticle,
  }),
  updateArticle: call({
    ...write,
    id: 'CALL-161',
    path: '/article/update',
    input: articleFields.extend({ sign, version }),
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  /** Publishes an article, or requests approval if the school requires it (CNT-090). */
  publishArticle: call({
    ...write,
    id: 'CALL-580',
    path: '/article/publish',
    input: one,
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  approveArticle: call({
    ...staff,
    id: 'CALL-581',
    path: '/article/approve',
    input: one,
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  refuseArticle: call({
    ...staff,
    id: 'CALL-581',
    path: '/article/refuse',
    input: z.object({ sign, reason }),
    data: managedArticle,
    refusals: ['alreadyDone'],
  }),
  saveArticleType: call({
    ...staff,
    id: 'CALL-582',
    path: '/article/saveType',
    input: z.object({
      sign: sign.nullable().default(null),
      names: texts(60).refine((names) => Object.values(names).some(Boolean), says('name')),
    }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  deleteArticleType: call({
    ...staff,
    id: 'CALL-583',
    path: '/article/deleteType',
    input: one,
    data: done,
  }),
  articleSettings: call({
    ...staff,
    id: 'CALL-584',
    path: '/article/settings',
    kind: 'read',
    input: nothing,
    data: z.object({ approval: z.boolean() }),
  }),
  saveArticleSettings: call({
    ...staff,
    id: 'CALL-585',
    path: '/article/saveSettings',
    input: z.object({ approval: z.boolean() }),
    data: z.object({ approval: z.boolean() }),
  }),
  articleDetail: call({
    ...read,
    id: 'CALL-162',
    path: '/article/detail',
    input: one,
    data: articleDetail,
  }),
  articleList: call({
    ...read,
    id: 'CALL-163',
    path: '/article/list',
    input: z.object({
      page,
      size: size(9),
      typeSign: sign.optional(),
      title: z.string().trim().max(articleTitleMost).optional(),
    }),
    data: listOf(articleCard),
  }),
  recommendedArticles: call({
    ...read,
    id: 'CALL-164',
    path: '/article/recommended',
    input: z.object({ page, size: size(6, 24) }),
    data: listOf(articleCard),
  }),
  addArticleFavourite: call({
    ...mine,
    id: 'CALL-165',
    path: '/article/addFavourite',
    input: one,
    data: done,
  }),
  cancelArticleFavourite: call({
    ...mine,
    id: 'CALL-166',
    path: '/article/cancelFavourite',
    input: one,
    data: done,
  }),
  favouriteArticles: call({
    ...mine,
    id: 'CALL-167',
    path: '/article/favourites',
    kind: 'read',
    input: ofPage,
    data: listOf(favouriteArticle),
  }),
  articleVisits: call({
    ...mine,
    id: 'CALL-168',
    path: '/article/visits',
    kind: 'read',
    input: ofPage,
    data: listOf(favouriteArticle),
  }),
  noteArticleVisit: call({
    ...mine,
    id: 'CALL-586',
    path: '/article/noteVisit',
    input: one,
    data: done,
  }),
  removeArticleVisit: call({
    ...mine,
    id: 'CALL-587',
    path: '/article/removeVisit',
    input: one,
    data: done,
  }),
  /**
   * Adds the caller's like of an article; a second like of the same person removes the first one
   * (CNT-049).
   */
  likeArticle: call({
    ...mine,
    id: 'CALL-169',
    path: '/article/like',
    kind: 'write',
    input: one,
    data: z.object({ liked: z.boolean(), likes: z.number().int() }),
  }),
  newsList: call({
    ...read,
    method: 'GET',
    id: 'CALL-170',
    path: '/news/list',
    input: z.object({ size: size(9, 24) }),
    data: z.array(articleCard),
  }),
  hotNews: call({
    ...read,
    method: 'GET',
    id: 'CALL-171',
    path: '/news/hot',
    input: z.object({ size: size(8, 24) }),
    data: z.array(articleCard),
  }),
  informationList: call({
    ...read,
    id: 'CALL-172',
    path: '/news/informationList',
    input: z.object({ page, size: size(9), category: newsCategory.default(1) }),
    data: listOf(articleCard),
  }),
  newsById: call({
    ...read,
    id: 'CALL-173',
    path: '/news/detail',
    input: one,
    data: articleDetail,
  }),
}
