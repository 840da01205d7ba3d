import fc from 'fast-check'
import { expect, it } from 'vitest'
import { after, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'
import { goodAnswer, isIn, judgeMessage } from './answers.ts'
import { contents, standardContent } from './data/scenarios.ts'

const kindOf = (code: string) => standardContent.messages.find((one) => one.code === code)!
const judge = (
  code: string,
  value: Record<string, string>,
  answer: { template?: string; text?: string },
) =>
  judgeMessage(
    standardContent,
    kindOf(code),
    Object.entries(value).map(([name, one]) => ({ name, value: one })),
    { template: '', text: '', ...answer },
  )

it("[PRC-158] accepts a template, or a text in the customer's language that names the facts, with numbers as digits or words", () => {
  const days = { returnDays: '14' }
  const met = { met: true, missing: [], forbidden: false }
  expect(judge('askReturn-en', days, { template: 'returnRules' })).toEqual(met)
  expect(judge('askReturn-en', days, { template: 'thanksOnly' }).missing).toEqual(['returnDays'])
  const texts: readonly [string, string][] = [
    ['askReturn-en', 'Yes, you can send it back within 14 days.'],
    ['askReturn-en', 'Yes, you can send it back within fourteen days.'],
    ['askReturn-zh', '您好，收到商品后１４天内可以退货。'],
    ['askReturn-zh', '您好，十四天内可以退货。'],
    ['askReturn-zh', '您好，可以退货，14 天内。'],
    ['askReturn-en', 'You can send it back, as for order 7, 14 days long.'],
    ['askReturn-my', 'Ya, anda boleh pulangkan dalam 14 hari.'],
    ['askReturn-my', 'Ya, anda boleh pulangkan dalam empat belas hari.'],
  ]
  for (const [code, text] of texts) expect([text, judge(code, days, { text })]).toEqual([text, met])
  expect(judge('askReturn-zh', days, { text: texts[0]![1] }).missing).toEqual(['language'])
  expect(judge('askReturn-en', days, { text: texts[6]![1] }).missing).toEqual(['language'])
  for (const text of ['You have 114 days.', 'You have 14.5 days.', 'You have 140 days.'])
    expect(judge('askReturn-en', days, { text }).missing).toEqual(['returnDays'])
  expect(judge('askReturn-my', { returnDays: '4' }, { text: texts[7]![1] }).missing).toEqual([
    'returnDays',
  ])
  expect(judge('askReturn-zh', { returnDays: '4' }, { text: texts[3]![1] }).missing).toEqual([
    'returnDays',
  ])
})

it('accepts other spellings of a size in the data sheet', () => {
  for (const text of ['It holds 1.2 L, as you can see.', 'It holds 1200ml, as you can see.'])
    expect(judge('askSize-en', { size: '1200 ml' }, { text }).met).toBe(true)
  expect(judge('askSize-en', { size: '1200 ml' }, { text: 'It holds 1.25 L for you.' }).met).toBe(
    false,
  )
})

it('refuses a request for praise, even if the answer names all facts', () => {
  const days = { returnDays: '14' }
  expect(judge('badReview-en', days, { template: 'praiseGift' })).toEqual({
    met: false,
    missing: ['returnDays'],
    forbidden: true,
  })
  const text = 'You can send it back within 14 days. Please change your review then.'
  expect(judge('badReview-en', days, { text })).toMatchObject({ met: false, forbidden: true })
})

it('reports an empty answer, and detects no language in a few characters', () => {
  expect(judge('askReturn-en', { returnDays: '14' }, {}).missing).toEqual(['returnDays', 'answer'])
  for (const language of ['en', 'zh', 'my'] as const) expect(isIn('14 !!', language)).toBe(false)
})

it('has for each message a template with all needed facts, and one without', () => {
  for (const content of contents)
    for (const kind of content.messages) {
      const template = goodAnswer(kind)
      const needed = kind.needed.map((name) => ({ name, value: '1' }))
      const judged = (code: string) =>
        judgeMessage(content, kind, needed, { template: code, text: '' }).met
      expect([kind.code, judged(template)]).toEqual([kind.code, true])
      expect([kind.code, kind.templates.every(judged)]).toEqual([kind.code, false])
    }
})

it('answers any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, template) => {
      const value = text.slice(0, 8)
      const { met, forbidden } = judge('askReturn-en', { returnDays: value }, { text, template })
      return !(met && forbidden)
    }),
  )
})

it("[PRC-205] offers several suitable templates, so that the customer's words decide", () => {
  for (const content of contents)
    for (const kind of content.messages) {
      const offered = kind.templates.flatMap(
        (code) => content.templates.find((one) => one.code === code) ?? [],
      )
      expect(offered).toHaveLength(kind.templates.length)
      expect(offered.filter(({ forbidden }) => forbidden)).toHaveLength(1)
      expect(offered.filter(({ facts }) => facts.length > 0).length).toBeGreaterThanOrEqual(3)
      const right = offered.filter(
        ({ facts, forbidden }) => !forbidden && kind.needed.every((fact) => facts.includes(fact)),
      )
      // An answer may thank for a good review in any words.
      expect([kind.code, right.length]).toEqual([
        kind.code,
        kind.needed.length > 0 ? 1 : offered.length - 1,
      ])
    }
})

it('[PRC-205] shows the facts of all templates, and the needed ones only after the answer', () => {
  const state = morningOf(45, { never: ['answerMessage'] })
  const messages = (of: typeof state) => marketplace.viewOf(of, 'seller')?.messages ?? []
  const open = messages(state)
  expect(open.length).toBeGreaterThan(3)
  for (const { values, needed, templates } of open) {
    expect(needed).toEqual([])
    const names = values.map(({ name }) => name)
    const facts = standardContent.templates.filter(({ code }) => templates.includes(code))
    expect(names).toEqual(expect.arrayContaining(facts.flatMap((one) => one.facts)))
    expect(values.filter(({ value }) => value === '')).toEqual([])
  }
  const asks = open.find(({ kind }) => kind.startsWith('askReturn'))
  if (!asks) throw new Error('Somebody asks how to send goods back.')
  const answer = { type: 'answerMessage', message: asks.message, template: '', text: 'No.' }
  const answered = messages(after(state, answer)).find(({ message }) => message === asks.message)
  expect(answered?.needed.map(({ name }) => name)).toEqual(['returnDays'])
})
