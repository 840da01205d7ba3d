import type { Language, NavigationItem, SchoolBaseInfo, SchoolInitial } from '@titian/contract'

/** The data that the server writes into a page, so that its first screen needs no call. */
export interface FirstData {
  language: Language
  school: { initial: SchoolInitial; baseInfo: SchoolBaseInfo; menus: NavigationItem[] }
  loggedIn: boolean
  /** The address of the live channel; null if there is no live channel (FRM-172). */
  live: string | null
  /** FRM-317: true if the object of the page, such as a course, does not exist. */
  missing?: boolean
  calls: { path: string; input: Record<string, unknown>; data: unknown }[]
}

let known: { from: Element | null; data: FirstData | null } | undefined

/** Null if a development server sends the page without data. */
export function readFirstData(): FirstData | null {
  const from = document.getElementById('first-data')
  if (known?.from !== from) {
    const text = from?.textContent
    known = { from, data: text ? (JSON.parse(text) as FirstData) : null }
  }
  return known.data
}

/**
 * The nonce that the content security policy requires for every style that a script adds to the
 * page.
 */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
}
