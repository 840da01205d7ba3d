import type { ResumeContent, SectionName } from '@titian/contract'
import { readDraft } from '@titian/site'
import { newEntry, type Part, type Place } from './place.ts'

/** The name of the copy on this device of an entry that is being written. */
export const entryDraft = (section: SectionName, id: string): string => `resume.${section}.${id}`

/** What an earlier visit has left of an entry that was not added. */
export function newDraft(section: SectionName): { id: string } | null {
  const values = readDraft<{ id?: unknown }>(entryDraft(section, newEntry))?.values
  return typeof values?.id === 'string' ? { id: values.id } : null
}

/** Where something was written that the server has not confirmed (RES-078). */
export function findDraft(part: Part, { sections }: ResumeContent): Place | null {
  if (part === 'basics' || part === 'advantage')
    return readDraft(`resume.${part}`) ? { part, entry: null } : null
  const ids = [newEntry, ...sections[part].map(({ id }) => id)]
  const entry = ids.find((id) => readDraft(entryDraft(part, id)) !== null)
  return entry === undefined ? null : { part, entry }
}
