import { expect, it } from 'vitest'

import { asked, compareLanguages } from './check-texts.mjs'

it('accepts three languages that agree, whatever plural forms each has', () => {
  const en = { a: { one: 'x' }, days_one: '{{count}} day', days_other: '{{count}} days' }
  const zh = { a: { one: 'y' }, days_other: '{{count}}天' }
  expect(compareLanguages('texts', { en, zh, ms: zh })).toEqual([])
})

it('finds missing keys, empty texts and lost values', () => {
  const problems = compareLanguages('texts', {
    en: { a: 'Hello {{name}}', b: 'B' },
    zh: { a: '你好', b: ' ' },
    ms: { a: 'Helo {{name}}' },
  })
  expect(problems).toEqual([
    'texts/zh.json: b is empty',
    'texts/zh.json: a lacks a value that another language shows',
    'texts/ms.json: b is missing',
  ])
})

it('reads which texts a page asks for, of which namespaces', () => {
  const source = [
    "const { t } = useTranslation('exams')",
    "const { t: tSite } = useTranslation('site')",
    "t('start.title'); t(`state.${state}`); tSite('signIn'); t('site:close'); set('x')",
    "const { t } = useTranslation(['app', 'site'])",
    "t('menu')",
  ].join('\n')
  expect(asked(source)).toEqual([
    { namespaces: ['exams'], key: 'start.title', whole: true },
    { namespaces: ['exams'], key: 'state.', whole: false },
    { namespaces: ['site'], key: 'close', whole: true },
    { namespaces: ['app', 'site'], key: 'menu', whole: true },
    { namespaces: ['site'], key: 'signIn', whole: true },
  ])
})
