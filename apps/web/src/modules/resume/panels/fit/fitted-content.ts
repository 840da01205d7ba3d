import {
  type PaperNames,
  type PaperSection,
  paperOf,
  type ResumeContent,
  type ResumeSections,
  type ShownLines,
} from '@titian/contract'
import type { FitLook, FitResult } from './fit-search.ts'

type Entries = { id: string; hidden: boolean }[]

/** Returns the content of a resume after its entries were shortened by a fit. */
export function fittedContent(
  content: ResumeContent,
  { look, shownLines }: { look: FitLook; shownLines: ShownLines },
  hidden: readonly string[],
): ResumeContent {
  const sections = Object.entries(content.sections).map(([name, entries]) => [
    name,
    (entries as Entries).map((entry) =>
      hidden.includes(entry.id) ? { ...entry, hidden: true } : entry,
    ),
  ])
  return {
    ...content,
    look: { ...content.look, ...look },
    shownLines,
    sections: Object.fromEntries(sections) as ResumeSections,
  }
}

/** A printed entry with all its lines. */
export interface WholeEntry {
  section: Exclude<PaperSection['name'], 'advantage'>
  id: string
  title: string
  lines: number
}

/** Returns the printed entries in order, without hidden ones. */
export function wholeEntries(content: ResumeContent, names: PaperNames): WholeEntry[] {
  const { sections } = paperOf({ ...content, shownLines: {} }, names, '')
  return sections.flatMap(({ name, entries }) =>
    name === 'advantage'
      ? []
      : entries.map(({ id, title, lines }) => ({ section: name, id, title, lines: lines.length })),
  )
}

export type FitChange =
  | { kind: 'spacing'; value: FitLook['spacing'] }
  | { kind: 'fontSize'; value: FitLook['fontSize'] }
  | { kind: 'lines'; entry: WholeEntry; shown: number }
  | { kind: 'whole'; entry: WholeEntry }
  | { kind: 'hides'; entry: WholeEntry }

/** RES-141: returns all changes of a fit, in the order of the page. */
export function changesOf(
  { look: before, shownLines: shownBefore = {} }: ResumeContent,
  entries: readonly WholeEntry[],
  { look, shownLines }: FitResult,
  hidden: readonly string[],
): FitChange[] {
  const { spacing, fontSize } = look
  const ofEntries = entries.flatMap((entry): FitChange[] => {
    const { id, lines } = entry
    const shown = Math.min(shownLines[id] ?? lines, lines)
    if (hidden.includes(id)) return [{ kind: 'hides', entry }]
    if (shown === Math.min(shownBefore[id] ?? lines, lines)) return []
    return [shown === lines ? { kind: 'whole', entry } : { kind: 'lines', entry, shown }]
  })
  return [
    ...(spacing === before.spacing ? [] : [{ kind: 'spacing', value: spacing } as const]),
    ...(fontSize === before.fontSize ? [] : [{ kind: 'fontSize', value: fontSize } as const]),
    ...ofEntries,
  ]
}
