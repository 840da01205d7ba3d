import { problemsIn, schoolPageIn, type schools } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as policy from '../policy.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const textAnswers: SomeAnswers<
  typeof schools,
  'listSchoolPages' | 'getSchoolPage' | 'saveSchoolPage' | 'removeSchoolPage' | 'schoolPage'
> = {
  listSchoolPages: async (_, { db, actor, school, seal, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const rows = await queries.listPages(db, school.id)
    return rows.map((row) => present.managedCard(row, seal('schoolPage', row.id)))
  },
  getSchoolPage: async ({ sign }, { db, actor, school, open, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    return present.managedPage(await queries.getPage(db, school.id, open('schoolPage', sign)), sign)
  },
  saveSchoolPage: async ({ sign, version: seen, ...fields }, context) => {
    const { db, actor, school, language, open, seal, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const before =
      sign === null ? null : await queries.getPage(db, school.id, open('schoolPage', sign))
    const problems = problemsIn(schoolPageIn(school.defaultLanguage), fields, language)
    if (Object.keys(problems).length > 0) return refuse('invalidInput', { fields: problems })
    const saved = await actions.savePage(context, fields, { before, seen })
    return saved instanceof Refusal
      ? saved
      : present.managedPage(saved, seal('schoolPage', saved.id))
  },
  removeSchoolPage: async ({ sign }, context) => {
    const { db, actor, school, open, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const page = await queries.getPage(db, school.id, open('schoolPage', sign))
    await actions.removePage(context, page)
    return null
  },
  schoolPage: async ({ sign }, { db, school, language, open }) => {
    const row = await queries.getPublished(db, school.id, open('schoolPage', sign))
    return present.schoolPage(row, sign, { language, fallback: school.defaultLanguage })
  },
}
