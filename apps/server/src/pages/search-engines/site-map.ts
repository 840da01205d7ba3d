import type { Language } from '@titian/contract'
import { escapeHtml } from '../../platform/http/writing/escape-html.ts'
import { languageAddresses } from './head.ts'

/**
 * The protocol allows 50,000 addresses and 50 MB in a file. Each address is listed with those of
 * its other languages, so 10,000 take about 7 MB.
 */
const mostAddresses = 10_000

/** One page in all its languages. */
export interface MappedPage {
  /** The address of the page without its language. */
  address: string
  changedAt: Date | null
}

export interface MapSchool {
  origin: string
  languages: readonly Language[]
  defaultLanguage: Language
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Returns the number of pages that fit into one file. */
export function pagesOfFile({ languages }: MapSchool): number {
  return Math.floor(mostAddresses / languages.length)
}

/** Writes every page in each language, with links to its other languages. */
export function writeUrls(pages: MappedPage[], school: MapSchool): string {
  const urls = pages.flatMap(({ address, changedAt }) => {
    const others = languageAddresses(school, school.origin, address)
    const links = others
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join('')
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return others
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${lastmod}${links}</url>\n`)
  })
  return `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** Returns the index of the files, when one file is too small. */
export function writeIndex(files: number, { origin }: MapSchool): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>\n`,
  )
  return `${opening}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
}
