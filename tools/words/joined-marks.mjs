// Finds punctuation that code inserts between the parts of a text that people read. Punctuation
// differs by language, so it must come from `useFormats()` or `punctuationOf(language)` (decision
// 0128).
import ts from 'typescript'

import { filesUnder, isTest, isTypeScript, root } from '../source-files.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const remedy =
  'take colon, comma, gap, bracketed or list of useFormats() or punctuationOf(language)'

/**
 * Leaves out strings that people do not read: styles, addresses, data files, logs, and input of a
 * database or of another program.
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
 * Matches `${label}: ${value}`, `${text} (${note})` and `${number} %`. It does not match a negative
 * amount in brackets, which joins no texts, nor a style such as `var(--x-${step})`, which has no
 * space before the bracket.
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

/** Matches punctuation between two values in JSX: `{label}: {value}` and `{text} ({note})`. */
function marksOfJsx(node) {
  const words = node.text.trim()
  return /^(?:[:,]|[:,] ?\(|\(|\))$/.test(words) ? [words] : []
}

/** True for a string that only a program reads: an error, a style, or an argument of a page. */
function isForPrograms(node) {
  const { parent } = node
  if (ts.isTaggedTemplateExpression(parent)) return true
  if (ts.isNewExpression(parent)) return parent.expression.getText().endsWith('Error')
  if (ts.isJsxAttribute(parent.parent ?? parent))
    return /^(?:style|accept|gridTemplate|sizes|key)/.test((parent.parent ?? parent).name.getText())
  return false
}

/** The punctuation in the code of one source file, with line numbers. */
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

/** The punctuation in the code of all sites. */
export const allJoinedMarks = () =>
  filesUnder(
    ['apps', 'packages'],
    (path) => isTypeScript(path) && !isTest(path) && isShown(path),
  ).flatMap((path) =>
    joinedMarks(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, mark }) => `${path}:${line}: “${mark}” joins parts of a text; ${remedy}`,
    ),
  )
