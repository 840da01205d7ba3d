import { htmlLanguage, type NavigationItem, type SchoolInitial } from '@titian/contract'
import { escapeHtml } from '../platform/http/writing/escape-html.ts'
import type { PageRequest } from './page-request.ts'

interface Link {
  href: string
  text: string
  lang?: string
}

const written = ({ href, text, lang }: Link) =>
  `<li><a href="${escapeHtml(href)}"${lang ? ` lang="${lang}" hreflang="${lang}"` : ''}>${escapeHtml(text)}</a></li>`

const list = (links: Link[]) =>
  `<ul style="display:flex;flex-wrap:wrap;gap:16px;margin:0;padding:12px 16px;list-style:none">${links.map(written).join('')}</ul>`

/**
 * FRM-318: returns the content of menus as plain links above the page, for browsers without
 * scripts: the menus of the school and the page in each other language.
 */
export function linksWithoutScript(
  { prefix, path, query, language }: PageRequest,
  menus: NavigationItem[],
  languages: SchoolInitial['languageList'],
): string {
  const inLanguage = (url: string) => (prefix && /^\/(?!\/)/.test(url) ? `/${prefix}${url}` : url)
  const pages = menus
    .filter(({ active }) => active)
    .flatMap(({ menuName, menuUrl, childMenuList }) => [
      { text: menuName, href: inLanguage(menuUrl) },
      ...childMenuList.map(({ childMenuName, childMenuUrl }) => ({
        text: childMenuName,
        href: inLanguage(childMenuUrl),
      })),
    ])
  const words = query.size > 0 ? `?${query.toString()}` : ''
  const others = languages
    .filter(({ abbreviation }) => abbreviation !== language)
    .map(({ abbreviation, name }) => ({
      text: name,
      href: `/${abbreviation}${path}${words}`,
      lang: htmlLanguage[abbreviation],
    }))
  // The links must also be above the sign-in dialog, which covers the whole window.
  return `<noscript><nav style="position:relative;z-index:300;background:#fff">${list([...pages, ...others])}</nav></noscript>`
}
