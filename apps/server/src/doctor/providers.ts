import type { Finding } from '@titian/contract'
import type { Env } from '../env.ts'
import { describeFailure } from '../platform/database/database.ts'
import { type Check, found } from './check.ts'

export const smsCheck = (env: Env): Check => ({
  name: 'sms',
  async run(signal) {
    if (env.SMS === 'sandbox') return [found('off', 'sandboxUsed')]
    if (env.SMS === 'none')
      return [found(env.NODE_ENV === 'production' ? 'warning' : 'off', 'smsNone')]
    try {
      // Any answer is enough: a message costs money, and gateways refuse this method.
      await fetch(env.SMS_URL, { method: 'HEAD', redirect: 'manual', signal })
      return [found('ok', 'smsOk')]
    } catch (error) {
      return [found('problem', 'smsUnreachable', { text: describeFailure(error) })]
    }
  },
})

/** @param status the HTTP status of a request with the key */
export function judgeStripe(
  status: number,
  { NODE_ENV, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook }: StripeSettings,
): Finding[] {
  const findings: Finding[] = []
  if (status === 401) findings.push(found('problem', 'paymentKey'))
  // A restricted key may not read the balance, and works nevertheless.
  else if (status !== 200 && status !== 403)
    findings.push(found('problem', 'paymentUnreachable', { text: `HTTP ${status}` }))
  if (NODE_ENV === 'production' && /^[rs]k_test_/.test(key))
    findings.push(found('warning', 'paymentTest'))
  if (!webhook.startsWith('whsec_')) findings.push(found('problem', 'paymentWebhook'))
  return findings.length > 0 ? findings : [found('ok', 'paymentOk')]
}

type StripeSettings = Pick<Env, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>

/** @param origin replaces the address of Stripe in tests */
export const paymentCheck = (env: Env, origin = 'https://api.stripe.com'): Check => ({
  name: 'payment',
  async run(signal) {
    if (env.PAYMENT === 'sandbox') return [found('off', 'sandboxUsed')]
    if (env.PAYMENT === 'none') return [found('off', 'paymentNone')]
    try {
      const headers = { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` }
      const { status } = await fetch(`${origin}/v1/balance`, { headers, signal })
      return judgeStripe(status, env)
    } catch (error) {
      return [found('problem', 'paymentUnreachable', { text: describeFailure(error) })]
    }
  },
})
