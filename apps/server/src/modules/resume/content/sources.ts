import type { EntrySource, SectionName } from '@titian/contract'

/**
 * RES-089: the fields that say what the platform has recorded. Once the person writes them differently, the record does
 * not prove the entry any more. The name of a skill is free, because its source names the examination itself.
 */
const proven: Partial<Record<SectionName, readonly string[]>> = {
  internship: ['companyName', 'jobTitle', 'start', 'end', 'content'],
  cultivate: ['courseName', 'organiser', 'start', 'end'],
  qualification: ['category', 'name', 'issuer', 'number', 'date'],
  skill: ['evidence'],
}

/** The source of an entry, as long as its new fields say the same as the ones before. */
export function keepSource(
  section: SectionName,
  before: { source?: EntrySource | undefined },
  after: object,
): { source?: EntrySource } {
  const { source } = before
  if (!source) return {}
  const [one, other] = [before, after] as Record<string, unknown>[]
  const isSame = proven[section]?.every((field) => one?.[field] === other?.[field]) === true
  return isSame ? { source } : {}
}
