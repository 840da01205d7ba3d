import type { Language } from './language.ts'

/** What the server passes to the student site's renderer. */
export interface PageRequest {
  /** The requested path and query. */
  address: string
  /** The language segment of the address as it was written. */
  prefix: string | null
  language: Language
  browser: { userAgent: string; origin: string }
  nonce: string
  /** The JSON that the page carries. */
  firstData: string
}
