import { describe, expect, it } from 'vitest'
import { isRealName } from '../identities/rules.ts'
import { problemsIn } from '../wire/issues.ts'
import { people } from './calls.ts'

const person = { mobile: '0123456789', areaCode: '60', name: 'Aminah', role: 'student' }
const wrongPerson = (part: object) =>
  problemsIn(people.createPerson.input, { ...person, ...part }, 'en')

describe('the values that staff enter about a person', () => {
  it.each(['', ' A ', 'Li', '陈雨桐', "Divya a/p Ramasamy D'Souza", 'R2D2', 'x'.repeat(61), 'a@b'])(
    'have a name with the rules of identities: "%s"',
    (name) =>
      expect(wrongPerson({ name })).toEqual(
        isRealName(name)
          ? {}
          : { name: 'A name has 2 to 60 characters: letters, spaces, hyphens and apostrophes.' },
      ),
  )

  it('[ACC-038] have a phone number of the chosen country', () => {
    const text = 'This is not a mobile number of the chosen country.'
    expect(wrongPerson({ areaCode: '86' })).toEqual({ mobile: text })
    expect(wrongPerson({ mobile: '', name: ' ' })).toHaveProperty('mobile', text)
    expect(wrongPerson({ areaCode: '86', mobile: '13812345678' })).toEqual({})
  })

  it.each([
    ['', false],
    ['  ab ', false],
    ['abc', true],
    [' 毕业了 ', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('is a reason of 3 to 200 characters: "%s"', (reason, isRight) => {
    const act = { sign: 'p', disabled: true, reason }
    const problems = problemsIn(people.changePersonState.input, act, 'en')
    expect(Object.keys(problems)).toEqual(isRight ? [] : ['reason'])
  })
})
