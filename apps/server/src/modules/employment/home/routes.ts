import {
  type employment,
  employmentBannerPlace,
  recommendedCompanies,
  rightSideBannerPlace,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { refusal } from '../../../platform/refusal.ts'
import { findResume } from '../../resume/index.ts'
import { listAdverts, presentAdvert, presenterOf } from '../../schools/index.ts'
import { deliveryInList } from '../delivery/actions.ts'
import * as present from '../present.ts'
import * as queries from './queries.ts'
import { type Intention, wantedOf } from './rules.ts'

async function listIntentions({ db, school, actor }: Context): Promise<Intention[]> {
  if (actor.kind !== 'user') return []
  const resume = await findResume(db, { schoolId: school.id, userId: actor.userId })
  return resume?.content.sections.intention ?? []
}

async function advertsOf(place: number, { db, school, language, seal }: Context) {
  const rows = await listAdverts(db, school.id, place)
  const presenter = presenterOf(school, language, seal)
  return rows.map((row) => presentAdvert(row, presenter))
}

export const homeAnswers: SomeAnswers<
  typeof employment,
  | 'employmentBanner'
  | 'rightSideBanner'
  | 'enterpriseRecruitmentList'
  | 'intendedPositions'
  | 'enterpriseRecommend'
  | 'enterpriseInfoList'
> = {
  employmentBanner: (_, context) => advertsOf(employmentBannerPlace, context),
  rightSideBanner: (_, context) => advertsOf(rightSideBannerPlace, context),
  enterpriseRecruitmentList: async ({ signType, positionId, ...window }, context) => {
    const { db, school, now } = context
    const kind = signType === 1 ? 'recommended' : 'promoted'
    const intention =
      positionId === ''
        ? undefined
        : (await listIntentions(context)).find(({ id }) => id === positionId)
    if (positionId !== '' && !intention) return refusal('notFound')
    const wanted = intention && wantedOf(intention)
    const listed = { kind, wanted } as const
    const { rows, total } = await queries.listRecruitment(db, school.id, listed, window, now)
    const ids = rows.map(({ post }) => post.id)
    const delivery = await deliveryInList(context, ids)
    return {
      list: rows.map((row) => present.postCard(row, context)),
      total,
      extend: { delivery },
    }
  },
  intendedPositions: async (_, context) => {
    const { db, school, language, now } = context
    const intentions = await listIntentions(context)
    const wanted = intentions.map(wantedOf)
    const counts = await queries.countFitting(db, school.id, wanted, now)
    return intentions.map((one, index) =>
      present.intendedPosition(one, counts[index] ?? 0, language),
    )
  },
  enterpriseRecommend: async (_, context) => {
    const { db, school, now } = context
    const rows = await queries.listRecommendedCompanies(db, school.id, recommendedCompanies, now)
    return rows.map((row) => present.companyCard(row, context))
  },
  enterpriseInfoList: async ({ isJoinEnterprise, ...window }, context) => {
    const { db, school, now } = context
    const verifiedOnly = isJoinEnterprise === 1
    const { rows, total } = await queries.listCompanies(db, school.id, verifiedOnly, window, now)
    return { list: rows.map((row) => present.companyPlace(row, context)), total }
  },
}
