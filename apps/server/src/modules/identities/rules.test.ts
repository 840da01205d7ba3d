import { isRealName, isStudentNumber, isWorkNumber } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldNumber, foldText, readForm, statusAfterRefusal, statusWhileWaiting } from './rules.ts'

const sign = 'sign-of-the-school'
const good = { code: '8888', type: 1 as const, identityId: 'S-1', name: '陈思远', sourceSign: sign }

const letters = fc.constantFrom(...Array.from('aZ09学é/-'))
const lettersOfNumber = (min: number, max: number) =>
  fc.array(letters, { minLength: min, maxLength: max }).map((all) => all.join(''))
const outside = fc.constantFrom(...Array.from(' _.,;:@#%\\<>\'"()[]{}+*=?!\t\u0000😀'))

describe('numbers and names', () => {
  it('[ACC-177] takes student numbers of one to twenty letters, digits, hyphens and slashes', () => {
    fc.assert(fc.property(lettersOfNumber(1, 20), isStudentNumber))
    fc.assert(fc.property(lettersOfNumber(21, 40), (number) => !isStudentNumber(number)))
  })

  it('[ACC-175] takes work numbers of ten characters and student numbers of twenty', () => {
    fc.assert(fc.property(lettersOfNumber(1, 10), isWorkNumber))
    fc.assert(
      fc.property(
        lettersOfNumber(11, 20),
        (number) => !isWorkNumber(number) && isStudentNumber(number),
      ),
    )
  })

  it('[ACC-177] takes no other letter anywhere in a number', () => {
    const spoilt = fc.tuple(lettersOfNumber(1, 4), outside, lettersOfNumber(1, 4))
    fc.assert(
      fc.property(spoilt, (parts) => {
        const number = parts.join('')
        return !isStudentNumber(number) && !isWorkNumber(number)
      }),
    )
  })

  it('[ACC-177] takes names of two to sixty letters of any script, with the marks of Malaysian names', () => {
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

describe('comparing', () => {
  it('[ACC-187] is the same whatever the case, the kind of space and the width of letters', () => {
    expect(foldText('  NUR\u00a0Aisyah   binti\tHassan ')).toBe(foldText('nur aisyah Binti hassan'))
    expect(foldText('Ｔａｎ　Wei')).toBe(foldText('tan wei'))
    expect(foldText('e\u0301lise')).toBe(foldText('\u00c9LISE'))
    expect(foldNumber('2024-cb-0117')).toBe(foldNumber('2024-CB-0117'))
    expect(foldText('Tan Wei')).not.toBe(foldText('Tan Wai'))
  })

  it('[ACC-187] does nothing to what it has done already', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldText(foldText(text)) === foldText(text),
      ),
    )
  })
})

describe('the form', () => {
  it('[ACC-166] [ACC-167] takes either spelling of each field', () => {
    const { identityId: studentId, name: realName, sourceSign: school, ...rest } = good
    const read = { kind: 'student', number: 'S-1', name: '陈思远' }
    expect(readForm(good, sign, 'en')).toEqual(read)
    expect(readForm({ ...rest, studentId, realName, school }, sign, 'en')).toEqual(read)
    expect(
      readForm({ ...rest, identityId: '', studentId, name: '', realName, school }, sign, 'en'),
    ).toEqual(read)
  })

  it('[ACC-168] tells students and teachers apart by the type', () => {
    expect(readForm({ ...good, type: 2 }, sign, 'en')).toMatchObject({ kind: 'teacher' })
  })

  it('[ACC-169] [ACC-170] [ACC-171] [ACC-172] [ACC-173] [ACC-174] names every missing field', () => {
    expect(readForm({ type: 1 }, sign, 'zh')).toEqual({
      fields: {
        sourceSign: '请选择所在学校',
        name: '请输入姓名',
        identityId: '请输入学号',
        code: '请输入验证码',
      },
    })
    expect(readForm({ ...good, type: 2, identityId: '' }, sign, 'zh')).toEqual({
      fields: { identityId: '请输入不超过十位学号' },
    })
  })

  it('[ACC-175] takes eleven characters of a student and not of a teacher', () => {
    const long = { ...good, identityId: '12345678901' }
    expect(readForm(long, sign, 'zh')).toMatchObject({ number: '12345678901' })
    expect(readForm({ ...long, type: 2 }, sign, 'zh')).toEqual({
      fields: { identityId: '请输入不超过十位学号' },
    })
  })

  it('[ACC-177] says what is wrong with a name or a number', () => {
    const wrong = readForm({ ...good, name: '1', identityId: 'a b' }, sign, 'en')
    expect(wrong).toEqual({
      fields: {
        name: 'A name has 2 to 60 letters.',
        identityId: 'A student number has at most 20 letters, digits, hyphens or slashes.',
      },
    })
  })
})

it('[ACC-076] [ACC-259] keeps an approval while something waits and when it is refused', () => {
  const approved = { roles: 'student,normal', auditStatus: 2 }
  const fresh = { roles: 'normal', auditStatus: 0 }
  expect([statusWhileWaiting(approved), statusWhileWaiting(fresh)]).toEqual([2, 1])
  expect(statusAfterRefusal(approved, false)).toBe(2)
  expect(statusAfterRefusal({ ...fresh, auditStatus: 1 }, false)).toBe(3)
  expect(statusAfterRefusal({ ...fresh, auditStatus: 1 }, true)).toBe(1)
})
