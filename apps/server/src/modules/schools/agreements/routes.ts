import { agreementForms, agreementIn, problemsIn, type schools } from '@titian/contract'
import { isImpersonating } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import * as policy from '../policy.ts'
import { getSchool } from '../queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { standardText } from './rules.ts'

const readerOf = ({ language, school }: Pick<Context, 'language' | 'school'>): present.Reader => ({
  language,
  fallback: school.defaultLanguage,
})

export const agreementAnswers: SomeAnswers<
  typeof schools,
  | 'agreementText'
  | 'getAgreement'
  | 'saveAgreement'
  | 'agreementVersions'
  | 'agreementsToAccept'
  | 'acceptAgreements'
  | 'myAgreements'
> = {
  agreementText: async ({ form, version }, context) => {
    const { db, school } = context
    const known = agreementForms.find((one) => one === form) ?? 1
    const { shown, newest } = await actions.getShown(db, school.id, known, version)
    return present.agreementText(shown, newest, readerOf(context))
  },
  getAgreement: async ({ form }, { db, actor, school, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const { shown } = await actions.getShown(db, school.id, form)
    return present.agreement(shown, form, standardText(form, await getSchool(db, school.id)))
  },
  saveAgreement: async ({ version, ...fields }, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const problems = problemsIn(agreementIn(school.defaultLanguage), fields, language)
    if (Object.keys(problems).length > 0) return refuse('invalidInput', { fields: problems })
    return actions.saveAgreement(context, fields, version)
  },
  agreementVersions: async ({ form, ...window }, context) => {
    const { db, actor, school, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const { rows, total } = await queries.listVersions(db, school.id, form, window)
    const list = rows.map((row) => present.agreementVersion(row, readerOf(context)))
    return { list, total }
  },
  agreementsToAccept: async (_, context) => {
    const { db, actor, school, now } = context
    // Impersonating staff must not accept in the student's name.
    if (isImpersonating(actor)) return []
    const rows = await queries.listOwed(db, school.id, actor.userId, now)
    return rows.map((row) => present.agreementToAccept(row, readerOf(context)))
  },
  acceptAgreements: async ({ agreements }, { db, actor, school, now }) => {
    const person = { schoolId: school.id, userId: actor.userId, acceptedAt: now }
    return actions.acceptShown(db, person, agreements)
  },
  myAgreements: async (_, context) => {
    const { db, actor, school } = context
    const rows = await queries.listAccepted(db, school.id, actor.userId)
    return rows.map((row) => present.acceptedAgreement(row, readerOf(context)))
  },
}
