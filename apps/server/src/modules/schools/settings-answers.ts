import type { schools } from '@titian/contract'
import type { Answer } from '../../platform/http/context.ts'
import { listHosts } from './platform-queries.ts'
import * as policy from './policy.ts'
import * as queries from './queries.ts'
import { saveHome } from './home-actions.ts'
import * as actions from './settings-actions.ts'
import * as present from './settings-present.ts'
import * as settingsQueries from './settings-queries.ts'
import * as rules from './settings-rules.ts'
import { refuseFields, setupPresenter } from './setup.ts'

type Answers = { [Name in keyof typeof schools]: Answer<(typeof schools)[Name]> }

export const settingsAnswers: Pick<
  Answers,
  'getSchoolSettings' | 'saveSchoolSettings' | 'getMenus' | 'saveMenus' | 'getHome' | 'saveHome'
> = {
  getSchoolSettings: async (_, { db, actor, school, seal, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const row = await queries.getSchool(db, school.id)
    const hosts = await listHosts(db, school.id)
    const changeHosts = policy.mayRunPlatform(actor)
    const sign = seal('school', school.id)
    return present.settings(row, hosts, sign, changeHosts, setupPresenter(seal))
  },
  saveSchoolSettings: async ({ version, ...fields }, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const wrong = rules.wrongSettings(fields)
    if (wrong.length > 0) return refuseFields(wrong, language)
    return actions.saveSettings(context, fields, version)
  },
  getMenus: async (_, { db, actor, school, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const { menusVersion } = await queries.getSchool(db, school.id)
    return present.menuSettings(await queries.listMenus(db, school.id), menusVersion)
  },
  saveMenus: async (input, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const wrong = rules.wrongMenus(input, school.defaultLanguage)
    if (wrong.length > 0) return refuseFields(wrong, language)
    return actions.saveMenus(context, input)
  },
  getHome: async (_, { db, actor, school, seal, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const row = await queries.getSchool(db, school.id)
    const rows = await settingsQueries.listHome(db, school.id)
    return present.homeSettings(row, rows, setupPresenter(seal))
  },
  saveHome: async (input, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const wrong = rules.wrongHome(input, school.defaultLanguage)
    if (wrong.length > 0) return refuseFields(wrong, language)
    return saveHome(context, input)
  },
}
