import { isRealName, people } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { isName, isReason } from './person-rules.ts'

const names = [
  '',
  ' A ',
  'Li',
  '陈雨桐',
  "Divya a/p Ramasamy D'Souza",
  'R2D2',
  'x'.repeat(61),
  'a@b',
]
const reasons = ['', '  ab ', 'abc', ' 毕业了 ', 'x'.repeat(200), 'x'.repeat(201)]

describe('what staff enter about a person', () => {
  it.each(names)('is a name here as on the server: "%s"', (name) => {
    expect(isName(name)).toBe(isRealName(name))
  })

  it.each(reasons)('is a reason here as on the server: "%s"', (reason) => {
    const { success } = people.changePersonState.input.shape.reason.safeParse(reason)
    expect(isReason(reason)).toBe(success)
  })
})
