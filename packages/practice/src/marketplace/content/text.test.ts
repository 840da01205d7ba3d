import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forbiddenClaims } from './claims.ts'
import { standardContent } from './data/scenarios.ts'
import { goodListing } from './good-listing.ts'
import { judgeListing } from './listing.ts'
import { asksForPraise } from './praise.ts'
import { hasTerm, lengthOf, plain, sameValue, varietyOf } from './text.ts'

const niche = standardContent.niches.find(({ code }) => code === 'lunchBox')!

/** Returns the same text in full width, in capitals, and with other spaces. */
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const disguises: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  fullWidth,
  (text) => `  ${text.replaceAll(' ', '   ')}\n`,
  (text) => text.replaceAll(' ', '\u3000'),
  (text) => `\u200b${text.slice(0, 2)}\u200b${text.slice(2)}`,
]

const requests = [
  'Please leave us a 5-star review.',
  'You get a voucher for your review.',
  'Could you change your review, please?',
  '麻烦您给个五星好评',
  '好评返现 10 元',
  '请您修改评价',
  'Sila beri kami 5 bintang.',
  'Kami beri baucar untuk ulasan anda.',
  'Boleh anda padam ulasan itu?',
]
const thanks = [
  'Thank you for your 5-star review. Please write to us if anything is wrong.',
  'Thank you for the kind review!',
  '谢谢您的五星评价。',
  'Terima kasih atas ulasan positif anda.',
  'We never ask for a positive review.',
]

it('[PRC-156] finds each forbidden claim in each disguise, and a request for praise, but not thanks', () => {
  const good = goodListing(niche)
  const isMet = (description: string) =>
    judgeListing(niche, { ...good, description }).rules.find(({ rule }) => rule === 'claims')!.met
  expect(isMet(good.description)).toBe(true)
  for (const claim of Object.values(forbiddenClaims).flat()) {
    expect([claim, isMet(`${good.description} ${claim}`)]).toEqual([claim, false])
    for (const disguise of disguises)
      expect([claim, isMet(disguise(`this is ${claim} indeed`))]).toEqual([claim, false])
  }
  for (const request of requests) {
    expect([request, asksForPraise(request)]).toEqual([request, true])
    for (const disguise of disguises)
      expect([request, asksForPraise(disguise(request))]).toEqual([request, true])
  }
  for (const text of thanks) expect([text, asksForPraise(text)]).toEqual([text, false])
})

it('finds a term as whole words, and among Chinese characters anywhere', () => {
  expect(hasTerm('The bestseller of Bestari', 'best')).toBe(false)
  expect(hasTerm('Our (best) box', 'best')).toBe(true)
  expect(hasTerm('A leak-proof box', 'leak proof')).toBe(true)
  expect(hasTerm('本店最好的饭盒', '最好')).toBe(true)
  expect(hasTerm('最 好 的饭盒', '最好')).toBe(true)
  expect(hasTerm('anything', '')).toBe(false)
})

it('compares values without case, width and spaces', () => {
  expect(sameValue('１．２ Ｌ', '1.2l')).toBe(true)
  expect(sameValue('1.2 l', '12 l')).toBe(false)
})

it('counts a Chinese character as two letters, and a repeated word once', () => {
  expect(lengthOf('ab 饭盒')).toBe(7)
  expect(varietyOf('good good GOOD ｇｏｏｄ')).toBe(1)
  expect(varietyOf('市场很大竞争不多')).toBe(4)
})

it('leaves a plain text unchanged', () => {
  expect(plain('İstanbul')).toBe('istanbul')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => plain(plain(text)) === plain(text)),
  )
})
