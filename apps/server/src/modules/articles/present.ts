import type {
  ArticleCard,
  ArticleDetail,
  ArticleType,
  FavouriteArticle,
  ManagedArticle,
  ManagedCard,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { shownAuthor } from '../accounts/index.ts'
import { viewOf } from '../courses/index.ts'
import { pickText } from '@titian/contract'
import type { CardRow, FullRow } from './queries.ts'
import { withAnchors } from './rules.ts'
import type { ArticleTypeRow } from './tables.ts'

type Seen = Pick<Context, 'language' | 'school' | 'now' | 'seal' | 'sealers'>

export function card(row: CardRow, context: Seen): ArticleCard {
  const { seal, language, school } = context
  return {
    sign: seal('article', row.id),
    title: row.title,
    summary: row.summary,
    cover: viewOf(context).picture(row.coverFileId) ?? '',
    coverSeed: row.coverSeed,
    category: row.category,
    typeSign: row.typeId === null ? null : seal('articleType', row.typeId),
    typeName: pickText(row.typeNames ?? {}, language, school.defaultLanguage),
    authorName: shownAuthor(row.authorName, language),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    minutes: row.minutes,
    likes: row.likes,
  }
}

export function detail(
  row: FullRow,
  marks: { liked: boolean; favourite: boolean },
  context: Seen,
): ArticleDetail {
  return {
    ...card(row, context),
    ...withAnchors(row.content),
    updatedAt: row.updatedAt.toISOString(),
    ...marks,
  }
}

export function managedCard(row: CardRow, context: Seen): ManagedCard {
  const { state, updatedAt, refusal } = row
  return { ...card(row, context), state, updatedAt: updatedAt.toISOString(), refusal }
}

export function managed(row: FullRow, needsApproval: boolean, context: Seen): ManagedArticle {
  return {
    ...managedCard(row, context),
    content: row.content,
    coverPath: row.coverFileId === null ? null : context.seal('file', row.coverFileId),
    version: row.version,
    needsApproval,
  }
}

export function types(rows: ArticleTypeRow[], { seal, language, school }: Seen): ArticleType[] {
  return rows.map(({ id, names }) => ({
    sign: seal('articleType', id),
    name: pickText(names, language, school.defaultLanguage),
    names,
  }))
}

export function favouriteArticle(row: CardRow & { at: Date }, context: Seen): FavouriteArticle {
  return { at: row.at.toISOString(), article: card(row, context) }
}
