import type { Language, SchoolBaseInfo } from '@titian/contract'
import type { FirstAnswer } from '../first-data.ts'

/** What a page shows and whose it is: all that its head is written from. */
export interface PageView {
  /** The part of the path that names the thing shown. */
  group: string
  query: URLSearchParams
  answers: FirstAnswer[]
  language: Language
  origin: string
  school: PageSchool
}

export interface PageSchool {
  name: string
  currency: string
  languages: readonly Language[]
  defaultLanguage: Language
  baseInfo: SchoolBaseInfo | undefined
}

/** The lasting address of a page: search engines get every page under its language. */
export function addressIn(language: Language, origin: string, address: string): string {
  return `${origin}/${language}${address}`
}

/** An address of the page's own host in full; others stay as they are. */
export function fullAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}
