import { expect, it } from 'vitest'

import { idleExceptions, judgeTexts, wrongEnd } from './check-glossary.mjs'
import { readGlossary, tableOf, wrongWords } from './screen-words.mjs'
import { textsOfSource } from './shown-texts.mjs'

const glossary = { terms: readGlossary().terms, exceptions: [] }
const found = (language, text) => wrongWords(language, text, glossary).map((one) => one.found)
const text = (words, rest = {}) => ({
  place: 'a/texts/zh.json',
  key: 'title',
  language: 'zh',
  text: words,
  ...rest,
})

it('[FRM-441] finds words that a term of the glossary has replaced, in each language', () => {
  expect(found('en', 'Go to login')).toEqual(['login'])
  expect(found('en', 'Papers of {{examination}}')).toEqual([])
  expect(found('zh', '你的答案')).toEqual(['你'])
  expect(found('zh', '兑换码无效')).toEqual(['兑换码'])
  expect(found('zh', '再订货点')).toEqual([])
  expect(found('ms', 'Tapisan lain')).toEqual(['Tapisan'])
  expect(found('ms', 'Kod itu dibatalkan')).toHaveLength(1)
})

it('[FRM-441] names file, key, text and the replacement', () => {
  expect(judgeTexts([text('学生名册')], glossary)).toEqual([
    'a/texts/zh.json: title: “学生” is not our word, but “学员”: 学生名册',
  ])
})

it('[FRM-441] accepts an exception with its reason, and finds an unused one', () => {
  const exceptions = [{ place: 'a/', key: 'title', word: '学生', because: 'A form of identity.' }]
  const excused = { ...glossary, exceptions }
  expect(judgeTexts([text('学生名册')], excused)).toEqual([])
  expect(judgeTexts([text('学生名册', { key: 'lead' })], excused)).toHaveLength(1)
  expect(idleExceptions([text('学生名册')], excused)).toEqual([])
  expect(idleExceptions([text('学员名册')], excused)).toHaveLength(1)
  const silent = { ...glossary, exceptions: [{ place: 'a/', word: '学生' }] }
  expect(idleExceptions([text('学生名册')], silent)).toHaveLength(1)
})

it('[FRM-441] reads the texts of sources in every notation', () => {
  const read = (source) =>
    textsOfSource('a.ts', source).map(({ language, key, text: words }) => [language, key, words])
  expect(read("const a = { x: { en: 'The exam', zh: '考试', my: 'Peperiksaan' } }")).toEqual([
    ['en', 'x', 'The exam'],
    ['zh', 'x', '考试'],
    ['ms', 'x', 'Peperiksaan'],
  ])
  expect(read('const a = { my: { x: (n: number) => `Baki ${n}` } }')).toEqual([
    ['ms', 'x', 'Baki {gap}'],
  ])
  expect(read("const a = texts('Ads', '广告', 'Iklan')")).toEqual([
    ['en', '', 'Ads'],
    ['zh', '', '广告'],
    ['ms', '', 'Iklan'],
  ])
  expect(read("const a = t('广告的键') + 'x'; import b from 'b'")).toEqual([['zh', '', '广告的键']])
})

it('[FRM-442] finds Chinese with half-width punctuation, and Chinese without a space before a number', () => {
  for (const words of ['已选{{count}}题', '第{{number}}题', '共5小时', '不超过 5MB大小']) {
    expect(found('zh', words), words).not.toEqual([])
  }
  for (const words of ['系统繁忙,请重试', '请重试!', '说明(选填)', '提交中...', '占 60 %']) {
    expect(found('zh', words), words).toHaveLength(1)
  }
  expect(found('zh', '已选 {{count}} 题（不超过 5 MB），占 60%：{{name}}完成于 12:30')).toEqual([])
})

it('[FRM-442] requires a full stop after an explanation and after two sentences only', () => {
  expect(wrongEnd(text('发布后教师可以修改', { key: 'edit.nameHint' }))).toMatchObject({
    found: '改',
  })
  expect(wrongEnd(text('已保存。请刷新'))).toMatchObject({ found: '新' })
  expect(wrongEnd(text('发布后教师可以修改。', { key: 'edit.nameHint' }))).toBeUndefined()
  expect(wrongEnd(text('保存'))).toBeUndefined()
  expect(wrongEnd(text('请填写名称。', { key: 'nameMissing' }))).toMatchObject({ found: '。' })
  expect(wrongEnd(text('请填写名称', { key: 'nameMissing' }))).toBeUndefined()
})

it('[FRM-441] shows every term and the replaced words as one row', () => {
  const term = { idea: 'i', en: 'e', zh: 'z', ms: 'm', not: { en: ['a'], zh: [{ word: 'b' }] } }
  expect(
    tableOf({ terms: [term] })
      .split('\n')
      .at(-1),
  ).toBe('| i | e | z | m | a; b |')
})
