import type { Owners, Rule } from '../rules/access-rules.ts'

/**
 * The permitted callers for articles; the samples are the teacher's articles and the school's news.
 */
export const articleOwners = ({
  everyone,
  everyoneHereElseNotFound,
  signedIn,
  signedInHere,
  teachers,
  onlyStaff,
  authors,
}: Record<
  | 'everyone'
  | 'everyoneHereElseNotFound'
  | 'signedIn'
  | 'signedInHere'
  | 'teachers'
  | 'onlyStaff'
  | 'authors',
  Rule
>): Owners['articles'] => ({
  articleTypeList: everyone,
  manageArticles: teachers,
  /** The picture of the sample belongs to the teacher, so others cannot use it. */
  addArticle: { ...teachers, with: () => ({ coverPath: null }) },
  deleteArticle: authors,
  takeArticleDown: authors,
  managedArticle: authors,
  updateArticle: { ...authors, with: () => ({ coverPath: null }) },
  publishArticle: authors,
  approveArticle: onlyStaff,
  refuseArticle: onlyStaff,
  saveArticleType: onlyStaff,
  deleteArticleType: onlyStaff,
  articleSettings: onlyStaff,
  saveArticleSettings: onlyStaff,
  articleDetail: everyoneHereElseNotFound,
  articleList: everyone,
  recommendedArticles: everyone,
  addArticleFavourite: signedInHere,
  cancelArticleFavourite: signedInHere,
  favouriteArticles: signedIn,
  articleVisits: signedIn,
  noteArticleVisit: signedInHere,
  removeArticleVisit: signedInHere,
  likeArticle: signedInHere,
  newsList: everyone,
  hotNews: everyone,
  informationList: everyone,
  newsById: everyoneHereElseNotFound,
})
