import { z } from 'zod'
import { practiceNewsCategory } from './rules.ts'
import { texts } from '../wire/fields.ts'

/** CNT-048: the states; a `waiting` article needs the approval of staff (CNT-090). */
export const articleStates = ['draft', 'waiting', 'published', 'offShelf'] as const
export const articleState = z.enum(articleStates)
export type ArticleState = z.output<typeof articleState>

/** CNT-051: 1 is news, 2 is information of the industry. */
export const newsCategory = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]))
/** Includes news of the practice area (PRC-087); an article of a person has no category. */
export const articleCategory = z.coerce
  .number()
  .pipe(z.union([z.literal(1), z.literal(2), z.literal(practiceNewsCategory)]))
  .nullable()

export const articleTitleMost = 100
export const articleTextMost = 200_000
export const articleTypesMost = 50

export const articleType = z.object({ sign: z.string(), name: z.string(), names: texts(60) })
export type ArticleType = z.output<typeof articleType>

/** An article in a list. */
export const articleCard = z.object({
  sign: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The address of the article's picture; empty if the picture is generated from the seed. */
  cover: z.string(),
  coverSeed: z.string(),
  category: articleCategory,
  typeSign: z.string().nullable(),
  typeName: z.string(),
  authorName: z.string(),
  publishedAt: z.string().nullable(),
  /** The reading time in minutes. */
  minutes: z.number().int(),
  likes: z.number().int(),
})
export type ArticleCard = z.output<typeof articleCard>

/** An article for its readers. */
export const articleDetail = articleCard.extend({
  content: z.string(),
  /** The headings of the text; `id` is the anchor. */
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  updatedAt: z.string(),
  /**
   * Whether the reader likes the article or has marked it as a favourite; both are false for
   * visitors.
   */
  liked: z.boolean(),
  favourite: z.boolean(),
})
export type ArticleDetail = z.output<typeof articleDetail>

/** A row of the management list. */
export const managedCard = articleCard.extend({
  state: articleState,
  updatedAt: z.string(),
  /** The reason why staff returned the article. */
  refusal: z.string(),
})
export type ManagedCard = z.output<typeof managedCard>

/** An article for its author. */
export const managedArticle = managedCard.extend({
  content: z.string(),
  /** The sealed id of the picture file of the article; null if it has no picture of its own. */
  coverPath: z.string().nullable(),
  version: z.number().int(),
  /** Whether publishing needs the approval of staff. */
  needsApproval: z.boolean(),
})
export type ManagedArticle = z.output<typeof managedArticle>

export const favouriteArticle = z.object({ at: z.string(), article: articleCard })
export type FavouriteArticle = z.output<typeof favouriteArticle>
