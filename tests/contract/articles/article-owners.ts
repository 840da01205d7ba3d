import type { Owners, Rule } from '../rules/access-rules.ts'

/** Who may make the calls of articles; those of the samples are the teacher's, the news the school's. */
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
  /** The picture of the sample is the teacher's, and nobody else may put it into an article. */
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
