import type { GoodAnswer, JudgeMessage } from '../verdicts.ts'
import { templates } from './data/customers.ts'
import { asksForPraise } from './praise.ts'
import { plain, wordsOf } from './text.ts'
import type { Language, MarketContent } from './types.ts'

const hanSign = /\p{Script=Han}/gu

/** Words that nearly every answer in this language contains, and none in the other language. */
const common: Readonly<Record<'en' | 'my', ReadonlySet<string>>> = {
  en: new Set(
    'you your the we our is are will please thank thanks sorry and to of with have has it this that can be for order days within from hello dear not do if as was'.split(
      ' ',
    ),
  ),
  my: new Set(
    'anda kami terima kasih tidak akan untuk dengan ini dan yang boleh sudah pesanan hari maaf saya kepada dalam telah bungkusan di ke sila atas pulangan bayaran balik adalah dari awak encik puan jika tuan ialah itu hai selamat nombor'.split(
      ' ',
    ),
  ),
}

/**
 * Whether a text is written in a language, judged by its characters and its most frequent words.
 */
export function isIn(text: string, language: Language): boolean {
  const letters = (plain(text).match(/\p{L}/gu) ?? []).length
  const chinese = (text.match(hanSign) ?? []).length
  if (language === 'zh') return chinese >= 4 && chinese * 3 >= letters
  const words = wordsOf(text)
  const hits = (one: 'en' | 'my') => words.filter((word) => common[one].has(word)).length
  const other = language === 'en' ? 'my' : 'en'
  return chinese * 3 < letters && hits(language) > hits(other)
}

const numbers: Readonly<Record<string, readonly string[]>> = {
  1: ['one', '一', 'satu'],
  2: ['two', '两', '二', 'dua'],
  3: ['three', '三', 'tiga'],
  4: ['four', '四', 'empat'],
  5: ['five', '五', 'lima'],
  6: ['six', '六', 'enam'],
  7: ['seven', '七', 'tujuh'],
  10: ['ten', '十', 'sepuluh'],
  14: ['fourteen', '十四', 'empat belas'],
  15: ['fifteen', '十五', 'lima belas'],
  30: ['thirty', '三十', 'tiga puluh'],
}

const squeezed = (text: string): string => plain(text).replaceAll(' ', '')

/** Whether a text contains a value as it is written; `30` is not found in `130` or `30.5`. */
function hasWritten(text: string, value: string): boolean {
  // `1200 ml` may be written without its space, so spaces are ignored. For a plain number they are
  // kept, because `12 00` is two numbers.
  const loose = /^\d+$/.test(value) ? plain : squeezed
  const wanted = loose(value).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<!\\d|\\d[.,])${wanted}(?!\\d|[.,]\\d)`, 'u').test(loose(text))
}

function hasNumberWord(text: string, value: string): boolean {
  const words = wordsOf(text).join(' ')
  return (numbers[value] ?? []).some((word) =>
    /\p{Script=Han}/u.test(word)
      ? new RegExp(`(?<![一二三四五六七八九十])${word}(?![一二三四五六七八九十])`, 'u').test(words)
      : ` ${words} `.includes(` ${word} `) && !` ${words} `.includes(` ${word} belas `),
  )
}

/** Returns other spellings of a value of the data sheet, such as `1.2 L` for `1200 ml`. */
const spellingsOf = (content: MarketContent, value: string): readonly string[] =>
  content.niches
    .flatMap(({ attributes }) => attributes)
    .filter((one) => one.value === value)
    .flatMap(({ accepts }) => accepts)

/**
 * PRC-033, messages: judges whether an answer contains the needed facts, is in the customer's
 * language, and asks for praise.
 */
export const judgeMessage: JudgeMessage = (content, kind, needed, answer) => {
  const template = content.templates.find(({ code }) => code === answer.template)
  const text = answer.text.trim()
  const inTemplate: readonly string[] = template?.facts ?? []
  const hasFact = ({ name, value }: { name: string; value: string }) =>
    inTemplate.includes(name) ||
    [value, ...spellingsOf(content, value)].some((one) => hasWritten(text, one)) ||
    hasNumberWord(text, value)
  const missing = needed.filter((fact) => !hasFact(fact)).map(({ name }) => name)
  // A template is written in the language of the customer.
  const fits = template ? true : isIn(text, kind.language)
  const forbidden = template?.forbidden === true || asksForPraise(text)
  const all = fits ? missing : [...missing, text === '' ? 'answer' : 'language']
  return { met: all.length === 0 && !forbidden, missing: all, forbidden }
}

/**
 * Returns the first template with all facts that the message needs and without a request for
 * praise.
 */
export const goodAnswer: GoodAnswer = ({ templates: offered, needed }) =>
  offered.find((code) => {
    const template = templates.find((one) => one.code === code)
    return (
      template !== undefined &&
      !template.forbidden &&
      needed.every((fact) => template.facts.includes(fact))
    )
  }) ?? ''
