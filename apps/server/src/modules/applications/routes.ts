import { applications } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { listCollected } from '../employment/index.ts'
import { mailsOf, showOwn, stepOwn } from './actions.ts'
import { companyAnswers } from './company/routes.ts'
import { readPdf, showCopy } from './copies/actions.ts'
import { overviewAnswers } from './overview/routes.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { ownerOf } from './sending/actions.ts'
import { sendingAnswers } from './sending/routes.ts'
import { staffAnswers } from './staff/routes.ts'

/** The number of rows of each list on the home page of jobs. */
const few = { page: 1, size: 5 }

const idsOf = (rows: readonly queries.ApplicationWithPost[]) =>
  rows.map(({ application }) => application.id)

export const applicationsRoutes = answer(applications, {
  ...sendingAnswers,
  ...companyAnswers,
  ...staffAnswers,
  ...overviewAnswers,
  sentEmails: async ({ group, ...window }, context) => {
    const { db, now } = context
    const { rows, total } = await queries.listOwn(db, ownerOf(context), group, window, now)
    const mails = await mailsOf(context, idsOf(rows))
    return { list: rows.map((row) => present.card(row, mails, context)), total }
  },
  userJob: async (_, context) => {
    const { db, school, actor, now } = context
    const owner = ownerOf(context)
    const { rows } = await queries.listOwn(db, owner, 'all', few, now)
    return present.userJob(
      await queries.countOwn(db, owner, now),
      { rows, mails: await mailsOf(context, idsOf(rows)) },
      await listCollected(db, school.id, actor.userId, few),
      context,
    )
  },
  application: async ({ sign }, context) => showOwn(context, context.open('application', sign)),
  applicationResume: async ({ sign }, context) => {
    const { db, open } = context
    const copy = await queries.getOwnCopy(db, ownerOf(context), open('application', sign))
    return showCopy(context, copy)
  },
  applicationResumePdf: async ({ sign }, context) => {
    const { db, open } = context
    const copy = await queries.getOwnCopy(db, ownerOf(context), open('application', sign))
    return readPdf(context, copy)
  },
  withdrawApplication: async ({ sign, note }, context) => {
    const id = context.open('application', sign)
    return (await stepOwn(context, id, 'withdrawn', note)) ?? showOwn(context, id)
  },
  answerOffer: async ({ sign, accept, note }, context) => {
    const id = context.open('application', sign)
    const to = accept ? 'accepted' : 'declined'
    return (await stepOwn(context, id, to, note)) ?? showOwn(context, id)
  },
})
