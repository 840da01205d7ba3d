import type { Language } from './language.ts'

/** What the server hands the student site's program that draws a page. */
export interface PageRequest {
  /** Path and query as they were asked for. */
  address: string
  /** The language's segment in it, as it was written. */
  prefix: string | null
  language: Language
  browser: { userAgent: string; origin: string }
  nonce: string
  /** The JSON that the page carries. */
  firstData: string
}
