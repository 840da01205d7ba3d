// Checks the words of every text that people read: it has the words of tools/words/glossary.json,
// and not the words that these replace. Chinese is written in one way, and no code joins texts with
// punctuation of its own. Also compares the table in docs/glossary.md with the same words;
// `--write` writes the table.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { allJoinedMarks } from './joined-marks.mjs'
import { fillMarked } from '../documents/marked-text.mjs'
import { languages, readGlossary, tableOf, wrongWords } from './screen-words.mjs'
import { shownTexts } from './shown-texts.mjs'
import { root } from '../source-files.mjs'

const page = join(root, 'docs/glossary.md')

/**
 * Texts that explain a field, a page, an empty list or a dialog are whole sentences. A shorter text
 * is a label.
 */
const isSentence = (key, text) =>
  /(?:^|\.)(?:\w*(?:Hint|Lead|Text)|hint|lead|text)$/.test(key) &&
  text.replace(/\{\{?[^}]*\}\}?/g, '').length >= 7
const isEnded = (text) => /(?:[。！？：]|……|>|___)[”）]?$/u.test(text) || /\}\}?$/.test(text)

/** A message that asks for an entry in a field. It is one sentence without a full stop. */
const isFault = (key, text) =>
  /(?:^|\.)(?:\w*(?:Missing|Wrong|Short)|missing|wrong|short)$/.test(key) &&
  /^请[^。]*。$/u.test(text)

/**
 * Explanations end with a full stop, and so do texts of two sentences. The message about a wrong
 * field has none.
 */
export function wrongEnd({ language, key, text, place }) {
  if (language !== 'zh') return undefined
  if (isFault(key, text)) return { found: '。', but: 'no 。 after the fault of a field' }
  if (isEnded(text)) return undefined
  const isLong = /[。！？]./u.test(text)
  const needed = isLong || (place.endsWith('.json') && isSentence(key, text))
  return needed ? { found: text.slice(-1), but: '。 at the end' } : undefined
}

const isExcepted = (exceptions, { place, key }, found) =>
  exceptions.some(
    (one) =>
      place.startsWith(one.place) &&
      (one.key === undefined || key.startsWith(one.key)) &&
      (one.word === undefined || one.word === found),
  )

/** Returns the problems of the given texts. */
export function judgeTexts(texts, glossary) {
  return texts.flatMap((one) =>
    [...wrongWords(one.language, one.text, glossary), wrongEnd(one)]
      .filter((fault) => fault && !isExcepted(glossary.exceptions, one, fault.found))
      .map(({ found, but }) => {
        const where = one.key ? `${one.place}: ${one.key}` : one.place
        return `${where}: “${found}” is not our word, but “${but}”: ${one.text.replaceAll('\n', ' ').slice(0, 120)}`
      }),
  )
}

/** Exceptions that are not needed any more, or that give no reason. */
export function idleExceptions(texts, { terms, exceptions }) {
  return exceptions
    .filter((one) => {
      const others = exceptions.filter((other) => other !== one)
      const without = judgeTexts(texts, { terms, exceptions: others }).length
      return !one.because || without === judgeTexts(texts, { terms, exceptions }).length
    })
    .map(
      ({ place, word }) =>
        `tools/words/glossary.json: the exception ${place} ${word ?? ''} is idle`,
    )
}

function checkGlossary({ write = false } = {}) {
  const glossary = readGlossary()
  const texts = shownTexts()
  const present = readFileSync(page, 'utf8')
  const wanted = fillMarked(present, 'words', tableOf(glossary))
  if (wanted !== present && write) writeFileSync(page, wanted)
  const stale = 'docs/glossary.md is stale: run `node tools/words/check-glossary.mjs --write`'
  const excused = texts.filter((one) =>
    glossary.exceptions.some(({ place }) => one.place.startsWith(place)),
  )
  return [
    ...(wanted === present || write ? [] : [stale]),
    ...glossary.terms.flatMap((term) =>
      languages.filter((one) => !term[one]).map((one) => `${term.idea} has no word in ${one}`),
    ),
    ...judgeTexts(texts, glossary),
    ...idleExceptions(excused, glossary),
    ...allJoinedMarks(),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkGlossary({ write: process.argv.includes('--write') })
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}
