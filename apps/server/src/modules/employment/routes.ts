import { employment } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { deliveryOf, deliveryOfNamed } from './delivery/actions.ts'
import { homeAnswers } from './home/routes.ts'
import { companyAnswers } from './companies/routes.ts'
import { sheetAnswers } from './imports/routes.ts'
import { postAnswers } from './posts/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { searchAnswers } from './search/routes.ts'
import { reportAnswers } from './reports/routes.ts'
import { savedSearchAnswers } from './saved-searches/routes.ts'

export const employmentRoutes = answer(employment, {
  ...searchAnswers,
  jobDetails: async ({ positionId }, context) => {
    const { db, school, actor, open, now } = context
    const postId = open('jobPost', positionId)
    const row = await queries.getPost(db, school.id, postId, now)
    const collected =
      actor.kind === 'user' &&
      (await queries.isCollected(db, { schoolId: school.id, userId: actor.userId, postId }))
    const delivery = await deliveryOf(context, [postId])
    return {
      ...present.postDetail(row, collected, context),
      extend: { delivery: delivery.get(postId) ?? 'none' },
    }
  },
  companyDetails: async ({ sign }, context) => {
    const { db, school, open, now } = context
    return present.companyDetail(
      await queries.getCompany(db, school.id, open('company', sign), now),
      context,
    )
  },
  companyPosts: async ({ sign, ...window }, context) => {
    const { db, school, open, now } = context
    const { company } = await queries.getCompany(db, school.id, open('company', sign), now)
    const { rows, total } = await queries.listCompanyPosts(db, school.id, company.id, window, now)
    return { list: rows.map((row) => present.postCard(row, context)), total }
  },
  addCollectionPost: async ({ positionId }, { db, school, actor, open, now }) => {
    const { post } = await queries.getPost(db, school.id, open('jobPost', positionId), now)
    const one = { schoolId: school.id, userId: actor.userId, postId: post.id }
    await queries.addCollection(db, one, now)
    return null
  },
  removeCollectionPost: async ({ positionId }, { db, school, actor, open, now }) => {
    const { post } = await queries.getPost(db, school.id, open('jobPost', positionId), now)
    await queries.removeCollection(db, {
      schoolId: school.id,
      userId: actor.userId,
      postId: post.id,
    })
    return null
  },
  collectedPositions: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listCollected(db, school.id, actor.userId, window)
    return { list: rows.map((row) => present.postCard(row, context)), total }
  },
  deliveryOfPosts: async ({ positionIds }, context) => {
    const ids = positionIds.map((sign) => context.open('jobPost', sign))
    return { extend: { delivery: await deliveryOfNamed(context, ids) } }
  },
  ...homeAnswers,
  ...companyAnswers,
  ...postAnswers,
  ...sheetAnswers,
  ...reportAnswers,
  ...savedSearchAnswers,
})
