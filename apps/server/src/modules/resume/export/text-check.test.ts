import type { PrintedResume } from '@titian/contract'
import { expect, it } from 'vitest'
import { findLost } from './text-check.ts'

const paper: PrintedResume = {
  language: 'zh',
  name: '王堃',
  headline: '',
  photo: '',
  facts: [{ fact: 'phone', label: '电话', text: '+60 12' }],
  sections: [
    {
      name: 'work',
      heading: '工作经历',
      entries: [
        {
          id: 'a',
          title: 'Kedai O’Brien',
          subtitle: '',
          period: '',
          tags: [],
          lines: ['一人一口 fit'],
          link: '',
        },
      ],
    },
  ],
}
const whole = '王堃 +60 12 工作经历 Kedai O’Brien 一人一口 fit'
const fieldsLost = (...pages: string[]) => findLost(paper, pages).map(({ field }) => field)

it('[RES-070] ignores white space, invisible characters and the encoding of accents', () => {
  expect(fieldsLost(whole)).toEqual([])
  expect(fieldsLost(whole.replaceAll(' ', '\n'))).toEqual([])
  const accents = { ...paper, headline: 'Cafe\u0301 na\u00EFf \u{1F469}\u200D\u{1F4BB}' }
  expect(findLost(accents, [`${whole} Caf\u00E9 nai\u0308f \u{1F469}\u{1F4BB}`])).toEqual([])
})

it('[RES-070] finds a letter that is missing, changed, or printed as a radical or another variant', () => {
  expect(fieldsLost(whole.replace('堃', ''))).toEqual(['name'])
  expect(fieldsLost(whole.replace('’', "'"))).toEqual(['title'])
  expect(fieldsLost(whole.replace('人', '\u2F08'))).toEqual(['line'])
  expect(fieldsLost(whole.replace('fi', '\uFB01'))).toEqual(['line'])
  expect(fieldsLost(whole.replace('工作经历', ''))).toEqual(['heading'])
  expect(fieldsLost('')).toEqual(['name', 'fact', 'heading', 'title', 'line'])
})

it('[RES-070] accepts a text that continues on the next page, and finds a missing one of two equal texts', () => {
  expect(fieldsLost('王堃 +60 12 工作经历 Kedai O’Brien 一人', '2 一口 fit')).toEqual([])
  expect(fieldsLost('王堃 +60 12 工作经历 Kedai O’Brien 一人', '口 fit')).toEqual(['line'])
  const twice = { ...paper, headline: '王堃' }
  expect(findLost(twice, [whole]).map(({ field }) => field)).toEqual(['name', 'headline'])
})

it('[RES-152] accepts the letters of a Hebrew or Arabic line in any order, and finds a missing one', () => {
  const lost = (headline: string, page: string) =>
    findLost({ ...paper, headline }, [`${whole} ${page}`]).map(({ text }) => text)
  const hebrew = 'Saya menulis שלום עולם 2345 and more'
  expect(lost(hebrew, 'Saya menulis 2345 עולם שלום and more')).toEqual([])
  expect(lost(hebrew, 'Saya menulis 2345 עולם שלו and more')).toEqual([hebrew])
  expect(lost(hebrew, 'Saya menulis 234 עולם שלום and more')).toEqual([hebrew])
  expect(lost(hebrew, 'Saya menulsi 2345 עולם שלום and more')).toEqual([hebrew])
  // Programs extract presentation forms of Arabic letters, from left to right.
  expect(lost('مرحبا بالعالم', 'ﻢﻟﺎﻌﻟﺎﺑ ﺎﺒﺣﺮﻣ')).toEqual([])
  expect(lost('نور', 'رﻮﻧ')).toEqual([])
  expect(lost('نور', 'ﻮﻧ')).toEqual(['نور'])
})
