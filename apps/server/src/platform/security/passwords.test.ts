import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

it('[ACC-067] stores a password as its argon2id hash only', async () => {
  const hash = await hashPassword('Titian2026')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPasswordOf(hash, 'Titian2026')).toBe(true)
  expect(await isPasswordOf(hash, 'titian2026')).toBe(false)
})

it('accepts no password for an account without one, nor for a damaged hash', async () => {
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false)
  expect(await isPasswordOf(null, 'nobody has this password')).toBe(false)
  expect(await isPasswordOf('not a hash', 'x')).toBe(false)
})
