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

/** FRM-188: an address that may be followed; anything else is dropped. */
export function safeAddress(url: string | null): string | null {
  return url !== null && isFollowable(url) ? url : null
}

/** `1` names the school of the host, whatever its sign. */
export const isOwnSign = (given: string, own: string): boolean => given === '1' || given === own

let readPaths: Set<string> | undefined

function pathsOfReads(): Set<string> {
  const calls: AnyCall[] = Object.values(contract).flatMap((noun) => Object.values(noun))
  return new Set(
    calls.filter(({ method, kind }) => method === 'GET' && kind === 'read').map(({ path }) => path),
  )
}

/** FRM-104: what a menu may ask for its query: a call of this API by GET that changes nothing. */
export function isApiRead(path: string): boolean {
  readPaths ??= pathsOfReads()
  return readPaths.has(path)
}

/** The types do not know one of the options. */
const allowed: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: richText.tags,
  allowedAttributes: richText.attributes,
  allowedSchemes: richText.schemes,
  allowedSchemesByTag: { img: richText.pictureSchemes },
  allowProtocolRelative: false,
  // As the editor writes them, so that what was saved is what stands in it.
  allowedEmptyAttributes: ['alt', 'controls'],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: richText.linkRel, target: '_blank' }),
    video: sanitizeHtml.simpleTransform('video', { controls: '', preload: 'metadata' }),
  },
  exclusiveFilter: ({ tag, attribs: { src = '' } }) =>
    (tag === 'video' && !isOwnVideo(src)) || (tag === 'img' && !isOwnPicture(src)),
}

/** CRS-038: nothing that is left can run. A text without a tag stays as it was typed. */
export function cleanHtml(html: string): string {
  return html.includes('<') ? sanitizeHtml(html, allowed).trim() : html.trim()
}

/** What may be kept of a text in each language; one that is empty is left out. */
export function cleanTexts(texts: Texts): Texts {
  const cleaned = languages.map((language) => [language, cleanHtml(texts[language] ?? '')] as const)
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''))
}
