import { expect, it } from 'vitest'
import { mergeUntouched } from './merge-untouched.ts'

it('takes the remote value of fields changed only there, and keeps what was changed here', () => {
  const before = { phone: '1', email: 'a', title: { en: 'One' } }
  const local = { ...before, phone: '2', title: { en: 'Mine' } }
  const remote = { phone: '1', email: 'b', title: { en: 'Theirs' } }
  expect(mergeUntouched(local, before, remote)).toEqual({ ...local, email: 'b' })
})
