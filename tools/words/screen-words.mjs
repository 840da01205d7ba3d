// The words of the sites: one word for each idea in each language. They are in
// tools/words/glossary.json. docs/glossary.md shows them as a table, and
// tools/words/check-glossary.mjs searches the words that they replace.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../source-files.mjs'

export const languages = ['en', 'zh', 'ms']

export const readGlossary = () =>
  JSON.parse(readFileSync(join(root, 'tools/words/glossary.json'), 'utf8'))

const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Chinese has no spaces between words, so a word is found wherever its characters are. */
function expressionOf(language, entry) {
  if (typeof entry !== 'string') return new RegExp(entry.pattern, 'iu')
  return language === 'zh'
    ? new RegExp(escaped(entry), 'u')
    : new RegExp(`\\b${escaped(entry)}\\b`, 'iu')
}

/** Every refused word of one language, with the word that replaces it. */
function rulesOf(language, terms) {
  return terms.flatMap((term) =>
    (term.not?.[language] ?? []).map((entry) => ({
      not: expressionOf(language, entry),
      but: term[language],
    })),
  )
}

// The values that are inserted into a text: a number, words that begin with a number (“3 分钟”), or
// other words.
const gaps = (names) => new RegExp(`\\{\\{?(?:${names})\\}\\}?`, 'g')
const number = gaps(
  'count|formatted|most|least|limit|percent|share|progress|number|score|total|quantity',
)
const counted = gaps(
  'minutes|seconds|points|hours|days|weeks|units|questions|lessons|duration|date|time|amount|cost|size',
)
const other = /\{\{?[\w. ,]+\}\}?/g

const han = '\\p{Script=Han}'
const chinese = (source, but) => ({ not: new RegExp(source, 'iu'), but })

/** The rules for Chinese: full-width punctuation, and one space beside Latin letters and digits. */
const marksOfChinese = [
  chinese(`${han}[a-z\\d]|[a-z\\d%]${han}`, 'a space between 中文 and 12'),
  chinese(`${han}[,;:!?]|[,;!?]${han}|[“”（），。；：！？、] +${han}`, 'full-width punctuation'),
  chinese(`${han}\\s?\\([^)]*${han}|\\(${han}`, 'brackets （）'),
  chinese(`${han}\\.(?:\\s|$)|${han}\\.\\.\\.`, '。 or ……'),
  chinese('\\d %', '60% without a space'),
]

/** A text in which each inserted value is replaced: a number by 0, and other words by “…”. */
const filled = (text) => text.replace(number, '0').replace(counted, '0…').replace(other, '…')

/** Returns the problems of one text: replaced words, and wrong punctuation in Chinese. */
export function wrongWords(language, text, { terms } = readGlossary()) {
  const shown = filled(text)
  const rules = [...rulesOf(language, terms), ...(language === 'zh' ? marksOfChinese : [])]
  return rules
    .map(({ not, but }) => ({ found: not.exec(shown)?.[0], but }))
    .filter(({ found }) => found !== undefined)
}

const cell = (text) => text.replaceAll('|', '\\|')

/** The table of docs/glossary.md. */
export function tableOf({ terms }) {
  const refused = ({ not = {} }) =>
    languages
      .flatMap((language) => not[language] ?? [])
      .map((entry) => (typeof entry === 'string' ? entry : entry.word))
      .join('; ')
  return [
    '| idea | English | 中文 | Bahasa Melayu | not |',
    '|---|---|---|---|---|',
    ...terms.map(
      (term) =>
        `| ${[term.idea, term.en, term.zh, term.ms, refused(term)].map(cell).join(' | ')} |`,
    ),
  ].join('\n')
}
