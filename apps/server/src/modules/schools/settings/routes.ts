import { homeIn, menusIn, problemsIn, type schools } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { findRoom, storageOf, videoUseOf } from '../../files/index.ts'
import { wrongFields } from '../actions.ts'
import { listHosts } from '../hosts/queries.ts'
import { getPeopleUse } from '../limits/queries.ts'
import { listMenus } from '../pages/queries.ts'
import * as policy from '../policy.ts'
import { getSchool } from '../queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { wrongInterfaces } from './rules.ts'

export const settingsAnswers: SomeAnswers<
  typeof schools,
  'getSchoolSettings' | 'saveSchoolSettings' | 'getMenus' | 'saveMenus' | 'getHome' | 'saveHome'
> = {
  getSchoolSettings: async (_, { db, actor, school, seal, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const row = await getSchool(db, school.id)
    const hosts = await listHosts(db, school.id)
    const room = await findRoom(db, school.id)
    const more = {
      changeHosts: policy.mayRunPlatform(actor),
      storage: storageOf(room),
      limits: {
        people: await getPeopleUse(db, school.id),
        videoMinutes: videoUseOf(room),
      },
    }
    const sign = seal('school', school.id)
    return present.settings(row, hosts, sign, more, present.setupPresenter(seal))
  },
  saveSchoolSettings: async ({ version, ...fields }, context) => {
    const { actor, school, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    return actions.saveSettings(context, fields, version)
  },
  getMenus: async (_, { db, actor, school, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const { menusVersion } = await getSchool(db, school.id)
    return present.menuSettings(await listMenus(db, school.id), menusVersion)
  },
  saveMenus: async (input, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const fields = {
      ...problemsIn(menusIn(school.defaultLanguage), input, language),
      ...wrongFields(wrongInterfaces(input), language),
    }
    if (Object.keys(fields).length > 0) return refuse('invalidInput', { fields })
    return actions.saveMenus(context, input)
  },
  getHome: async (_, { db, actor, school, seal, refuse }) => {
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const row = await getSchool(db, school.id)
    const rows = await queries.listHome(db, school.id)
    return present.homeSettings(row, rows, present.setupPresenter(seal))
  },
  saveHome: async (input, context) => {
    const { actor, school, language, refuse } = context
    if (!policy.maySetUp(actor, school)) return refuse('noPermission')
    const fields = problemsIn(homeIn(school.defaultLanguage), input, language)
    if (Object.keys(fields).length > 0) return refuse('invalidInput', { fields })
    return actions.saveHome(context, input)
  },
}
