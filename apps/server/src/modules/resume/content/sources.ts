import type { EntrySource, SectionName } from '@titian/contract'

/**
 * RES-089: the fields that repeat a record of the platform. When the person changes them, the
 * record no longer proves the entry. A skill's name may change, because its source names the
 * examination.
 */
const proven: Partial<Record<SectionName, readonly string[]>> = {
  internship: ['companyName', 'jobTitle', 'start', 'end', 'content'],
  cultivate: ['courseName', 'organiser', 'start', 'end'],
  qualification: ['category', 'name', 'issuer', 'number', 'date'],
  skill: ['evidence'],
}

/** Returns the source of an entry, as long as its proven fields are unchanged. */
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
