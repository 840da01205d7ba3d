import type { ResumeContent, SectionName } from '@titian/contract'
import { readDraft } from '@titian/site'
import { newEntry, type Part, type Place } from './place.ts'

/** Returns the name of the draft of an entry on this device. */
export const entryDraft = (section: SectionName, id: string): string => `resume.${section}.${id}`

/** Returns the unsaved new entry of an earlier visit. */
export function newDraft(section: SectionName): { id: string } | null {
  const values = readDraft<{ id?: unknown }>(entryDraft(section, newEntry))?.values
  return typeof values?.id === 'string' ? { id: values.id } : null
}

/** Returns the part or entry with unsaved text on this device (RES-078). */
export function findDraft(part: Part, { sections }: ResumeContent): Place | null {
  if (part === 'basics' || part === 'advantage')
    return readDraft(`resume.${part}`) ? { part, entry: null } : null
  const ids = [newEntry, ...sections[part].map(({ id }) => id)]
  const entry = ids.find((id) => readDraft(entryDraft(part, id)) !== null)
  return entry === undefined ? null : { part, entry }
}
