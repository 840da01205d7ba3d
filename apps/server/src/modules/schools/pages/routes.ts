import type { schools } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { maintenanceAt } from '../../../platform/maintenance.ts'
import { getSchool } from '../queries.ts'
import { isOwnSign } from '../rules.ts'
import { listPages } from '../texts/queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/**
 * ACC-184: returns the schools for a sealed id. The input `sign: 1` means the school of this host;
 * other schools are not listed.
 */
async function cardsFor({ db, school, language, seal }: Context, sign: string) {
  if (!isOwnSign(sign, seal('school', school.id))) return []
  const row = await getSchool(db, school.id)
  return [present.schoolCard(row, present.presenterOf(school, language, seal))]
}

/** The data that visitors see of their school. */
export const pageAnswers: SomeAnswers<
  typeof schools,
  | 'schoolInitial'
  | 'schoolBaseInfo'
  | 'navigationBar'
  | 'advertisingList'
  | 'homeBanner'
  | 'schoolTemplate'
  | 'schoolTakeList'
  | 'schoolImages'
  | 'schoolList'
  | 'schoolSign'
  | 'schoolCrestList'
  | 'schoolDistricts'
> = {
  schoolInitial: async (_, { db, school, language, seal, social, now }) => {
    const row = await getSchool(db, school.id)
    const facts = {
      registrationNumber: present.registrationNumberOf(school),
      socialLogin: social.kind !== 'none',
      maintenance: maintenanceAt(school, now),
    }
    return present.schoolInitial(row, facts, present.presenterOf(school, language, seal))
  },
  schoolBaseInfo: async (_, { db, school, language, seal }) => {
    const row = await getSchool(db, school.id)
    const pages = await listPages(db, school.id)
    return present.schoolBaseInfo(row, pages, present.presenterOf(school, language, seal))
  },
  navigationBar: async (_, { db, school, language, seal }) => {
    const rows = await queries.listMenus(db, school.id)
    return present.navigation(rows, present.presenterOf(school, language, seal))
  },
  advertisingList: async ({ positionId }, { db, school, language, seal }) => {
    const rows = await queries.listAdverts(db, school.id, positionId)
    const presenter = present.presenterOf(school, language, seal)
    return rows.map((row) => present.advert(row, presenter))
  },
  homeBanner: async (_, { db, school, language, seal }) => {
    const rows = await queries.listBanners(db, school.id)
    const presenter = present.presenterOf(school, language, seal)
    return rows.map((row) => present.banner(row, presenter))
  },
  schoolTemplate: async (_, { db, school, language, seal }) => {
    const row = await getSchool(db, school.id)
    return present.homeTemplate(row, present.presenterOf(school, language, seal))
  },
  schoolDistricts: async (_, { db, school, language, seal }) => {
    const { districts } = await getSchool(db, school.id)
    const presenter = present.presenterOf(school, language, seal)
    return districts.map((row) => present.district(row, presenter))
  },
  schoolTakeList: async ({ sign }, context) => ({ schoolImages: await cardsFor(context, sign) }),
  schoolImages: async ({ sign }, { db, school, language, seal }) => {
    const isOwn = isOwnSign(sign, seal('school', school.id))
    const rows = isOwn ? await queries.listBanners(db, school.id) : []
    return {
      schoolImages: present.schoolImages(rows, present.presenterOf(school, language, seal)),
    }
  },
  schoolList: async ({ sign }, context) => ({ schoolVoList: await cardsFor(context, sign) }),
  schoolCrestList: async ({ page, size }, { db, school, language, seal, client }) => {
    const { rows, total } = await queries.listCrests(db, page, size)
    const presenter = present.presenterOf(school, language, seal)
    return { list: rows.map((row) => present.schoolCrest(row, client.origin, presenter)), total }
  },
  schoolSign: async (_, { school, seal }) => ({ sign: seal('school', school.id) }),
}
