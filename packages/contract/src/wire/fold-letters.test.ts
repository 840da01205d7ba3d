import { describe, expect, it } from 'vitest'
import { accounts, certificates, isSmsCode, orders, readCode } from '../index.ts'
import { foldDigits, foldLetters } from './fold-letters.ts'

describe('full-width characters', () => {
  it('[FRM-446] are normalised in search texts, except punctuation', () => {
    expect(foldLetters('ＫＥＹ　ｗｏｒｄ１２')).toBe('KEY word12')
    expect(foldLetters('Cross\u2011border\u200B')).toBe('Cross-border')
    expect(foldLetters('电商（初级）：①–½')).toBe('电商（初级）：①–½')
  })

  it('[FRM-447] are normalised in every field for a code', () => {
    expect(foldDigits(' ＡＢＣ１０\u200B')).toBe('ABC10')
    expect(isSmsCode('１２３４５６')).toBe(true)
    expect(readCode('ＡＢＣＤ－２３４５－ＥＦＧＨ－６７８９')?.candidates).toContain(
      'ABCD2345EFGH6789',
    )
    const six = '１２３４５６'
    const code = { code: six }
    expect(accounts.confirmTwoStep.input.parse(code)).toMatchObject({ code: '123456' })
    expect(accounts.endTwoStep.input.parse({ ...code, password: 'x' })).toMatchObject({
      code: '123456',
    })
    expect(
      orders.checkDiscountsCode.input.parse({ discountsCode: 'ＡＢ－１', courseIdSign: 's' }),
    ).toMatchObject({ discountsCode: 'AB-1' })
    expect(certificates.certificatePage.input.parse({ number: 'ＣＢ－１' })).toMatchObject({
      number: 'CB-1',
    })
  })
})
