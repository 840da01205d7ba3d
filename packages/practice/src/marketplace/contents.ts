import { contents } from './content/data/scenarios.ts'
import type { MarketContent } from './content/types.ts'

export const contentCodes: readonly string[] = contents.map(({ code }) => code)

export const hasContent = (code: unknown, version: unknown): boolean =>
  contents.some((content) => content.code === code && content.version === version)

/** PRC-028: the content of the version with which the run started. */
export function contentOf(code: string, version: number): MarketContent {
  const found = contents.find((content) => content.code === code && content.version === version)
  if (!found) throw new Error(`The content ${code} has no version ${version}.`)
  return found
}
