import { isLanguage, type Language, languageOfPrefix } from '@titian/contract'
import type { FastifyRequest } from 'fastify'
import type { School } from '../platform/actor.ts'
import { findPage, type FoundPage } from './public-pages.ts'
import type { Site } from './sites.ts'

/** The page and the language that a request addresses. */
export interface PageRequest {
  site: Site
  /** Path and query as the client sent them. */
  address: string
  language: Language
  /** The language segment of the address, as the client wrote it. */
  prefix: string | null
  /** Path without the language prefix. */
  path: string
  query: URLSearchParams
  /** The page of the student site; undefined when none has this address. */
  match: FoundPage | undefined
}

/** Splits an address without `new URL`, which refuses some paths that clients send. */
function splitAddress(address: string): { path: string; query: URLSearchParams } {
  const end = address.indexOf('?')
  return end < 0
    ? { path: address, query: new URLSearchParams() }
    : { path: address.slice(0, end), query: new URLSearchParams(address.slice(end + 1)) }
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function splitLanguage(
  path: string,
  languages: readonly Language[],
): { prefix?: Language; rest: string } {
  const [, first = '', ...others] = path.split('/')
  const prefix = languageOfPrefix(readable(first))
  if (!prefix) return { rest: path }
  const rest = `/${others.join('/')}`
  // FRM-016: a language that the school does not offer is dropped.
  return languages.includes(prefix) ? { prefix, rest } : { rest }
}

/**
 * FRM-181: reads the language of a request: first from the prefix of the address, then from the
 * language that the browser remembers, then from the default of the school.
 */
function readLanguage(site: Site, path: string, remembered: string | undefined, school: School) {
  const isPrefixed = site.name === 'web'
  const { prefix, rest } = isPrefixed
    ? splitLanguage(path, school.languages)
    : { prefix: undefined, rest: path }
  const own =
    isLanguage(remembered) && school.languages.includes(remembered) ? remembered : undefined
  return {
    language: prefix ?? own ?? school.defaultLanguage,
    prefix: prefix ? (path.split('/')[1] ?? null) : null,
    path: rest,
  }
}

export function parsePageRequest(site: Site, request: FastifyRequest, school: School): PageRequest {
  const { path: sent, query } = splitAddress(request.url)
  const { language, prefix, path } = readLanguage(site, sent, request.cookies.language, school)
  const match = site.name === 'web' ? findPage(path) : undefined
  return { site, address: request.url, language, prefix, path, query, match }
}

/**
 * FRM-022: returns where the bare address of a school redirects, with its query; undefined for any
 * other address.
 */
export function homeOf({ site, address, path, prefix, language }: PageRequest): string | undefined {
  if (site.name !== 'web' || path !== '/') return undefined
  const home = prefix === null ? '/home' : `/${language}/home`
  const query = address.indexOf('?')
  return query < 0 ? home : home + address.slice(query)
}

/** Pages with longer queries are not cached. */
const longestQuery = 300

/**
 * Returns the cache key of a page for visitors; undefined when the query has parameters that the
 * page does not read.
 */
export function keyOf({ match, path, prefix, language, query }: PageRequest): string | undefined {
  const words = match?.page.words
  if (!words) return undefined
  const said = [...query]
  const isPlain = said.every(
    ([word], at) => words.includes(word) && said.findIndex(([other]) => other === word) === at,
  )
  if (!isPlain || query.toString().length > longestQuery) return undefined
  const sorted = new URLSearchParams(said.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return [language, prefix ?? '', path, sorted.toString()].join(' ')
}
