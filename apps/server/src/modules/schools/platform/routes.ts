import { nationalNumber, type SchoolHost, type schools } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseFields } from '../actions.ts'
import { readHost } from '../hosts/rules.ts'
import * as policy from '../policy.ts'
import * as actions from './actions.ts'
import { listedSchool } from './present.ts'
import { listSchools } from './queries.ts'

/** Returns the field paths of invalid or repeated hosts. */
function wrongHosts(names: (string | undefined)[]): string[] {
  return names.flatMap((name, index) =>
    name === undefined || names.indexOf(name) !== index ? [`hosts.${index}.host`] : [],
  )
}

export const platformAnswers: SomeAnswers<
  typeof schools,
  'listSchools' | 'createSchool' | 'saveHosts' | 'saveLimits' | 'suspendSchool' | 'resumeSchool'
> = {
  listSchools: async (filter, { db, actor, school, language, seal }) => {
    const only = policy.mayRunPlatform(actor) ? undefined : school.id
    const { rows, total } = await listSchools(db, only, filter)
    const list = rows.map((row) => listedSchool(row, seal('school', row.id), language))
    return { list, total }
  },
  createSchool: async (input, context) => {
    if (!policy.mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const host = readHost(input.host)
    if (!host) return refuseFields(['host'], context.language)
    const { adminName: name, adminAreaCode: areaCode, adminMobile } = input
    const admin = { name, areaCode, mobile: nationalNumber(areaCode, adminMobile) }
    const id = await actions.openSchool(context, { ...input, host, admin })
    return id instanceof Refusal ? id : { sign: context.seal('school', id) }
  },
  saveHosts: async ({ sign, hosts }, context) => {
    if (!policy.mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const schoolId = context.open('school', sign)
    const names = hosts.map(({ host }) => readHost(host))
    const wrong = wrongHosts(names)
    if (wrong.length > 0) return refuseFields(wrong, context.language)
    const plain: SchoolHost[] = hosts.map((one, index) => ({ ...one, host: names[index] ?? '' }))
    return actions.changeHosts(context, schoolId, () => plain)
  },
  saveLimits: async ({ sign, ...limits }, context) => {
    if (!policy.mayRunPlatform(context.actor)) return context.refuse('noPermission')
    await actions.saveLimits(context, context.open('school', sign), limits)
    return null
  },
  suspendSchool: async ({ sign, reason }, context) => {
    if (!policy.mayRunPlatform(context.actor)) return context.refuse('noPermission')
    return actions.suspendSchool(context, context.open('school', sign), reason)
  },
  resumeSchool: async ({ sign }, context) => {
    if (!policy.mayRunPlatform(context.actor)) return context.refuse('noPermission')
    await actions.resumeSchool(context, context.open('school', sign))
    return null
  },
}
