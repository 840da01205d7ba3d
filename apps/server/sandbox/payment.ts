import { z } from 'zod'
import type { Db } from '../src/platform/database/database.ts'
import type { Payment, PaymentState } from '../src/platform/payment/payment.ts'
import type { Sealer } from '../src/platform/security/secrets.ts'
import * as books from './payment-books.ts'

export const signatureHeader = 'sandbox-signature'

const base = {
  id: z.string().min(1),
  reference: z.string().min(1),
  attempt: z.string(),
  schoolId: z.number().int(),
}
const noticeShape = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('captured'),
    amountMinor: z.number().int(),
    currency: z.string(),
  }),
  z.object({ ...base, kind: z.literal('failed') }),
  z.object({ ...base, kind: z.literal('cancelled') }),
  z.object({
    ...base,
    kind: z.enum(['disputed', 'disputeWon', 'disputeLost']),
    dispute: z.string().min(1),
    amountMinor: z.number().int(),
    currency: z.string(),
    reason: z.string(),
  }),
])

function stateOf({ state, paid_minor, request }: books.SandboxPayment): PaymentState {
  if (state === 'paid' || state === 'disputed' || state === 'taken')
    return { state: 'captured', amountMinor: paid_minor, currency: request.currency }
  if (state === 'failed') return { state: 'failed' }
  return { state: state === 'over' ? 'cancelled' : 'open' }
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Makes a sandbox provider with its own page and books, for development and trial. */
export function sandboxPayment(db: Db, sealer: Sealer): Payment {
  const find = async (reference: string) => {
    const row = await books.findPayment(db, reference)
    return row && !row.silent ? row : undefined
  }
  return {
    kind: 'sandbox',
    async start(request) {
      const { reference } = await books.openPayment(db, request)
      return { reference, url: `/sandbox/pay/${reference}` }
    },
    async ask(reference) {
      const row = await find(reference)
      return row ? stateOf(row) : 'providerUnavailable'
    },
    // Sandbox payments have no id besides their reference.
    async find(payment) {
      const row = await books.findPayment(db, payment)
      return row?.silent ? 'providerUnavailable' : { reference: row?.reference }
    },
    async expire(reference) {
      const row = await find(reference)
      if (!row) return 'providerUnavailable'
      return stateOf((await books.movePayment(db, reference, ['open'], { state: 'over' })) ?? row)
    },
    async refund({ reference, refund: key, amountMinor }) {
      if (!(await find(reference))) return 'providerUnavailable'
      const isDone = await books.giveBack(db, { reference, key, amountMinor })
      return { state: isDone ? 'refunded' : 'failed', reference: `refund_${key}` }
    },
    readNotice(raw, headers) {
      const signature = headers[signatureHeader]
      if (typeof signature !== 'string') return 'forged'
      if (!sealer.verify(raw.toString('utf8'), signature)) return 'forged'
      const result = noticeShape.safeParse(parsed(raw))
      if (!result.success) return 'nothing'
      const { id: eventId, ...notice } = result.data
      return { eventId, ...notice }
    },
  }
}
