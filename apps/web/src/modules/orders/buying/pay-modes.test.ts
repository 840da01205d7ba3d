import { describe, expect, it } from 'vitest'
import { keyFor } from './use-order-form.ts'
import { payModesFor } from './pay-modes.ts'

describe('the payment methods', () => {
  it.each([
    ['online alone without coins', 0, ['card'], 48, [1]],
    ['coins beside online where they reach exactly', 4800, ['card'], 48, [1, 2]],
    ['coins for a part where they do not reach', 4799, ['card'], 48, [1, 4]],
    ['coins alone where the school takes no payment online', 4800, [], 48, [2]],
    ['nothing where neither is open', 100, [], 48, []],
    ['nothing to choose where nothing is to be paid', 4800, ['card'], 0, []],
  ] as const)('[ORD-078] [ORD-083] are %s', (_, balance, methods, subtotal, payModes) => {
    expect(payModesFor({ balance, methods: [...methods] }, subtotal)).toEqual(payModes)
  })
})

describe('the key of an order', () => {
  it('[ORD-054] is the same for the same content and changes with it', () => {
    const first = keyFor({ email: 'a@example.com' }, { key: '', sentAs: '' })
    expect(first.key).toMatch(/^[\da-f-]{36}$/)
    expect(keyFor({ email: 'a@example.com' }, first)).toEqual(first)
    expect(keyFor({ email: 'b@example.com' }, first).key).not.toBe(first.key)
  })
})
