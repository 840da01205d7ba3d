import type { Language, NavigationItem, SchoolBaseInfo, SchoolInitial } from '@titian/contract'

/** What the server writes into the page, so that the first screen needs no call. */
export interface FirstData {
  language: Language
  school: { initial: SchoolInitial; baseInfo: SchoolBaseInfo; menus: NavigationItem[] }
  loggedIn: boolean
  calls: { path: string; input: Record<string, unknown>; data: unknown }[]
}

let known: FirstData | null | undefined

/** Null where a development server gives the bare page. */
export function readFirstData(): FirstData | null {
  if (known === undefined) {
    const text = document.getElementById('first-data')?.textContent
    known = text ? (JSON.parse(text) as FirstData) : null
  }
  return known
}

/** The nonce that the content security policy asks of every style written at run time. */
export function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
}
