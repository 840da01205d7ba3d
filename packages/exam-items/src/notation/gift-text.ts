import type { GiftBody } from './types.ts'

/** Escapes a text for GIFT. */
export const giftText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[~=#{}:]/g, '\\$&')
    .replace(/\n/g, '\\n')

export const fromGiftText = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()

/** Returns the index of the first `sign` that no backslash escapes; -1 if there is none. */
export function findPlain(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text.startsWith(sign, at)) return at
  }
  return -1
}

const formatted = (text: string): string =>
  `${text.startsWith('[') ? '[plain]' : ''}${giftText(text)}`

/** Writes a weight or a format before an answer whose own beginning could be read as one. */
export const giftAnswer = (
  mark: '=' | '~',
  text: string,
  { weight, feedback = '' }: { weight?: number | undefined; feedback?: string | undefined } = {},
): string => {
  const isWeighed = weight !== undefined || text.startsWith('%')
  const percent = isWeighed ? `%${weight ?? (mark === '=' ? 100 : 0)}%` : ''
  const said = feedback === '' ? '' : `#${formatted(feedback)}`
  return `${mark}${percent}${formatted(text)}${said}`
}

/**
 * Whether the answers in braces are a matching question, such as `=cat -> meows`. They look like
 * the alternatives of a blank.
 */
export const isPairs = ([body, ...others]: readonly GiftBody[]): boolean =>
  others.length === 0 &&
  body?.form === 'answers' &&
  body.answers.length > 1 &&
  body.answers.every(({ isRight, text }) => isRight && text.includes('->'))

/**
 * Whether the answers in braces have arrows without being a valid matching question. Moodle refuses
 * them too.
 */
export const isHalfPairs = (bodies: readonly GiftBody[]): boolean =>
  !isPairs(bodies) &&
  bodies.some(
    (body) =>
      body.form === 'answers' &&
      body.answers.some(({ isRight, text }) => isRight && text.includes('->')),
  )

/** Returns the tags in a comment of Moodle, `// [tag:ports] [tag:week 2]`. */
export const giftTags = (comment: string): string[] =>
  [...comment.matchAll(/\[tag:((?:\\.|[^\]\\])+)\]/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )

/**
 * Returns the names in the path of a category, without `$course$` and `top`; `//` is a slash in a
 * name.
 */
export const categoryTags = (path: string): string[] =>
  path
    .replaceAll('//', '\0')
    .split('/')
    .map((name) => name.replaceAll('\0', '/').trim())
    .filter((name) => name !== '' && !/^\$\w+\$$|^top$/i.test(name))

export const giftTagLine = (tags: readonly string[] = []): string =>
  tags.length === 0
    ? ''
    : `// ${tags.map((tag) => `[tag:${tag.replace(/[\\\]]/g, '\\$&')}]`).join(' ')}\n`
