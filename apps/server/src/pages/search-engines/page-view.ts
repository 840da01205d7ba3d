import type { Language, SchoolBaseInfo } from '@titian/contract'
import type { FirstAnswer } from '../first-data.ts'

/** The data from which the head of a page is written: page, school and language. */
export interface PageView {
  /** The part of the path that identifies the thing. */
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

/** Returns the canonical address of a page with its language. */
export function addressIn(language: Language, origin: string, address: string): string {
  return `${origin}/${language}${address}`
}

/** Makes a path of this host absolute; other addresses are returned unchanged. */
export function fullAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}
