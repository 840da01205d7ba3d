import { expect, test } from 'vitest'
import { createAnswerSeal } from './sealed-answers.ts'

const keyOf = (letter: number) => Buffer.alloc(32, letter).toString('base64url')

test('[EXM-132] a stored answer can be read only with the key of its account', async () => {
  const own = await createAnswerSeal(keyOf(1))
  const other = await createAnswerSeal(keyOf(2))
  if (!own || !other) throw new Error('No cryptography here.')
  for (const answer of ['梯田, a path', ['x', ''], true, null]) {
    const sealed = await own.seal(answer)
    expect(Buffer.from(sealed.data).toString('latin1')).not.toContain('path')
    expect(await own.open(sealed)).toEqual(answer)
    await expect(other.open(sealed)).rejects.toThrow()
  }
})
