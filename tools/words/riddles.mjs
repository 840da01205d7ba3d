// Words in comments, titles and texts that make a reader stumble, and what to write instead.

/**
 * The refused words, with what to write instead. Words with `code` are refused only in comments and
 * titles, and all others everywhere.
 */
export const riddles = [
  { not: /\bwho(?:m)?ever\b/i, but: 'the person, by role: the student, the caller' },
  { not: /\bnobody's\b/i, but: 'no person may …, no one owns …' },
  { not: /\bof those\b/i, but: 'the noun, once more' },
  { not: /\bst(?:ands|ood)\b/i, but: 'is, is written, is shown, applies' },
  { not: /\b(?:is|are|was|were|be|been) told\b/i, but: 'is notified, receives, is shown' },
  { not: /\banew\b/i, but: 'again, or what is rebuilt and when' },
  { not: /\bmeanwhile\b/i, but: 'while …, naming what happens at the same time' },
  { not: /\b(?:goes|go|went) on\b/i, but: 'continues, remains' },
  { not: /\b(?:is|are) gone\b/i, but: 'was removed, has ended, has left' },
  { not: /\bnothing else\b/i, but: 'only …' },
  { not: /\bno one else\b/i, but: 'only …' },
  { not: /\btheirs\b/i, but: 'whose: the remote version, the own rows of a student' },
  { not: /\b(?:tell|tells|told)\b/i, but: 'notify, report, show, say', code: true },
  { not: /\bdrawn? (?:page|pages|by the server)\b/i, but: 'render, rendered', code: true },
  { not: /\b(?:knocks?|hears?)\b/i, but: 'calls, listens, receives', code: true },
  { not: /\bdoors?\b/i, but: 'guard, entry point, call', code: true },
  { not: /\blearners?\b/i, but: 'student', code: true },
]

const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/.*|<!--[\s\S]*?-->/g
const sqlComment = /--.*/g
const title =
  /\b(?:describe|it|test)(?:\.\w+)*(?:\([^()\n]*\)|`[^`]*`)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

/** Removes names in backticks and in braces, because another list checks identifiers. */
const proseOf = (text) => text.replace(/`[^`\n]*`|\{\{[^}]*\}\}|\$\{[^}]*\}/g, ' ')

const leavesOf = (texts) =>
  Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [value] : leavesOf(value ?? {}),
  )

/**
 * The English in a file that people read, as `{ text, code }`. `code` is true for text that only
 * developers read.
 */
export function proseIn(path, text) {
  const code = (parts) => parts.map((part) => ({ text: part, code: true }))
  if (path.endsWith('/texts/en.json'))
    return leavesOf(JSON.parse(text)).map((part) => ({ text: part, code: false }))
  if (/^docs\/decisions\/.*\.md$/.test(path)) return code(text.match(/^# .*/m) ?? [])
  if (path.endsWith('.sql')) return code(text.match(sqlComment) ?? [])
  const texts = [...text.matchAll(/\ben: (?:\([^)]*\) => )?(['`])((?:(?!\1).)+)\1/g)]
  return [
    ...code(text.match(comment) ?? []),
    ...code([...text.matchAll(title)].map(([, , words]) => words)),
    ...texts.map(([, , words]) => ({ text: words, code: false })),
  ]
}

/** The refused words in a file, as `{ word, but, text }`. */
export function riddlesIn(path, text) {
  return proseIn(path, text).flatMap((prose) => {
    const plain = proseOf(prose.text)
    const found = riddles
      .filter(({ code }) => prose.code || !code)
      .flatMap(({ not, but }) =>
        [...plain.matchAll(new RegExp(not, 'gi'))].map((match) => ({
          word: match[0],
          at: match.index,
          but,
          text: prose.text.replace(/\s+/g, ' ').trim(),
        })),
      )
    // Two rules find "is told", but one place counts once.
    return found.filter(
      (one, index) =>
        !found.slice(0, index).some(({ at, word }) => at <= one.at && one.at < at + word.length),
    )
  })
}
