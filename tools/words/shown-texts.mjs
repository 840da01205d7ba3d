// Collects every text that people read, with its place: the text files of the sites and packages,
// and values such as `{ en, zh, my }` in source files, in every notation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

import { filesUnder, isTest, isTypeScript, root } from '../source-files.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const languageOf = { en: 'en', zh: 'zh', my: 'ms', ms: 'ms' }
const hasHan = (text) => /\p{Script=Han}/u.test(text)

/** The words of a literal. Values inserted into a template are replaced by placeholders. */
function wordsOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `{gap}${literal.text}`)].join(
    '',
  )
}

/** Three arguments in a row of which the second is Chinese: `texts('Ads', '广告', 'Iklan')`. */
function languageInRow(node, parent) {
  if (!ts.isCallExpression(parent) && !ts.isArrayLiteralExpression(parent)) return undefined
  const row = ts.isCallExpression(parent) ? parent.arguments : parent.elements
  const middle = row.findIndex((one, at) => hasHan(wordsOf(one) ?? '') && at > 0)
  const place = row.indexOf(node) - middle
  const isTriple = middle > 0 && wordsOf(row[middle - 1]) && row[middle + 1]
  return isTriple ? { [-1]: 'en', 1: 'ms' }[place] : undefined
}

/**
 * The texts of one source file. A literal with Chinese characters counts as a Chinese text
 * anywhere.
 */
export function textsOfSource(path, source) {
  const found = []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const visit = (node, language, key) => {
    const words = wordsOf(node)
    if (words !== undefined) {
      const its = hasHan(words) ? 'zh' : (language ?? languageInRow(node, node.parent))
      if (its) found.push({ place: path, key, language: its, text: words })
    }
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const name =
      ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
        ? node.name.text
        : undefined
    const own = languageOf[name] ?? language
    const ownKey = name && !languageOf[name] ? [key, name].filter(Boolean).join('.') : key
    ts.forEachChild(node, (child) => {
      if (child !== node.name) visit(child, own, ownKey)
    })
  }
  visit(file, undefined, '')
  return found
}

function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [{ key: `${prefix}${key}`, text: String(value) }],
  )
}

const isTextFile = (path) => /\/texts\/(?:en|zh|ms)\.json$/.test(path)
const isRead = (path) =>
  isTypeScript(path) && !isTest(path) && !/\/(?:testing|factories)\b|\/factories\.ts$/.test(path)

export function shownTexts() {
  const files = filesUnder(['apps', 'packages'], (path) => isTextFile(path))
  const sources = filesUnder(['apps', 'packages'], isRead)
  return [
    ...files.flatMap((place) => {
      const language = place.split('/').at(-1).replace('.json', '')
      return flatten(JSON.parse(read(place))).map((one) => ({ place, language, ...one }))
    }),
    ...sources.flatMap((path) => {
      const source = read(path)
      return hasHan(source) || /\bmy: /.test(source) ? textsOfSource(path, source) : []
    }),
  ]
}
