import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRealName, isStudentNumber, isWorkNumber } from '@titian/contract'
import { foldNumber, foldText, statusAfterRefusal, statusWhileWaiting } from './rules.ts'

const letters = fc.constantFrom(...Array.from('aZ09学é/-'))
const lettersOfNumber = (min: number, max: number) =>
  fc.array(letters, { minLength: min, maxLength: max }).map((all) => all.join(''))
const outside = fc.constantFrom(...Array.from(' _.,;:@#%\\<>\'"()[]{}+*=?!\t\u0000😀'))

describe('numbers and names', () => {
  it('[ACC-177] accepts student numbers of one to twenty letters, digits, hyphens and slashes', () => {
    fc.assert(fc.property(lettersOfNumber(1, 20), isStudentNumber))
    fc.assert(fc.property(lettersOfNumber(21, 40), (number) => !isStudentNumber(number)))
  })

  it('[ACC-175] accepts work numbers of ten characters and student numbers of twenty', () => {
    fc.assert(fc.property(lettersOfNumber(1, 10), isWorkNumber))
    fc.assert(
      fc.property(
        lettersOfNumber(11, 20),
        (number) => !isWorkNumber(number) && isStudentNumber(number),
      ),
    )
  })

  it('[ACC-177] refuses other characters anywhere in a number', () => {
    const spoilt = fc.tuple(lettersOfNumber(1, 4), outside, lettersOfNumber(1, 4))
    fc.assert(
      fc.property(spoilt, (parts) => {
        const number = parts.join('')
        return !isStudentNumber(number) && !isWorkNumber(number)
      }),
    )
  })

  it('[ACC-177] accepts names of two to sixty letters of any script, with the marks of Malaysian names', () => {
    const nameLetter = fc.constantFrom(...Array.from("aZé陈தم·.'-/@’"))
    const name = (min: number, max: number) =>
      fc.array(nameLetter, { minLength: min, maxLength: max }).map((all) => all.join(''))
    fc.assert(fc.property(name(2, 60), isRealName))
    fc.assert(fc.property(name(61, 90), (long) => !isRealName(long)))
    const spoilt = fc.tuple(
      name(1, 5),
      fc.constantFrom(...Array.from('0<>&*_;:"!?#$%')),
      name(1, 5),
    )
    fc.assert(fc.property(spoilt, (parts) => !isRealName(parts.join(''))))
    expect([
      isRealName('A'),
      isRealName('Letchumi a/p Arumugam'),
      isRealName('Mohd @ Ali'),
    ]).toEqual([false, true, true])
  })
})

describe('comparing names and numbers', () => {
  it('[ACC-187] ignores case, the kind of space and the width of letters', () => {
    expect(foldText('  NUR\u00a0Aisyah   binti\tHassan ')).toBe(foldText('nur aisyah Binti hassan'))
    expect(foldText('Ｔａｎ　Wei')).toBe(foldText('tan wei'))
    expect(foldText('e\u0301lise')).toBe(foldText('\u00c9LISE'))
    expect(foldNumber('2024-cb-0117')).toBe(foldNumber('2024-CB-0117'))
    expect(foldText('STRAẞE')).toBe(foldText('Straße'))
    expect(foldText('Tan Wei')).not.toBe(foldText('Tan Wai'))
  })

  it('[ACC-187] does not change a normalised text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldText(foldText(text)) === foldText(text),
      ),
    )
  })
})

it('[ACC-076] [ACC-259] keeps an approval while a submission is pending or refused', () => {
  const approved = { roles: 'student,normal', auditStatus: 2 }
  const fresh = { roles: 'normal', auditStatus: 0 }
  expect([statusWhileWaiting(approved), statusWhileWaiting(fresh)]).toEqual([2, 1])
  expect(statusAfterRefusal(approved, false)).toBe(2)
  expect(statusAfterRefusal({ ...fresh, auditStatus: 1 }, false)).toBe(3)
  expect(statusAfterRefusal({ ...fresh, auditStatus: 1 }, true)).toBe(1)
})
