import { schools } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { presenterOf, registrationNumberOf } from './actions.ts'
import { platformAnswers } from './platform-answers.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { settingsAnswers } from './settings-answers.ts'

/** ACC-184: 1 is the school of this host; of other schools nothing is told. */
async function cardsFor({ db, school, language, seal }: Context, sign: string) {
  if (sign !== '1' && sign !== seal('school', school.id)) return []
  const row = await queries.getSchool(db, school.id)
  return [present.schoolCard(row, presenterOf(school, language, seal))]
}

export const schoolRoutes = answer(schools, {
  schoolInitial: async (_, { db, school, language, seal, social }) => {
    const row = await queries.getSchool(db, school.id)
    return present.schoolInitial(
      row,
      registrationNumberOf(school),
      social.kind !== 'none',
      presenterOf(school, language, seal),
    )
  },
  schoolBaseInfo: async (_, { db, school, language, seal }) => {
    const row = await queries.getSchool(db, school.id)
    return present.schoolBaseInfo(row, presenterOf(school, language, seal))
  },
  navigationBar: async (_, { db, school, language, seal }) => {
    const rows = await queries.listMenus(db, school.id)
    return present.navigation(rows, presenterOf(school, language, seal))
  },
  advertisingList: async ({ positionId }, { db, school, language, seal }) => {
    const rows = await queries.listAdverts(db, school.id, positionId)
    const presenter = presenterOf(school, language, seal)
    return rows.map((row) => present.advert(row, presenter))
  },
  homeBanner: async (_, { db, school, language, seal }) => {
    const rows = await queries.listBanners(db, school.id)
    const presenter = presenterOf(school, language, seal)
    return rows.map((row) => present.banner(row, presenter))
  },
  agreementText: async ({ form }, { db, school, language, seal }) => {
    const { agreements } = await queries.getSchool(db, school.id)
    return present.agreement(agreements, form, presenterOf(school, language, seal))
  },
  schoolTakeList: async ({ sign }, context) => ({ schoolImages: await cardsFor(context, sign) }),
  schoolList: async ({ sign }, context) => ({ schoolVoList: await cardsFor(context, sign) }),
  schoolSign: async (_, { school, seal }) => ({ sign: seal('school', school.id) }),
  ...settingsAnswers,
  ...platformAnswers,
})
