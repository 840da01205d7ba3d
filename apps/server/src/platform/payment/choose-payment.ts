import type { Env } from '../../env.ts'
import { noPayment, type Payment } from './payment.ts'

/**
 * Returns the configured payment provider (ORD-038).
 * @param report receives problems for the operator
 * @param played the sandbox, when it is loaded
 */
export async function choosePayment(
  env: Env,
  report: (problem: string) => void,
  played: Payment | undefined,
): Promise<Payment> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (env.PAYMENT === 'stripe') {
    // The library is loaded on demand, because only installations with Stripe need it.
    const { stripePayment } = await import('./stripe.ts')
    return stripePayment({ secretKey, webhookSecret, report })
  }
  return (env.PAYMENT === 'sandbox' && played) || noPayment
}
