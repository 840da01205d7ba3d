import { expect, it } from 'vitest'
import { mergeUntouched } from './merge-untouched.ts'

it('takes over what only they changed, and keeps what was changed here', () => {
  const before = { phone: '1', email: 'a', title: { en: 'One' } }
  const mine = { ...before, phone: '2', title: { en: 'Mine' } }
  const theirs = { phone: '1', email: 'b', title: { en: 'Theirs' } }
  expect(mergeUntouched(mine, before, theirs)).toEqual({ ...mine, email: 'b' })
})
