import type { InvoiceFile, orders } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { printedOr } from '../../../platform/pdf/pdf-printer.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { safeFileName } from '../../../platform/sheets/sheet-file.ts'
import { readAsDataAddress } from '../../files/index.ts'
import { getSchool } from '../../schools/index.ts'
import { detailOf } from '../buying/actions.ts'
import { findShown, type ShownOrder } from '../queries.ts'
import { invoiceSheet } from './paper.ts'
import { texts } from './texts.ts'

type Asked = Context<never, User>

/** Limit of printed invoices of one person in an hour. */
const printed = { seconds: 3600, most: 120 }

/** ORD-096: prints the invoice of an order. */
async function print(
  context: Asked,
  row: ShownOrder | undefined,
): Promise<InvoiceFile | Refusal<'orderNotFound' | 'requestFailed' | 'busy' | 'tooFast'>> {
  const { db, school, actor, language, pdf, now } = context
  if (!row) return refusal('orderNotFound')
  if (row.paidAt === null) return refusal('requestFailed', 'invoiceUnpaid')
  const key = `invoices printed ${actor.userId}`
  if (await isOverLimit(db, { key, ...printed }, now)) return refusal('tooFast', 'tooManyRequests')
  const order = await detailOf(context, row)
  const { logoFileId, primaryColor: color, timeZone } = await getSchool(db, school.id)
  const logo = await readAsDataAddress(context, school.id, logoFileId)
  const bytes = printedOr(await pdf.print(invoiceSheet({ order, language, timeZone, color, logo })))
  if (bytes instanceof Refusal) return bytes
  return {
    fileName: `${safeFileName(`${texts.invoice[language]} ${row.orderNo}`)}.pdf`,
    mediaType: 'application/pdf',
    base64: bytes.toString('base64'),
  }
}

export const invoiceAnswers: SomeAnswers<typeof orders, 'orderInvoice' | 'staffInvoice'> = {
  orderInvoice: async ({ sign }, context) => {
    const { db, school, actor, open } = context
    const of = { id: open('order', sign), userId: actor.userId }
    return print(context, await findShown(db, school.id, of))
  },
  staffInvoice: async ({ sign }, context) => {
    const { db, school, open } = context
    return print(context, await findShown(db, school.id, { id: open('order', sign) }))
  },
}
