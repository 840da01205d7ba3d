import sanitizeHtml from 'sanitize-html'
import {
  type AnyCall,
  contract,
  isFollowable,
  isOwnPicture,
  isOwnVideo,
  languages,
  richText,
  type Texts,
} from '@titian/contract'

/** FRM-188: returns an address that is safe to follow; others become null. */
export function safeAddress(url: string | null): string | null {
  return url !== null && isFollowable(url) ? url : null
}

/** True for the sealed id of the school itself; `1` also means the school of the host. */
export const isOwnSign = (given: string, own: string): boolean => given === '1' || given === own

let readPaths: Set<string> | undefined

function pathsOfReads(): Set<string> {
  const calls: AnyCall[] = Object.values(contract).flatMap((noun) => Object.values(noun))
  return new Set(
    calls.filter(({ method, kind }) => method === 'GET' && kind === 'read').map(({ path }) => path),
  )
}

/**
 * FRM-104: true for a GET call of this API that changes nothing, which a menu may use for its
 * query.
 */
export function isApiRead(path: string): boolean {
  readPaths ??= pathsOfReads()
  return readPaths.has(path)
}

/** The library's type lacks the option `allowedEmptyAttributes`, so it is added here. */
const allowed: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: richText.tags,
  allowedAttributes: richText.attributes,
  allowedSchemes: richText.schemes,
  allowedSchemesByTag: { img: richText.pictureSchemes },
  allowProtocolRelative: false,
  // These attributes are written as the editor writes them, so that saved and edited texts are
  // equal.
  allowedEmptyAttributes: ['alt', 'controls'],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: richText.linkRel, target: '_blank' }),
    video: sanitizeHtml.simpleTransform('video', { controls: '', preload: 'metadata' }),
  },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    (tag === 'video' && !isOwnVideo(src)) || (tag === 'img' && !isOwnPicture(src)),
}

/** CRS-038: removes everything executable. A text without tags is unchanged. */
export function cleanHtml(html: string): string {
  return html.includes('<') ? sanitizeHtml(html, allowed).trim() : html.trim()
}

/** Returns the sanitised text of each language; empty ones are omitted. */
export function cleanTexts(texts: Texts): Texts {
  const cleaned = languages.map((language) => [language, cleanHtml(texts[language] ?? '')] as const)
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}
