import {
  entriesMost,
  type EntryFields,
  type EntrySource,
  type SectionName,
  sectionNames,
} from '@titian/contract'
import { keepSource } from './sources.ts'
import type { Altered, StoredContent } from './content.ts'
import { withShownLines } from './fit.ts'

type Entry = { id: string; hidden: boolean; source?: EntrySource | undefined }

/** Returns the entries of a section, without fields that only their kind has. */
const entriesOf = ({ sections }: StoredContent, section: SectionName): readonly Entry[] =>
  sections[section]

function withEntries(
  content: StoredContent,
  section: SectionName,
  entries: readonly Entry[],
): StoredContent {
  return { ...content, sections: { ...content.sections, [section]: entries } }
}

const isOf =
  (id: string) =>
  (entry: Entry): boolean =>
    entry.id === id

/**
 * Adds a new entry at the top, because a resume lists the newest first. An existing entry is
 * unchanged.
 */
export function addEntry<Name extends SectionName>(
  content: StoredContent,
  section: Name,
  id: string,
  fields: EntryFields<Name>,
  source?: EntrySource,
): Altered {
  const entries = entriesOf(content, section)
  if (entries.some(isOf(id))) return content
  if (entries.length >= entriesMost) return 'tooManyEntries'
  return withEntries(content, section, [
    { ...fields, id, hidden: false, ...(source && { source }) },
    ...entries,
  ])
}

export function updateEntry<Name extends SectionName>(
  content: StoredContent,
  section: Name,
  id: string,
  fields: EntryFields<Name> & { hidden: boolean },
): Altered {
  const entries = entriesOf(content, section)
  if (!entries.some(isOf(id))) return 'noEntry'
  return withEntries(
    content,
    section,
    entries.map((entry) =>
      entry.id === id ? { ...fields, id, ...keepSource(section, entry, fields) } : entry,
    ),
  )
}

/** RES-035: removes an entry. The last intention cannot be removed. */
export function removeEntry(content: StoredContent, section: SectionName, id: string): Altered {
  const entries = entriesOf(content, section)
  if (!entries.some(isOf(id))) return 'noEntry'
  if (section === 'intention' && entries.length === 1) return 'lastIntention'
  const { [id]: _, ...shownLines } = content.shownLines ?? {}
  return withEntries(
    withShownLines(content, shownLines),
    section,
    entries.filter((entry) => entry.id !== id),
  )
}

/** RES-079: reorders entries; a missing or additional entry means that the page is outdated. */
export function orderEntries(
  content: StoredContent,
  section: SectionName,
  ids: readonly string[],
): Altered {
  const entries = entriesOf(content, section)
  const sorted = ids.flatMap((id) => entries.find(isOf(id)) ?? [])
  const isSame = new Set(ids).size === entries.length && sorted.length === entries.length
  return isSame && ids.length === entries.length
    ? withEntries(content, section, sorted)
    : 'otherEntries'
}

/**
 * RES-079: orders the sections. The named sections come first, in that order; the others keep their
 * order.
 */
export function orderSections(
  content: StoredContent,
  order: readonly SectionName[],
): StoredContent {
  const named = [...new Set(order)]
  const others = content.sectionOrder.filter((section) => !named.includes(section))
  return { ...content, sectionOrder: [...named, ...others] }
}

/** Hides sections. A hidden section keeps its entries and its position. */
export function hideSections(
  content: StoredContent,
  hidden: readonly SectionName[],
): StoredContent {
  return { ...content, hiddenSections: sectionNames.filter((section) => hidden.includes(section)) }
}
