import { type orders } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { localTime } from '../../../platform/sheets/local-time.ts'
import { exportFile, sheetRows } from '../../../platform/sheets/export-file.ts'
import { everyRow, wholeList } from '../../../platform/sheets/whole-list.ts'
import { getUser, refuseUnproved } from '../../accounts/index.ts'
import { findProof } from '../coins/queries.ts'
import { listOf as disputesOf } from '../disputes/queries.ts'
import * as orderPresent from '../present.ts'
import { findOrder, noteEvent } from '../queries.ts'
import { listOf } from '../refunds/queries.ts'
import { asAmount, isPaid, refundableOf } from '../rules.ts'
import * as held from './held/actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as sheets from './sheets.ts'

type Asked = Context<never, User>

const found = ({ db, school, open }: Asked, sign: string) =>
  queries.findOne(db, school.id, open('order', sign))

/**
 * Replaces the sealed id of the person in a filter by the id. A person of another school is refused
 * as not found.
 */
async function readFilter<Filter extends { personSign?: string | undefined }>(
  { personSign, ...filter }: Filter,
  { db, school, open }: Asked,
) {
  if (personSign === undefined) return filter
  const { id: userId } = await getUser(db, school.id, open('user', personSign))
  return { ...filter, userId }
}

export const staffAnswers: SomeAnswers<
  typeof orders,
  | 'searchOrders'
  | 'staffOrder'
  | 'noteOrder'
  | 'decideHeld'
  | 'exportOrders'
  | 'moneyReport'
  | 'exportMoneyReport'
> = {
  searchOrders: async ({ page, size, ...filter }, context) => {
    const { db, school } = context
    const wanted = await readFilter(filter, context)
    const { rows, total } = await queries.listOrders(db, school.id, wanted, { page, size })
    return { list: rows.map((row) => orderPresent.staffOrder(row, context)), total }
  },
  staffOrder: async ({ sign }, context) => {
    const { db, school, refuse } = context
    const row = await found(context, sign)
    if (!row) return refuse('orderNotFound')
    const refunds = await listOf(db, row)
    const events = await queries.listEvents(db, school.id, row.id)
    return {
      order: orderPresent.staffOrder(row, context),
      refunds: refunds.map((one) => orderPresent.refund(one, context)),
      disputes: (await disputesOf(db, row)).map((one) => present.dispute(one, context)),
      events: events.map((one) => present.event(one, context)),
      refundable:
        isPaid(row.state) && !row.disputed ? asAmount(refundableOf(row, row.promised)) : 0,
    }
  },
  noteOrder: async ({ sign, note }, context) => {
    const { db, school, actor, open, now, refuse } = context
    const order = await findOrder(db, school.id, { id: open('order', sign) })
    if (!order) return refuse('orderNotFound')
    await noteEvent(db, order, { what: 'noted', byId: actor.userId, note }, now)
    return null
  },
  decideHeld: async ({ sign, ...decision }, context) => {
    const { db, school, open, refuse } = context
    const order = await findOrder(db, school.id, { id: open('order', sign) })
    if (!order) return refuse('orderNotFound')
    const unproved = decision.action === 'accept' ? undefined : await refuseUnproved(context)
    if (unproved) return unproved
    const done = await held.decide(context, order, decision)
    if (done instanceof Refusal) return done
    const row = await found(context, sign)
    return row ? orderPresent.staffOrder(row, context) : refuse('orderNotFound')
  },
  exportOrders: async ({ format, timeZone, ...filter }, context) => {
    const { school, language, now } = context
    const timeOf = (moment: Date) => localTime(moment, timeZone)
    const reader = { language, timeZone, timeOf }
    const [today = ''] = timeOf(now).split(' ')
    const wanted = await readFilter(filter, context)
    const sheet = sheets.sheetTitle(reader)
    return exportFile(context, format, async (snapshot) => {
      const { pages } = await wholeList(snapshot, (db) =>
        queries.findOrders(db, school.id, wanted, everyRow),
      )
      const rows = sheetRows(pages, (page) => {
        const shown = page.map((row) => orderPresent.staffOrder(row, context))
        return sheets.ordersSheet(shown, reader)
      })
      return { name: `${sheet} ${today}`, sheet, rows }
    })
  },
  moneyReport: async (span, context) => {
    const { db, school, now } = context
    const row = await queries.addUp(db, school.id, span, now)
    return present.report(row, await findProof(db, school.id), context)
  },
  exportMoneyReport: async ({ format, timeZone: _, ...span }, context) => {
    const { db, school, language, now } = context
    const row = await queries.addUp(db, school.id, span, now)
    const { days } = present.report(row, undefined, context)
    const sheet = sheets.moneySheetTitle(language)
    const name = `${sheet} ${days[0]?.day} – ${days.at(-1)?.day}`
    const rows = [sheets.moneySheet(days, school.currency, language)]
    return exportFile(context, format, async () => ({ name, sheet, rows }))
  },
}
