import { wrongField, type ParsedOf, type articles as calls } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditAct, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { checkFile } from '../../courses/index.ts'
import { cleanHtml } from '../../schools/index.ts'
import type { FullRow } from '../queries.ts'
import { type ArticleAct, isEmptyText, minutesOf, nextState, summaryOf } from '../rules.ts'
import { getType } from '../settings/queries.ts'
import * as queries from './queries.ts'

export type Writing = Context<never, User>
type Fields = ParsedOf<typeof calls.addArticle>

/**
 * Returns the columns to store for a submitted form. `before` is the article that the form changes.
 */
async function valuesOf(context: Writing, fields: Fields, before: FullRow | null) {
  const { db, school, open, now } = context
  const { title, category, typeSign, coverPath } = fields
  const coverFileId = coverPath === null ? null : open('file', coverPath)
  // Only a new cover must be a file of the author. A cover that a colleague has chosen may stay.
  if (coverFileId !== null && coverFileId !== before?.coverFileId) {
    const file = await checkFile(db, context, null, coverFileId, 'cover')
    if ('detail' in file) return file
  }
  const typeId =
    typeSign === null ? null : (await getType(db, school.id, open('articleType', typeSign))).id
  const content = cleanHtml(fields.content)
  return {
    title,
    category,
    typeId,
    coverFileId,
    content,
    summary: summaryOf(content),
    minutes: minutesOf(content),
    updatedAt: now,
  }
}

export async function add(context: Writing, fields: Fields) {
  const { db, school, actor, now } = context
  const values = await valuesOf(context, fields, null)
  if ('detail' in values) return values
  return queries.insertArticle(db, {
    ...values,
    schoolId: school.id,
    authorId: actor.userId,
    coverSeed: randomToken(6),
    createdAt: now,
  })
}

/** Changes the article. Returns false if somebody else has changed it since version `version`. */
export async function change(context: Writing, article: FullRow, version: number, fields: Fields) {
  const values = await valuesOf(context, fields, article)
  if ('detail' in values) return values
  return queries.updateArticle(context.db, article, version, values)
}

const audited = {
  publish: undefined,
  approve: 'article.approved',
  refuse: 'article.refused',
  takeDown: 'article.takenDown',
} as const

function auditOf(article: FullRow, action: AuditAct['action'], reason?: string): AuditAct {
  return {
    action,
    subjectId: article.authorId,
    ...(reason !== undefined && { reason }),
    detail: [{ field: 'title', before: '', after: article.title }],
  }
}

const noticeOf = {
  publish: undefined,
  approve: 'articleApproved',
  refuse: 'articleRefused',
  takeDown: 'articleTakenDown',
} as const

/** Notifies the author if somebody else acts on the article. */
async function notifyAuthor(
  tx: Db,
  { events, seal, now }: Writing,
  { id, schoolId, authorId, title, category }: FullRow,
  { act, reason }: { act: ArticleAct; reason: string },
): Promise<void> {
  const what = noticeOf[act]
  const url = `/${category === null ? 'article' : 'news'}/${seal('article', id)}`
  if (what)
    await events.publish(tx, 'articleDecided', {
      schoolId,
      userId: authorId,
      what,
      title,
      url,
      reason,
      createdAt: now,
    })
}

/**
 * CNT-048, CNT-090: changes the state of an article. Writes a log entry if the author is another
 * person.
 */
export async function step(
  context: Writing,
  article: FullRow,
  act: ArticleAct,
  { waits = false, reason = '' }: { waits?: boolean; reason?: string } = {},
): Promise<Refusal<'alreadyDone' | 'invalidInput'> | undefined> {
  const { db, actor, now, language } = context
  const state = nextState(act, article.state, waits)
  if (!state)
    return refusal('alreadyDone', act === 'takeDown' ? 'articleNotShown' : 'articleNotWaiting')
  if (act === 'publish' && isEmptyText(article.content))
    return refusal('invalidInput', { fields: wrongField('content', language) })
  const publishedAt = article.publishedAt ?? (state === 'published' ? now : null)
  return db.transaction(async (tx) => {
    const values = { state, refusal: reason, publishedAt, updatedAt: now }
    if (!(await queries.setState(tx, article, values)))
      return refusal('alreadyDone', 'articleNotWaiting')
    const action = audited[act]
    if (action && article.authorId !== actor.userId) {
      await recordAudit(tx, context, auditOf(article, action, reason || undefined))
      await notifyAuthor(tx, context, article, { act, reason })
    }
    return undefined
  })
}

export async function remove(context: Writing, article: FullRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    const isGone = await queries.deleteArticle(tx, article)
    if (isGone && article.authorId !== context.actor.userId)
      await recordAudit(tx, context, auditOf(article, 'article.deleted'))
  })
}
