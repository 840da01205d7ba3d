import { expect, it } from 'vitest'
import { createSealer } from './secrets.ts'

const sealer = createSealer('a secret of at least thirty-two characters', 'test')

it('decrypts its own texts and refuses changed ones', () => {
  const sealed = sealer.seal('PRIVATE KEY 私钥')
  expect(sealer.open(sealed)).toBe('PRIVATE KEY 私钥')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(sealer.open(bytes.toString('base64url'))).toBeUndefined()
  expect(sealer.open('')).toBeUndefined()
})

it('verifies its own signature and refuses one of another purpose', () => {
  const signature = sealer.sign('file 7 until 12')
  expect(sealer.verify('file 7 until 12', signature)).toBe(true)
  expect(sealer.verify('file 7 until 13', signature)).toBe(false)
  expect(
    createSealer('a secret of at least thirty-two characters', 'other').verify(
      'file 7 until 12',
      signature,
    ),
  ).toBe(false)
})
