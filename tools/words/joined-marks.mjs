// Finds punctuation that code inserts between parts of a displayed text. It differs by language, so
// it must come from `useFormats()` or `punctuationOf(language)` (decision 0128) and not from a
// literal.
import ts from 'typescript'

import { filesUnder, isTest, isTypeScript, root } from '../source-files.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const remedy =
  'take colon, comma, gap, bracketed or list of useFormats() or punctuationOf(language)'

/**
 * Excludes strings that people do not read: styles, addresses, data files, logs, input of a
 * database or another program.
 */
const isShown = (path) =>
  /^(?:apps\/(?:web|teacher|admin)\/src|packages\/(?:site|ui)\/src)\//.test(path) &&
  !/\/(?:testing|factories)\b|factories\.ts|theme\.ts|\/layout\/|write-csv\.ts|job-links\.ts/.test(
    path,
  )

const isJoin = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'join' &&
  node.arguments.length === 1 &&
  ts.isStringLiteral(node.arguments[0]) &&
  /^[,;:、，；：] ?$/u.test(node.arguments[0].text) &&
  node.arguments[0].text !== ','

/**
 * `${label}: ${value}`, `${text} (${note})` and `${number} %`; a negative amount in brackets joins
 * no texts, and a style such as `var(--x-${step})` has no space before.
 */
function marksOfTemplate(node) {
  const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(
    ({ text }) => text,
  )
  return texts.flatMap((text, at) => [
    ...(at < texts.length - 1 && /^(?:: |, )$/.test(text) ? [text] : []),
    ...(at < texts.length - 1 &&
    (text.endsWith(' (') || (at > 0 && text === '(')) &&
    texts[at + 1].startsWith(')')
      ? ['()']
      : []),
    ...(at > 0 && text.startsWith(' %') ? [' %'] : []),
  ])
}

/** Punctuation between two JSX values: `{label}: {value}`, `{text} ({note})`. */
function marksOfJsx(node) {
  const words = node.text.trim()
  return /^(?:[:,]|[:,] ?\(|\(|\))$/.test(words) ? [words] : []
}

/** True for a string that a program reads: an error, a style, an argument of the page. */
function isForPrograms(node) {
  const { parent } = node
  if (ts.isTaggedTemplateExpression(parent)) return true
  if (ts.isNewExpression(parent)) return parent.expression.getText().endsWith('Error')
  if (ts.isJsxAttribute(parent.parent ?? parent))
    return /^(?:style|accept|gridTemplate|sizes|key)/.test((parent.parent ?? parent).name.getText())
  return false
}

/** The literal punctuation of one source, with line numbers. */
export function joinedMarks(path, source) {
  const found = []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const visit = (node) => {
    const marks = isJoin(node)
      ? [`join(${node.arguments[0].getText()})`]
      : ts.isTemplateExpression(node) && !isForPrograms(node)
        ? marksOfTemplate(node)
        : ts.isJsxText(node)
          ? marksOfJsx(node)
          : []
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(...marks.map((mark) => ({ line: line + 1, mark })))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The literal punctuation of all sites. */
export const allJoinedMarks = () =>
  filesUnder(
    ['apps', 'packages'],
    (path) => isTypeScript(path) && !isTest(path) && isShown(path),
  ).flatMap((path) =>
    joinedMarks(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, mark }) => `${path}:${line}: “${mark}” joins parts of a text; ${remedy}`,
    ),
  )
