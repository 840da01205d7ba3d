import { describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { choosePayment } from './choose-payment.ts'
import { noPayment } from './payment.ts'

const played = { ...noPayment, kind: 'sandbox' as const }
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-32-characters-or-even-more',
  SMS: 'none',
}

describe('the provider of payment', () => {
  const kindFor = async (source: Record<string, string>) =>
    (await choosePayment(readEnv(source), () => undefined, played)).kind

  it('[ORD-038] is played where one tries and develops, and nobody in production unless one is named', async () => {
    expect(await kindFor({})).toBe('sandbox')
    expect(await kindFor({ PAYMENT: 'none' })).toBe('none')
    expect(await kindFor(production)).toBe('none')
    expect(await kindFor({ ...production, PAYMENT: 'stripe', ...keys })).toBe('stripe')
  })

  it('[ORD-038] is never played in production, and needs its keys', () => {
    expect(() => readEnv({ ...production, PAYMENT: 'sandbox' })).toThrow(/PAYMENT: the sandbox/)
    for (const name of Object.keys(keys))
      expect(() => readEnv({ PAYMENT: 'stripe', ...keys, [name]: '' })).toThrow(/STRIPE_SECRET_KEY/)
  })
})
