import { isLanguage, type Language } from '@titian/contract'
import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

/** What a browser calls a tab and a frame, in which a person reads the response. */
const readDestinations = ['document', 'iframe']

/** True when a browser opens the address in a tab or a frame, and not for a script of a page. */
export function isNavigation({ method, url, headers }: Asked): boolean {
  if (method !== 'GET') return false
  const destination = headers['sec-fetch-dest']
  if (typeof destination === 'string') return readDestinations.includes(destination)
  // Browsers send no destination over plain http, but then they ask for HTML.
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true
}

const ofTag: Record<string, Language> = { en: 'en', zh: 'zh', ms: 'my' }

/** The first language of the browser that the product has; the browser sorts them by wish. */
function wishedLanguage(wishes = ''): Language | undefined {
  const tags = wishes.split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase())
  return tags.map((tag) => ofTag[tag]).find((language) => language !== undefined)
}

/**
 * The language of a request: the header, which the sites send; for an address that a browser opens,
 * the language that the browser remembers, or the one that it wishes. Undefined without any.
 */
export function sentLanguage(
  request: Asked & { cookies?: FastifyRequest['cookies'] },
): string | undefined {
  const { language, 'accept-language': wishes } = request.headers
  if (typeof language === 'string' && language !== '') return language
  if (!isNavigation(request)) return undefined
  const remembered = request.cookies?.language
  return isLanguage(remembered) ? remembered : wishedLanguage(wishes)
}
