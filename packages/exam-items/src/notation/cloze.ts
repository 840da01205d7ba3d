import { decodeEntities } from './plain-text.ts'

// Cloze, the form in which Moodle has a question with several blanks: https://docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type

const types = ['SHORTANSWER_C', 'SHORTANSWER', 'SAC', 'SA', 'MWC', 'MW', 'NUMERICAL', 'NM'] as const

const numeric: readonly string[] = ['NUMERICAL', 'NM']
const caseSensitive: readonly string[] = ['SHORTANSWER_C', 'SAC', 'MWC']

export interface ClozeAnswer {
  text: string
  /** The share of the points in percent. */
  fraction: number
  /** The tolerance of a number; empty without one. */
  tolerance: string
  hasFeedback: boolean
}

export interface ClozeBlank {
  isNumeric: boolean
  isCaseSensitive: boolean
  /** The relative points of the blank. */
  weight: number
  answers: ClozeAnswer[]
}

/**
 * Writes the special characters of an answer as entities. A backslash is written so too, because it
 * would escape the next character.
 */
const clozeText = (text: string): string =>
  text.replace(/[\\~=#%{}:/&<>"\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export function writeClozeBlank({ isNumeric, isCaseSensitive, weight, answers }: ClozeBlank) {
  const type = isNumeric ? 'NUMERICAL' : isCaseSensitive ? 'SHORTANSWER_C' : 'SHORTANSWER'
  const list = answers.map(({ text, tolerance }) => {
    const near = tolerance === '' ? '' : `:${clozeText(tolerance)}`
    return `=${clozeText(text)}${near}`
  })
  return `{${weight}:${type}:${list.join('~')}}`
}

// A text that only looks like a blank gets a zero-width character after its brace. The reader
// removes this character.
const beginning = String.raw`\u2060*\d*:[A-Z_]+:`
export const withoutBlanks = (text: string): string =>
  text.replace(new RegExp(`\\{(?=${beginning})`, 'g'), '{\u2060')
const withBraces = (text: string): string =>
  text.replace(new RegExp(`\\{\\u2060(?=${beginning})`, 'g'), '{')

/** A character after a backslash is literal. */
const plainText = (text: string): string =>
  decodeEntities(text.replace(/\\([\\~=#{}:/"])/g, '$1')).trim()

/**
 * Splits a text at a character. The character does not count after a backslash or as part of an
 * entity.
 */
const splitAt = (text: string, sign: '~' | '#' | ':'): string[] =>
  text.split(new RegExp(String.raw`(?<![\\&])${sign}`))

function readAnswer(given: string, isNumeric: boolean): ClozeAnswer {
  const [answer = '', feedback = ''] = splitAt(given, '#')
  const marked = /^\s*(=|%(-?\d{1,3}(?:\.\d{1,10})?)%)?([\s\S]*)$/.exec(answer)
  const [, mark, percent, body = ''] = marked ?? []
  const [text = '', tolerance = ''] = isNumeric ? splitAt(body, ':') : [body]
  return {
    text: plainText(text),
    fraction: percent === undefined ? (mark === '=' ? 100 : 0) : Number(percent),
    tolerance: plainText(tolerance),
    hasFeedback: feedback.trim() !== '',
  }
}

/**
 * Returns the texts around the blanks. There is one more text than blanks. Returns undefined if a
 * blank has a form that is not supported.
 */
export function readCloze(
  text: string,
  isOwn: boolean,
): { texts: string[]; blanks: ClozeBlank[] } | undefined {
  // The pattern allows no braces inside, so that matching takes linear time.
  const group = /\{(\d{0,4}):([A-Z_]{1,30}):((?:\\[\s\S]|[^\\{}])*)\}/g
  const [texts, blanks]: [string[], ClozeBlank[]] = [[], []]
  let from = 0
  for (const { 0: whole, 1: weight = '', 2: type = '', 3: body = '', index } of text.matchAll(
    group,
  )) {
    if (!types.some((one) => one === type)) return undefined
    const isNumeric = numeric.includes(type)
    texts.push(text.slice(from, index))
    from = index + whole.length
    blanks.push({
      isNumeric,
      isCaseSensitive: caseSensitive.includes(type),
      weight: weight === '' ? 1 : Number(weight),
      answers: splitAt(body, '~')
        .filter((one) => one.trim() !== '')
        .map((one) => readAnswer(one, isNumeric)),
    })
  }
  texts.push(text.slice(from))
  return { texts: isOwn ? texts.map(withBraces) : texts, blanks }
}
