import type { Language } from '../wire/language.ts'
import { databaseFindings } from './database-findings.ts'
import type { FindingCode } from './finding-codes.ts'
import type { FindingTexts } from './finding-text.ts'
import { installationFindings } from './installation-findings.ts'
import { serviceFindings } from './service-findings.ts'
import type { CheckName, Finding } from './shapes.ts'

const texts: Record<FindingCode, FindingTexts> = {
  ...installationFindings,
  ...databaseFindings,
  ...serviceFindings,
}

const fill = (text: string, values: Finding['values']): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What was found, as a sentence. */
export const findingText = ({ code, values }: Finding, language: Language): string =>
  fill(texts[code].found[language], values)

/** What an operator does about a finding; undefined if there is nothing to do. */
export function adviceText({ code, values }: Finding, language: Language): string | undefined {
  const advice = texts[code].act
  return advice && fill(advice[language], values)
}

/** The part of the operators' pages that explains a check. */
export const pageOfCheck = (name: CheckName): string => `docs/self-hosting/check.md#${name}`
