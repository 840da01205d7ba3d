import { readFileSync } from 'node:fs'
import { languages, reasons, refusals, type Language } from '@titian/contract'
import { createInstance, type i18n } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from './display-rules.ts'
import { explainError } from './explain.ts'
import { NetworkFailure, ServerRefusal } from './refusal.ts'

const rows = Object.entries(refusals)
const fileOf = { en: 'en', zh: 'zh', my: 'ms' } as const
const texts = {} as Record<Language, i18n>

/** Text keys as the bundler combines them (vite/texts-plugin.ts). */
async function textsOf(language: Language): Promise<i18n> {
  const file = new URL(`../texts/${fileOf[language]}.json`, import.meta.url)
  const site = {
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    codes: Object.fromEntries(rows.map(([, row]) => [`${row.code}/${row.status}`, row[language]])),
    reasons: Object.fromEntries(
      Object.entries(reasons).map(([name, words]) => [name, words[language]]),
    ),
  }
  const instance = createInstance()
  await instance.init({ lng: language, defaultNS: 'site', resources: { [language]: { site } } })
  return instance
}

beforeAll(async () => {
  for (const language of languages) texts[language] = await textsOf(language)
})

const refusal = (code: number, status: number, extend = {}) =>
  new ServerRefusal('/x', status, { code, msg: 'words of the server', extend })

describe('how failures are displayed', () => {
  it.each(rows)('[FRM-020] [FRM-159] says %s by its code in three languages', (_name, row) => {
    for (const language of languages)
      expect(explainError(refusal(row.code, row.status), texts[language])).toBe(row[language])
  })

  it('[OPS-044] says in three languages that the server is busy for a moment', () => {
    const { code } = refusals.busy
    for (const language of languages)
      expect(explainError(refusal(code, 503), texts[language])).toBe(refusals.busy[language])
    expect(placeOf(refusal(code, 503))).toBe('toast')
    expect(refusal(code, 503).is('busy')).toBe(true)
    expect(refusal(code, 404).is('busy')).toBe(false)
    expect(refusal(refusals.notFound.code, 503).is('notFound')).toBe(false)
  })

  it.each(Object.entries(reasons))('says the reason %s before the code', (name, words) => {
    const error = refusal(-2, 422, { reason: name, seconds: 30 })
    for (const language of languages)
      expect(explainError(error, texts[language])).toBe(
        words[language].replace('{{seconds}}', '30'),
      )
  })

  it.each([
    ['[FRM-190]', -1, 400, '请求失败，请稍后重试'],
    ['[FRM-160]', -6, 403, '您没有权限访问'],
    ['[FRM-161]', -4, 409, '请勿重复提交'],
    ['[FRM-162]', -100, 429, '请勿重复点击'],
    ['[FRM-163]', -3, 409, '添加失败'],
    ['[FRM-164]', -9999, 500, '系统繁忙，请稍后重试'],
    ['[FRM-165]', -211, 400, '不支持该语言'],
    ['[ACC-205]', -217, 403, '请先完善个人信息'],
  ] as const)('%s gives %d its exact words', (_id, code, status, words) => {
    expect(explainError(refusal(code, status), texts.zh)).toBe(words)
  })

  it('[FRM-159] gives an unknown code the text of -1', () => {
    for (const language of languages)
      expect(explainError(refusal(-777, 400), texts[language])).toBe(
        refusals.requestFailed[language],
      )
  })

  it.each([
    ['[FRM-154]', 'throttled', '您的请求过于频繁，请稍后重试'],
    ['[FRM-155]', 'timeout', '请求超时，请检查网络是否连接正常'],
    ['[FRM-156]', 'network', '请求失败，请检查网络是否已连接'],
    ['[FRM-435]', 'server', '系统繁忙，请稍后重试'],
  ] as const)('%s gives a call that is %s its exact words', (_id, trouble, words) => {
    expect(explainError(new NetworkFailure(trouble), texts.zh)).toBe(words)
    expect(placeOf(new NetworkFailure(trouble))).toBe('toast')
  })

  it.each([-1, -9999, -100, -217])('[FRM-158] displays code %d in a toast', (code) => {
    expect(placeOf(refusal(code, 400))).toBe('toast')
  })

  it('[FRM-191] displays every other code beside its field, and a lost session nowhere', () => {
    const toasted = [-1, -9999, -100, -217]
    for (const [, { code, status }] of rows) {
      const place = toasted.includes(code) ? 'toast' : code === -1001 ? 'nowhere' : 'field'
      expect(placeOf(refusal(code, status)), String(code)).toBe(place)
    }
  })

  it.each([
    ['added', '已添加'],
    ['changed', '已修改'],
    ['deleted', '已删除'],
    ['saved', '已保存'],
    ['uploaded', '已上传'],
    ['uploadFailed', '上传失败'],
    ['published', '已发布'],
  ])('[FRM-167] has the common toast %s in every language', (name, words) => {
    expect(texts.zh.t(`site:toast.${name}`)).toBe(words)
    for (const language of languages)
      expect(texts[language].exists(`site:toast.${name}`), language).toBe(true)
  })
})
