import { mails } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { maySetUp } from '../schools/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const mailRoutes = answer(mails, {
  listMails: async ({ state, ...window }, { db, school, actor, mail, seal, refuse }) => {
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const { rows, total } = await queries.listMails(db, school.id, state, window)
    const isPlayed = mail.kind === 'sandbox'
    return { list: rows.map((row) => present.mail(row, isPlayed, seal)), total }
  },
  sendMailAgain: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    if (!maySetUp(actor, school)) return refuse('noPermission')
    const mail = await queries.getMail(db, school.id, open('mail', sign))
    return (await actions.sendAgain(context, mail)) ? null : refuse('alreadyDone')
  },
})
