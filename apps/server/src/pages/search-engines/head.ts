import { htmlLanguage, type Language } from '@titian/contract'
import { escapeHtml } from '../../platform/http/writing/escape-html.ts'
import { manifestAddress } from '../device/manifest.ts'
import { iconAddress } from '../device/school-icons.ts'
import { shareSize } from '../../platform/parsing/share-picture.ts'
import { addressIn, type PageSchool } from './page-view.ts'
import { type SharedPicture, type Thing, writeStructuredData } from './structured-data.ts'

/** The data of a page for search engines and social networks. */
export interface PublicHead {
  /** Canonical address without language; one for all addresses with the same content. */
  address: string
  picture: SharedPicture
  things: Thing[]
}

export interface Head {
  title: string
  description: string
  /** Preloads and style sheets, as HTML elements. */
  links: string
  nonce: string
  language: Language
  origin: string
  school: PageSchool
  /** The colour of the browser frame; undefined for sites that cannot be installed. */
  device: { color: string } | undefined
  /** The data for search engines; undefined for a page that they must not list. */
  found: PublicHead | undefined
}

const locales: Record<Language, string> = { en: 'en_US', zh: 'zh_CN', my: 'ms_MY' }

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

/** Returns the page in each language of its school and the default for other languages. */
export function languageAddresses(
  { languages, defaultLanguage }: Pick<PageSchool, 'languages' | 'defaultLanguage'>,
  origin: string,
  address: string,
): { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({
      hreflang: htmlLanguage[language],
      href: addressIn(language, origin, address),
    })),
    { hreflang: 'x-default', href: addressIn(defaultLanguage, origin, address) },
  ]
}

function writeAddresses({ language, origin, school }: Head, address: string): string {
  const canonical = addressIn(language, origin, address)
  const others = languageAddresses(school, origin, address).map(
    ({ hreflang, href }) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  )
  return `<link rel="canonical" href="${escapeHtml(canonical)}">${others.join('')}`
}

function writeShared({ language, origin, school, title }: Head, found: PublicHead): string {
  const { url, isDrawn } = found.picture
  const others = school.languages.filter((one) => one !== language)
  return [
    property('og:type', 'website'),
    property('og:site_name', school.name),
    property('og:url', addressIn(language, origin, found.address)),
    property('og:locale', locales[language]),
    ...others.map((one) => property('og:locale:alternate', locales[one])),
    property('og:image', url),
    property('og:image:alt', title),
    // The size of an uploaded picture is not known here.
    ...(isDrawn
      ? [
          property('og:image:type', 'image/png'),
          property('og:image:width', String(shareSize.width)),
          property('og:image:height', String(shareSize.height)),
        ]
      : []),
    named('twitter:card', 'summary_large_image'),
  ].join('')
}

/** FRM-312: returns the elements with which a device installs the site. */
function writeDevice({ device, language }: Head): string {
  if (!device) return ''
  return (
    `<link rel="manifest" href="${manifestAddress(language)}">` +
    `<link rel="apple-touch-icon" href="${iconAddress(180)}">` +
    named('theme-color', device.color)
  )
}

/**
 * Writes the head of a page. Twitter reads title, text and picture from the Open Graph elements.
 */
export function writeHead(head: Head): string {
  const { title, description, nonce, links, found } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    property('og:title', title),
    property('og:description', description),
    named('csp-nonce', nonce),
    links,
    writeDevice(head),
    found
      ? writeAddresses(head, found.address) + writeShared(head, found)
      : named('robots', 'noindex'),
    found ? writeStructuredData(found.things) : '',
  ].join('')
}
