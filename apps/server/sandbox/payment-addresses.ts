import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../src/platform/database/database.ts'
import type { HttpDeps } from '../src/platform/http/bind.ts'
import { apiBase } from '../src/platform/http/bind.ts'
import * as books from './payment-books.ts'
import {
  actsOf,
  type PaymentAct,
  paymentActs,
  paymentPage,
  paymentScript,
  unknownPayment,
} from './payment-pages.ts'
import { signatureHeader } from './payment.ts'
import { pageSender } from './send-page.ts'
import { sandboxCss } from './social-pages.ts'

const send = pageSender("'none'")

interface Named {
  Params: { reference: string }
}

const acts = Object.keys(paymentActs) as [PaymentAct, ...PaymentAct[]]
const sentAct = z.object({ act: z.enum(acts) })

/** Minor units added to simulate a wrong amount. */
const tooMuch = 100

type Play = (payment: books.SandboxPayment) => Promise<void>

/** Sends notices to the same address as a real provider. */
function notices(http: FastifyInstance, { services: { db, sealers } }: HttpDeps, host: string) {
  const post = async ({ id, body }: Pick<books.SandboxNotice, 'id' | 'body'>) => {
    await http.inject({
      method: 'POST',
      url: `${apiBase}/pay/notice/sandbox`,
      headers: {
        host,
        'content-type': 'application/json',
        [signatureHeader]: sealers.payment.sign(body),
      },
      payload: body,
    })
    await books.countSent(db, id)
  }
  const sendAll = async ({ reference }: books.SandboxPayment, isBackwards = false) => {
    const all = await books.listNotices(db, reference)
    for (const notice of isBackwards ? all.toReversed() : all) await post(notice)
  }
  const write = (payment: books.SandboxPayment, body: Record<string, unknown>, tx: Db = db) => {
    const { attempt, schoolId } = payment.request
    return books.writeNotice(tx, payment.reference, { attempt, schoolId, ...body })
  }
  return { sendAll, write }
}

type Notices = ReturnType<typeof notices>
type Disputing = 'dispute' | 'disputeWon' | 'disputeLost'

/** Returns the buttons for a bank that withdraws money and decides about the dispute. */
function disputePlays(
  { services: { db } }: HttpDeps,
  { sendAll, write }: Notices,
): Record<Disputing, Play> {
  // Writes the dispute and its notice in one transaction: after a crash in between, no query would
  // reveal the dispute.
  const notify =
    (
      kind: 'disputed' | 'disputeWon' | 'disputeLost',
      happens: (tx: Db, reference: string) => Promise<books.SandboxPayment | undefined>,
    ): Play =>
    async ({ reference }) => {
      const payment = await db.transaction(async (tx) => {
        const disputed = await happens(tx, reference)
        if (!disputed) return undefined
        const { disputes, disputed_minor: amountMinor, request } = disputed
        const dispute = `dispute_${reference}_${disputes}`
        const { currency } = request
        await write(disputed, { kind, dispute, amountMinor, currency, reason: 'fraudulent' }, tx)
        return disputed
      })
      if (payment) await sendAll(payment)
    }
  return {
    dispute: notify('disputed', books.beginDispute),
    disputeWon: notify('disputeWon', (tx, reference) => books.endDispute(tx, reference, false)),
    disputeLost: notify('disputeLost', (tx, reference) => books.endDispute(tx, reference, true)),
  }
}

/** Returns the action of each button. */
function plays(http: FastifyInstance, deps: HttpDeps, host: string): Record<PaymentAct, Play> {
  const { db } = deps.services
  const sender = notices(http, deps, host)
  const { sendAll, write } = sender
  const pay =
    (from: books.SandboxPayment['state'][], more = 0, isQuiet = false): Play =>
    async (payment) => {
      const { amountMinor: asked, currency } = payment.request
      const amountMinor = asked + more
      const to = { state: 'paid' as const, paidMinor: amountMinor }
      if (!(await books.movePayment(db, payment.reference, from, to))) return
      await write(payment, { kind: 'captured', amountMinor, currency })
      if (!isQuiet) await sendAll(payment)
    }
  const failAfter: Play = async (payment) => {
    await write(payment, { kind: 'failed' })
    await sendAll(payment)
  }
  const fail: Play = async (payment) => {
    if (await books.movePayment(db, payment.reference, ['open'], { state: 'failed' }))
      await failAfter(payment)
  }
  return {
    pay: pay(['open']),
    payQuietly: pay(['open'], 0, true),
    payOther: pay(['open'], tooMuch),
    payLate: pay(['over', 'failed']),
    fail,
    failAfter,
    ...disputePlays(deps, sender),
    resend: sendAll,
    backwards: (payment) => sendAll(payment, true),
    silence: ({ reference }) => books.setSilent(db, reference, true),
    speak: ({ reference }) => books.setSilent(db, reference, false),
  }
}

/** The actions after which the buyer's browser returns to the shop. */
const leading: readonly PaymentAct[] = ['pay', 'payQuietly', 'payOther', 'payLate', 'fail']

/** Adds the pages of the sandbox payment provider. */
export function addPaymentPages(http: FastifyInstance, deps: HttpDeps) {
  const { db } = deps.services
  http.get('/sandbox/pay/style.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(`${sandboxCss}li { overflow-wrap: anywhere; }\n`),
  )
  http.get('/sandbox/pay/pay.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(paymentScript),
  )
  http.get<Named>('/sandbox/pay/:reference', async (request, reply) => {
    const payment = await books.findPayment(db, request.params.reference)
    if (!payment) return send(reply, unknownPayment(), 404)
    return send(reply, paymentPage(payment, await books.listNotices(db, payment.reference)))
  })
  http.post<Named>('/sandbox/pay/:reference', async (request, reply) => {
    const sent = sentAct.safeParse(request.body)
    if (!sent.success) return reply.code(422).send({})
    const payment = await books.findPayment(db, request.params.reference)
    if (!payment) return reply.code(404).send({})
    const { act } = sent.data
    if (!actsOf(payment).includes(act)) return reply.code(409).send({})
    await plays(http, deps, request.host)[act](payment)
    return reply.send(leading.includes(act) ? { leadTo: payment.request.returnUrl } : {})
  })
}
