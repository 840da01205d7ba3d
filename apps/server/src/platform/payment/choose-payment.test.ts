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

describe('the payment provider', () => {
  const kindFor = async (source: Record<string, string>) =>
    (await choosePayment(readEnv(source), () => undefined, played)).kind

  it('[ORD-038] is a sandbox in development and trial, and missing in production unless one is set', async () => {
    expect(await kindFor({})).toBe('sandbox')
    expect(await kindFor({ PAYMENT: 'none' })).toBe('none')
    expect(await kindFor(production)).toBe('none')
    expect(await kindFor({ ...production, PAYMENT: 'stripe', ...keys })).toBe('stripe')
  })

  it('[ORD-038] is never a sandbox in production, and needs its keys', () => {
    expect(() => readEnv({ ...production, PAYMENT: 'sandbox' })).toThrow(/PAYMENT: the sandbox/)
    for (const name of Object.keys(keys))
      expect(() => readEnv({ PAYMENT: 'stripe', ...keys, [name]: '' })).toThrow(/STRIPE_SECRET_KEY/)
  })
})
