import type { people } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { wholeList } from '../../../platform/sheets/whole-list.ts'
import { closings } from '../../accounts/index.ts'
import { publicAddress } from '../../files/index.ts'
import { acceptedAgreement, listAcceptedAgreements } from '../../schools/index.ts'
import * as policy from '../policy.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const personAnswers: SomeAnswers<
  typeof people,
  | 'listPeople'
  | 'exportPeople'
  | 'correctPerson'
  | 'getPerson'
  | 'createPerson'
  | 'changePersonState'
  | 'changePersonMobile'
  | 'changePersonRoles'
  | 'removePersonTwoStep'
> = {
  listPeople: async ({ page, size, ...filter }, { db, actor, seal }) => {
    const { schoolId } = actor
    const window = { page, size }
    const { rows, total, classes } = await queries.listPeople(db, schoolId, filter, window)
    return { list: rows.map((row) => present.person(row, seal('user', row.id))), total, classes }
  },
  exportPeople: async ({ format, timeZone, signs, ...filter }, context) => {
    const { actor, language, now, open, refuse } = context
    const ids = signs && [...new Set(signs.map((sign) => open('user', sign)))]
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const [today = ''] = timeOf(now).split(' ')
    const sheet = present.sheetTitle[language]
    const reader = { language, timeZone, timeOf }
    return exportFile(context, format, async (snapshot) => {
      const wanted = { ...filter, ids }
      const list = await wholeList(snapshot, (db) => queries.findPeople(db, actor.schoolId, wanted))
      if (ids && list.count < ids.length) return refuse('notFound')
      const rows = sheetRows(list.pages, (page) => present.peopleSheet(page, reader))
      return { name: `${sheet} ${today}`, sheet, rows }
    })
  },
  getPerson: async ({ sign }, { db, actor, school, language, now, open, seal }) => {
    const row = await queries.getPerson(db, actor.schoolId, open('user', sign), now)
    const reader = { language, fallback: school.defaultLanguage }
    const accepted = await listAcceptedAgreements(db, actor.schoolId, row.user.id)
    const owner = { schoolId: actor.schoolId, userId: row.user.id }
    const { photoFileId } = row.user
    return present.personDetail(row, {
      sign,
      open: await closings.findOpen(db, owner),
      photo: photoFileId === null ? null : publicAddress(seal, photoFileId),
      agreements: accepted.map((one) => acceptedAgreement(one, reader)),
      may: policy.abilities(actor, row.user),
    })
  },
  createPerson: async (input, context) => {
    const made = await actions.createPerson(input, context)
    return made instanceof Refusal ? made : { sign: context.seal('user', made) }
  },
  changePersonState: async ({ sign, ...input }, context) => {
    const personId = context.open('user', sign)
    return (await actions.changeState({ ...input, personId }, context)) ?? null
  },
  changePersonMobile: async ({ sign, ...input }, context) => {
    const personId = context.open('user', sign)
    return (await actions.changeMobile({ ...input, personId }, context)) ?? null
  },
  changePersonRoles: async ({ sign, ...input }, context) => {
    const personId = context.open('user', sign)
    return (await actions.changeRoles({ ...input, personId }, context)) ?? null
  },
  correctPerson: async ({ sign, ...input }, context) => {
    const personId = context.open('user', sign)
    return (await actions.correct({ ...input, personId }, context)) ?? null
  },
  removePersonTwoStep: async ({ sign, reason }, context) => {
    const personId = context.open('user', sign)
    return (await actions.removeSecondStep({ personId, reason }, context)) ?? null
  },
}
