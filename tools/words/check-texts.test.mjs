import { expect, it } from 'vitest'

import { asked, askedOfKind, compareLanguages } from './check-texts.mjs'
import { rejectedNamesIn } from './rejected-names.mjs'

it('accepts three equal languages, with any plural forms', () => {
  const en = { a: { one: 'x' }, days_one: '{{count}} day', days_other: '{{count}} days' }
  const zh = { a: { one: 'y' }, days_other: '{{count}}天' }
  expect(compareLanguages('texts', { en, zh, ms: zh })).toEqual([])
})

it('finds missing keys, empty texts and lost placeholders', () => {
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

it('reads the texts that a page uses, with their namespaces', () => {
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

it('reads the texts that a question kind uses from its folder', () => {
  const source = "texts.words('blank', { number: 1 }); texts.words(`edit.strategies.${one}`)"
  expect(askedOfKind(source)).toEqual([
    { key: 'blank', whole: true },
    { key: 'edit.strategies.', whole: false },
  ])
  expect(askedOfKind("texts.words(says ? 'true' : 'false')")).toHaveLength(2)
})

it('[PRC-020] finds a rejected word in file names and identifiers, such as one for both practice and impersonation, and accepts names of the API', () => {
  const path = 'apps/web/src/app/portrait-menu.tsx'
  expect(rejectedNamesIn(path, 'const lastLearner = knock(url)')).toEqual([
    `${path}: portrait-menu: “portrait” is not our word, but “photo”`,
    `${path}: lastLearner: “learner” is not our word, but “student”`,
    `${path}: knock: “knock” is not our word, but “connect, call”`,
  ])
  const wire = "ask(accounts.exitSimulation) // the pupil's own\nfind('/simulation')"
  expect(rejectedNamesIn('apps/web/src/app/a.tsx', wire)).toEqual([])
  expect(rejectedNamesIn('a.ts', 'const simulated = 1')).toHaveLength(1)
  expect(rejectedNamesIn('mailbox.ts', 'const timeOutlook = 1')).toHaveLength(2)
  expect(rejectedNamesIn('acting.ts', 'const theirs = tell(hear.actingForName)')).toHaveLength(4)
})
