import type { homework } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { maySetUp } from '../../schools/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const reportAnswers: SomeAnswers<
  typeof homework,
  'listPracticeKeys' | 'makePracticeKey' | 'revokePracticeKey' | 'listPracticeReports'
> = {
  listPracticeKeys: async (window, context) => {
    const { db, school, actor, refuse } = context
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const { rows, total } = await queries.listKeys(db, school.id, window)
    return { list: rows.map((row) => present.practiceKey(row, context)), total }
  },
  makePracticeKey: async (fields, context) => {
    const { db, school, actor, refuse } = context
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const made = await actions.makeKey(context, fields)
    if (made instanceof Refusal) return made
    const key = present.practiceKey(await queries.getKey(db, school.id, made.id), context)
    return { key, secret: made.secret }
  },
  revokePracticeKey: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const key = await queries.getKey(db, school.id, open('practiceKey', sign))
    await actions.revokeKey(context, key)
    return present.practiceKey(await queries.getKey(db, school.id, key.id), context)
  },
  listPracticeReports: async (filter, context) => {
    const { db, school, actor, refuse } = context
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const { rows, total } = await queries.listReports(db, school.id, filter)
    return { list: rows.map((row) => present.reportRow(row, context)), total }
  },
}
