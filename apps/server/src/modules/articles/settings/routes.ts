import { type articles as calls, articleTypesMost } from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as queries from './queries.ts'

type Names = 'saveArticleType' | 'deleteArticleType' | 'articleSettings' | 'saveArticleSettings'

/** CNT-090, CNT-091: the staff decide whether articles need approval, and which types exist. */
export const settingsAnswers: SomeAnswers<typeof calls, Names> = {
  saveArticleType: async ({ sign, names }, context) => {
    const { db, school, open, refuse } = context
    if (sign === null) {
      if ((await queries.listTypes(db, school.id)).length >= articleTypesMost)
        return refuse('alreadyDone', 'articleTypesFull')
      await queries.addType(db, school.id, names)
    } else {
      const type = await queries.getType(db, school.id, open('articleType', sign))
      await queries.renameType(db, school.id, type.id, names)
    }
    return null
  },
  deleteArticleType: async ({ sign }, context) => {
    const { db, school, open } = context
    const type = await queries.getType(db, school.id, open('articleType', sign))
    await queries.deleteType(db, school.id, type.id)
    return null
  },
  articleSettings: async (_, { db, school }) => ({
    approval: await queries.wantsApproval(db, school.id),
  }),
  saveArticleSettings: async ({ approval }, context) => {
    const { db, school } = context
    await db.transaction(async (tx) => {
      const before = await queries.wantsApproval(tx, school.id)
      if (before === approval) return
      await queries.setApproval(tx, school.id, approval)
      const schoolId = school.id
      await recordAudit(tx, context, { action: 'article.settingsChanged', schoolId })
    })
    return { approval }
  },
}
