import type { ArticleState, Texts } from '@titian/contract'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const articleTypes = pgTable('article_types', {
  id: id(),
  schoolId: number('school_id').notNull(),
  names: jsonb().$type<Texts>().notNull(),
  sort: integer().notNull().default(0),
})
export type ArticleTypeRow = typeof articleTypes.$inferSelect

export const articleSettings = pgTable('article_settings', {
  schoolId: number('school_id').primaryKey(),
  approval: boolean().notNull(),
})

export const articles = pgTable('articles', {
  id: id(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  category: smallint().$type<1 | 2 | 3>(),
  typeId: number('type_id'),
  title: text().notNull(),
  coverFileId: number('cover_file_id'),
  coverSeed: text('cover_seed').notNull(),
  content: text().notNull().default(''),
  /** The first words of the text, without markup. */
  summary: text().notNull().default(''),
  minutes: integer().notNull().default(1),
  state: text().$type<ArticleState>().notNull().default('draft'),
  refusal: text().notNull().default(''),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  publishedAt: moment('published_at'),
})
export type ArticleRow = typeof articles.$inferSelect
export type NewArticle = typeof articles.$inferInsert

const readerColumns = {
  id: id(),
  schoolId: number('school_id').notNull(),
  articleId: number('article_id').notNull(),
  userId: number('user_id').notNull(),
}

export const articleLikes = pgTable('article_likes', {
  ...readerColumns,
  createdAt: moment('created_at').notNull(),
})

export const articleFavourites = pgTable('article_favourites', {
  ...readerColumns,
  createdAt: moment('created_at').notNull(),
})

export const articleVisits = pgTable('article_visits', {
  ...readerColumns,
  visitedAt: moment('visited_at').notNull(),
})
