import type { Env } from '../../env.ts'
import { noPayment, type Payment } from './payment.ts'

/**
 * The provider that the settings name (ORD-038). @param report receives what an operator should know
 * @param played the sandbox, where it is loaded
 */
export async function choosePayment(
  env: Env,
  report: (problem: string) => void,
  played: Payment | undefined,
): Promise<Payment> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (env.PAYMENT === 'stripe') {
    // Its library is for those who take payments by it.
    const { stripePayment } = await import('./stripe.ts')
    return stripePayment({ secretKey, webhookSecret, report })
  }
  return (env.PAYMENT === 'sandbox' && played) || noPayment
}
