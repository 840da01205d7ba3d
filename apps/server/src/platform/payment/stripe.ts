import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import type {
  DisputeNotice,
  Payment,
  ReadNotice,
  RefundAnswer,
  RefundRequest,
  PaymentState,
  StartRequest,
} from './payment.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Receives problems for the operator; never a key. */
  report(problem: string): void
  /** Replaces the HTTP client in tests. */
  httpClient?: NonNullable<Stripe.StripeConfig['httpClient']>
}

type Session = Stripe.Checkout.Session

const patience = 10_000

/** Currencies that Stripe counts in whole units; the product uses hundredths everywhere. */
const wholeCurrencies = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
)
const thousandths = new Set('BHD JOD KWD OMR TND'.split(' '))

/** Converts hundredths into Stripe's units. */
export function toStripe(minor: number, currency: string): number {
  if (wholeCurrencies.has(currency)) return Math.round(minor / 100)
  return thousandths.has(currency) ? minor * 10 : minor
}

/** Converts Stripe's units into hundredths. */
export function fromStripe(amount: number, currency: string): number {
  if (wholeCurrencies.has(currency)) return amount * 100
  return thousandths.has(currency) ? Math.round(amount / 10) : amount
}

const minute = 60_000

/**
 * Stripe expires a session itself after 30 minutes to a day; a shorter window has to be cancelled
 * by a request.
 */
function endOf({ createdAt, expiresAt }: StartRequest): number | undefined {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)]
  const isPossible = to - from > 31 * minute && to - from < 24 * 60 * minute
  return isPossible ? Math.floor(to / 1000) : undefined
}

const locales = { en: 'en', zh: 'zh', my: 'ms' } as const

function sessionOf(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const { attempt, schoolId, orderNo, currency, amountMinor, title, methods, returnUrl } = request
  const metadata = { attempt, order: orderNo, school: String(schoolId) }
  const end = endOf(request)
  return {
    mode: 'payment',
    client_reference_id: orderNo,
    customer_email: request.email,
    locale: locales[request.language],
    allowed_payment_method_types: methods,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amountMinor, currency),
          product_data: { name: title },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    ...(methods.includes('wechat_pay') && {
      payment_method_options: { wechat_pay: { client: 'web' as const } },
    }),
    ...(end !== undefined && { expires_at: end }),
    success_url: returnUrl,
    cancel_url: returnUrl,
  }
}

const paymentOf = ({ payment_intent: of }: { payment_intent: Session['payment_intent'] }) =>
  typeof of === 'string' ? of : of?.id

function received(session: Session): PaymentState {
  const code = (session.currency ?? '').toUpperCase()
  const payment = paymentOf(session)
  return {
    state: 'captured',
    amountMinor: fromStripe(session.amount_total ?? 0, code),
    currency: code,
    ...(payment !== undefined && { payment }),
  }
}

function stateOf(session: Session): PaymentState {
  if (session.payment_status === 'paid') return received(session)
  if (session.status === 'expired') return { state: 'cancelled' }
  return { state: 'open' }
}

const refundStates: Record<string, RefundAnswer['state']> = {
  succeeded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
}
const refundStateOf = ({ status }: Stripe.Refund) => refundStates[status ?? ''] ?? 'pending'

function noticeOfSession(event: Stripe.Event, session: Session): ReadNotice {
  const { attempt, school } = session.metadata ?? {}
  const base = {
    eventId: event.id,
    reference: session.id,
    ...(attempt !== undefined && { attempt }),
    ...(school !== undefined && { schoolId: Number(school) }),
  }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const reported = stateOf(session)
      // Completed without money: a slow payment method, which sends a separate notice later.
      if (reported.state !== 'captured') return 'nothing'
      const { state: kind, ...money } = reported
      return { ...base, kind, ...money }
    }
    case 'checkout.session.async_payment_failed':
      return { ...base, kind: 'failed' }
    case 'checkout.session.expired':
      return { ...base, kind: 'cancelled' }
    default:
      return 'nothing'
  }
}

function noticeOfRefund(eventId: string, refund: Stripe.Refund): ReadNotice {
  const state = refundStateOf(refund)
  const key = refund.metadata?.['refund']
  if (state === 'pending' || key === undefined) return 'nothing'
  const kind = state === 'refunded' ? 'refunded' : 'refundFailed'
  return { eventId, reference: refund.id, kind, refund: key }
}

/** Warnings are enquiries of a bank that withdraw no money; prevented disputes withdrew none. */
const disputeKinds: Record<string, DisputeNotice['kind']> = {
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'disputeWon',
  lost: 'disputeLost',
}

function noticeOfDispute(eventId: string, dispute: Stripe.Dispute): ReadNotice {
  const kind = disputeKinds[dispute.status]
  const reference = paymentOf(dispute)
  if (!kind || reference === undefined) return 'nothing'
  const currency = dispute.currency.toUpperCase()
  const amountMinor = fromStripe(dispute.amount, currency)
  const { id, reason } = dispute
  return { eventId, reference, kind, dispute: id, amountMinor, currency, reason }
}

function noticeOf(event: Stripe.Event): ReadNotice {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return noticeOfSession(event, event.data.object)
    case 'refund.updated':
    case 'refund.failed':
      return noticeOfRefund(event.id, event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return noticeOfDispute(event.id, event.data.object)
    default:
      return 'nothing'
  }
}

const isRefused = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError

/** Stripe's message may contain sent data, so only its type is logged. */
function reportUnavailable(
  report: StripeSettings['report'],
  error: unknown,
  what: string,
): 'providerUnavailable' {
  const kind = error instanceof Stripe.errors.StripeError ? error.type : 'no answer'
  report(`Stripe did not ${what}: ${kind}`)
  return 'providerUnavailable'
}

/** Stripe remembers an idempotency key for a day only, so an existing refund is looked up first. */
async function refundOnce(
  stripe: Stripe,
  { reference, refund, amountMinor, currency }: RefundRequest,
): Promise<RefundAnswer> {
  const of = paymentOf(await stripe.checkout.sessions.retrieve(reference))
  if (of === undefined) return { state: 'failed', reference: '' }
  const made = await stripe.refunds.list({ payment_intent: of, limit: 100 })
  const found = made.data.find(({ metadata }) => metadata?.['refund'] === refund)
  const given =
    found ??
    (await stripe.refunds.create(
      { payment_intent: of, amount: toStripe(amountMinor, currency), metadata: { refund } },
      { idempotencyKey: `refund-${refund}` },
    ))
  return { state: refundStateOf(given), reference: given.id }
}

/** Accepts only what Stripe signed, over the unchanged body. */
function readNotice(
  stripe: Stripe,
  { raw, headers, secret }: { raw: Buffer; headers: IncomingHttpHeaders; secret: string },
): ReadNotice {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return 'forged'
  try {
    return noticeOf(stripe.webhooks.constructEvent(raw, signature, secret))
  } catch {
    return 'forged'
  }
}

/** Stripe with its hosted payment pages and its own library (decision 0035). */
export function stripePayment({
  secretKey,
  webhookSecret: secret,
  report,
  httpClient,
}: StripeSettings): Payment {
  const stripe = new Stripe(secretKey, {
    timeout: patience,
    maxNetworkRetries: 1,
    ...(httpClient && { httpClient }),
  })
  const unavailable = (error: unknown, what: string) => reportUnavailable(report, error, what)

  async function ask(reference: string) {
    try {
      return stateOf(await stripe.checkout.sessions.retrieve(reference))
    } catch (error) {
      return unavailable(error, 'tell of a payment')
    }
  }

  return {
    kind: 'stripe',
    async start(request) {
      try {
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(request), {
          idempotencyKey: `attempt-${request.attempt}`,
        })
        return url === null ? 'providerUnavailable' : { reference: id, url }
      } catch (error) {
        unavailable(error, 'start a payment')
        return isRefused(error) ? 'refused' : 'providerUnavailable'
      }
    },
    ask,
    async find(payment) {
      try {
        const { data } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
        return { reference: data[0]?.id }
      } catch (error) {
        unavailable(error, 'find a payment')
        return isRefused(error) ? { reference: undefined } : 'providerUnavailable'
      }
    },
    async expire(reference) {
      try {
        return stateOf(await stripe.checkout.sessions.expire(reference))
      } catch (error) {
        // Only an open session can be cancelled; otherwise its state is queried.
        return isRefused(error) ? ask(reference) : unavailable(error, 'end a payment')
      }
    },
    async refund(request) {
      try {
        return await refundOnce(stripe, request)
      } catch (error) {
        unavailable(error, 'give back')
        return isRefused(error) ? { state: 'failed', reference: '' } : 'providerUnavailable'
      }
    },
    readNotice: (raw, headers) => readNotice(stripe, { raw, headers, secret }),
  }
}
