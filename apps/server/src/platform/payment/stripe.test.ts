import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import type { StartRequest } from './payment.ts'
import { fromStripe, stripePayment, toStripe } from './stripe.ts'

const webhookSecret = 'whsec_for_tests'

const request: StartRequest = {
  attempt: '41',
  schoolId: 7,
  orderNo: '261102BWH8H5ZP',
  title: 'Business Malay',
  email: 'aisyah@example.com',
  amountMinor: 4800,
  currency: 'MYR',
  methods: ['card', 'wechat_pay'],
  createdAt: '2026-11-02T08:00:00.000Z',
  expiresAt: '2026-11-02T09:00:00.000Z',
  returnUrl: 'https://school.example/pay-in?orderNo=261102BWH8H5ZP',
  language: 'my',
}

/** The API's response, without irrelevant fields. */
const session = (more: object = {}) => ({
  id: 'cs_test_a1',
  object: 'checkout.session',
  amount_subtotal: 4800,
  amount_total: 4800,
  currency: 'myr',
  client_reference_id: request.orderNo,
  created: 1_793_606_400,
  expires_at: 1_793_610_000,
  livemode: false,
  metadata: { attempt: '41', order: request.orderNo, school: '7' },
  mode: 'payment',
  payment_intent: 'pi_test_1',
  payment_status: 'unpaid',
  status: 'open',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
  ...more,
})

const refund = (more: object = {}) => ({
  id: 're_test_1',
  object: 'refund',
  amount: 1000,
  currency: 'myr',
  payment_intent: 'pi_test_1',
  metadata: { refund: '9' },
  status: 'succeeded',
  ...more,
})

interface Call {
  method: string
  path: string
  body: URLSearchParams
  key: string | undefined
}

type Answer = { status: number; body: unknown } | 'cut'

/** A simulated Stripe: each call gets the next prepared response. */
function played(...answers: Answer[]) {
  const calls: Call[] = []
  const problems: string[] = []
  const httpClient = {
    getClientName: () => 'played',
    async makeRequest(
      _host: string,
      _port: string,
      path: string,
      method: string,
      headers: Record<string, unknown>,
      requestData: string,
    ) {
      const key = Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')
      calls.push({
        method,
        path,
        body: new URLSearchParams(requestData),
        key: key && String(key[1]),
      })
      const answer = answers[Math.min(calls.length, answers.length) - 1] ?? 'cut'
      if (answer === 'cut') throw new Error('socket hang up')
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => ({ 'request-id': 'req_test' }),
        getRawResponse: () => ({}),
        toStream: () => undefined,
        toJSON: async () => answer.body,
      }
    },
  }
  const payment = stripePayment({
    secretKey: 'sk_test_secret',
    webhookSecret,
    report: (problem) => problems.push(problem),
    httpClient,
  })
  return { payment, calls, problems }
}

const fine = (body: unknown): Answer => ({ status: 200, body })
const wrong = (code: string): Answer => ({
  status: 400,
  body: {
    error: { type: 'invalid_request_error', code, message: 'No such thing: aisyah@example.com' },
  },
})

describe('starting a payment', () => {
  it('[ORD-038] [ORD-026] opens a page for the amount, with the methods of the school, once for each attempt', async () => {
    const { payment, calls } = played(fine(session()))
    expect(await payment.start(request)).toEqual({
      reference: 'cs_test_a1',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    })
    const [call] = calls
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: 'attempt-41',
    })
    expect(Object.fromEntries(call?.body ?? [])).toMatchObject({
      mode: 'payment',
      locale: 'ms',
      customer_email: 'aisyah@example.com',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'wechat_pay',
      'payment_method_options[wechat_pay][client]': 'web',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': '4800',
      'metadata[attempt]': '41',
      'metadata[order]': request.orderNo,
      expires_at: String(Date.parse(request.expiresAt) / 1000),
      success_url: request.returnUrl,
    })
  })

  it('[ORD-060] cancels by a request when the payment window is under half an hour', async () => {
    const { payment, calls } = played(fine(session()))
    await payment.start({ ...request, expiresAt: '2026-11-02T08:30:00.000Z' })
    expect(calls[0]?.body.has('expires_at')).toBe(false)
  })

  it('distinguishes a refusal from a missing response, and logs neither key nor data', async () => {
    const refused = played(wrong('parameter_invalid_integer'))
    expect(await refused.payment.start(request)).toBe('refused')
    const cut = played('cut')
    expect(await cut.payment.start(request)).toBe('providerUnavailable')
    expect(cut.calls.length).toBeGreaterThan(1)
    expect(new Set(cut.calls.map(({ key }) => key))).toEqual(new Set(['attempt-41']))
    const problems = [...refused.problems, ...cut.problems].join(' ')
    expect(problems).toContain('Stripe did not start a payment')
    expect(problems).not.toMatch(/sk_test|aisyah/)
  })
})

describe('querying and cancelling a payment', () => {
  it('[ORD-065] returns the state of a payment', async () => {
    const paid = session({ payment_status: 'paid', status: 'complete' })
    const ask = (body: object) => played(fine(body)).payment.ask('cs_test_a1')
    expect(await ask(paid)).toEqual({
      state: 'captured',
      amountMinor: 4800,
      currency: 'MYR',
      payment: 'pi_test_1',
    })
    expect(await ask(session())).toEqual({ state: 'open' })
    expect(await ask(session({ status: 'expired' }))).toEqual({ state: 'cancelled' })
    expect(await played('cut').payment.ask('cs_test_a1')).toBe('providerUnavailable')
  })

  it('[ORD-098] [ORD-103] finds the payment page by the payment id of a dispute', async () => {
    const list = (...data: object[]) => fine({ object: 'list', data, has_more: false, url: '' })
    const one = played(list(session()))
    expect(await one.payment.find('pi_test_1')).toEqual({ reference: 'cs_test_a1' })
    expect(one.calls[0]?.path).toMatch(/^\/v1\/checkout\/sessions\?.*payment_intent=pi_test_1/)
    const none = { reference: undefined }
    expect(await played(list()).payment.find('pi_other')).toEqual(none)
    expect(await played(wrong('resource_missing')).payment.find('pi_other')).toEqual(none)
    expect(await played('cut').payment.find('pi_test_1')).toBe('providerUnavailable')
  })

  it('[ORD-060] cancels an open page, and detects that a finished one was paid', async () => {
    const open = played(fine(session({ status: 'expired' })))
    expect(await open.payment.expire('cs_test_a1')).toEqual({ state: 'cancelled' })
    expect(open.calls[0]?.path).toBe('/v1/checkout/sessions/cs_test_a1/expire')
    const done = session({ payment_status: 'paid', status: 'complete' })
    const late = played(wrong('resource_missing'), fine(done))
    expect(await late.payment.expire('cs_test_a1')).toMatchObject({ state: 'captured' })
  })
})

describe('refunding', () => {
  const wanted = { reference: 'cs_test_a1', refund: '9', amountMinor: 1000, currency: 'MYR' }
  const list = (...data: object[]) => ({
    object: 'list',
    data,
    has_more: false,
    url: '/v1/refunds',
  })

  it('[ORD-067] refunds once: an existing refund is found again', async () => {
    const fresh = played(fine(session()), fine(list()), fine(refund()))
    expect(await fresh.payment.refund(wanted)).toEqual({
      state: 'refunded',
      reference: 're_test_1',
    })
    expect(fresh.calls[2]).toMatchObject({ path: '/v1/refunds', key: 'refund-9' })
    expect(Object.fromEntries(fresh.calls[2]?.body ?? [])).toMatchObject({
      payment_intent: 'pi_test_1',
      amount: '1000',
      'metadata[refund]': '9',
    })
    const again = played(fine(session()), fine(list(refund())))
    expect(await again.payment.refund(wanted)).toMatchObject({ state: 'refunded' })
    expect(again.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('[ORD-069] distinguishes a pending and a failed refund from a missing response', async () => {
    const of = (answer: Answer) =>
      played(fine(session()), fine(list()), answer).payment.refund(wanted)
    expect(await of(fine(refund({ status: 'pending' })))).toMatchObject({ state: 'pending' })
    expect(await of(wrong('charge_already_refunded'))).toMatchObject({ state: 'failed' })
    expect(await of('cut')).toBe('providerUnavailable')
  })
})

describe('a notice of Stripe', () => {
  const { payment } = played()
  const signer = new Stripe('sk_test_secret')

  function notice(type: string, object: object, secret = webhookSecret) {
    const body = { id: 'evt_test_1', object: 'event', type, data: { object } }
    const payload = JSON.stringify(body, null, 2)
    const header = signer.webhooks.generateTestHeaderString({ payload, secret })
    return { raw: Buffer.from(payload), headers: { 'stripe-signature': header } }
  }
  const read = ({ raw, headers }: ReturnType<typeof notice>) => payment.readNotice(raw, headers)

  const done = session({ payment_status: 'paid', status: 'complete' })

  it('[ORD-038] is accepted only with a signature over its exact bytes', () => {
    const good = notice('checkout.session.completed', done)
    expect(read(good)).toEqual({
      eventId: 'evt_test_1',
      reference: 'cs_test_a1',
      attempt: '41',
      schoolId: 7,
      kind: 'captured',
      amountMinor: 4800,
      currency: 'MYR',
      payment: 'pi_test_1',
    })
    const compact = Buffer.from(JSON.stringify(JSON.parse(good.raw.toString())))
    expect(payment.readNotice(compact, good.headers)).toBe('forged')
    expect(payment.readNotice(good.raw, {})).toBe('forged')
    expect(read(notice('checkout.session.completed', done, 'whsec_other'))).toBe('forged')
    const changed = Buffer.from(good.raw.toString().replace('4800', '4801'))
    expect(payment.readNotice(changed, good.headers)).toBe('forged')
  })

  it('[ORD-038] is refused when it is old', () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'x',
      data: { object: {} },
    })
    const timestamp = Math.floor(Date.now() / 1000) - 3600
    const header = signer.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp,
    })
    expect(payment.readNotice(Buffer.from(payload), { 'stripe-signature': header })).toBe('forged')
  })

  it('[ORD-098] [ORD-099] reports a dispute by its payment id, and ignores mere enquiries', () => {
    const dispute = (status: string) => ({
      id: 'dp_test_1',
      object: 'dispute',
      amount: 4800,
      charge: 'ch_test_1',
      currency: 'myr',
      payment_intent: 'pi_test_1',
      reason: 'fraudulent',
      status,
    })
    const said = (type: string, status: string) => read(notice(type, dispute(status)))
    expect(said('charge.dispute.created', 'needs_response')).toEqual({
      eventId: 'evt_test_1',
      reference: 'pi_test_1',
      kind: 'disputed',
      dispute: 'dp_test_1',
      amountMinor: 4800,
      currency: 'MYR',
      reason: 'fraudulent',
    })
    expect(said('charge.dispute.funds_withdrawn', 'under_review')).toMatchObject({
      kind: 'disputed',
    })
    expect(said('charge.dispute.closed', 'won')).toMatchObject({ kind: 'disputeWon' })
    expect(said('charge.dispute.closed', 'lost')).toMatchObject({ kind: 'disputeLost' })
    for (const status of ['warning_needs_response', 'warning_closed', 'prevented'])
      expect(said('charge.dispute.created', status)).toBe('nothing')
    expect(read(notice('checkout.session.completed', done))).toMatchObject({ payment: 'pi_test_1' })
  })

  it('[ORD-064] reports the result of a payment or a refund, and ignores those of other systems', () => {
    const kind = (type: string, object: object) => {
      const result = read(notice(type, object))
      return typeof result === 'string' ? result : result.kind
    }
    expect(kind('checkout.session.completed', session({ status: 'complete' }))).toBe('nothing')
    expect(kind('checkout.session.async_payment_succeeded', done)).toBe('captured')
    expect(kind('checkout.session.async_payment_failed', session())).toBe('failed')
    expect(kind('checkout.session.expired', session({ status: 'expired' }))).toBe('cancelled')
    expect(kind('refund.updated', refund())).toBe('refunded')
    expect(kind('refund.failed', refund({ status: 'failed' }))).toBe('refundFailed')
    expect(kind('refund.updated', refund({ metadata: {} }))).toBe('nothing')
    expect(kind('customer.created', {})).toBe('nothing')
  })
})

it("[ORD-056] converts between hundredths and the provider's units in both directions", () => {
  expect([toStripe(4800, 'MYR'), toStripe(4800, 'JPY'), toStripe(4800, 'KWD')]).toEqual([
    4800, 48, 48_000,
  ])
  for (const currency of ['MYR', 'JPY', 'KWD'])
    expect(fromStripe(toStripe(4800, currency), currency)).toBe(4800)
})
