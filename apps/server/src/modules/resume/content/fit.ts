import { type ResumeLook, sectionNames, type ShownLines } from '@titian/contract'
import type { Altered, StoredContent } from './content.ts'

/** Removes an empty list of shortened entries, so that equal contents are equal documents. */
export function withShownLines(content: StoredContent, shownLines: ShownLines): StoredContent {
  const { shownLines: _, ...others } = content
  return Object.keys(shownLines).length === 0 ? others : { ...others, shownLines }
}

const idsOf = ({ sections }: StoredContent): Set<string> =>
  new Set(sectionNames.flatMap((section) => sections[section].map(({ id }) => id)))

const isIn =
  (names: ReadonlySet<string>) =>
  (name: string): boolean =>
    names.has(name)

function hideEntries(content: StoredContent, hidden: readonly string[]): StoredContent {
  const sections = Object.entries(content.sections).map(([name, entries]) => [
    name,
    entries.map((entry) => (hidden.includes(entry.id) ? { ...entry, hidden: true } : entry)),
  ])
  return { ...content, sections: Object.fromEntries(sections) as StoredContent['sections'] }
}

export interface Fit extends Pick<ResumeLook, 'spacing' | 'fontSize'> {
  shownLines: ShownLines
  hidden: readonly string[]
}

/** RES-140: sets how much of each entry is shown. Entries keep their whole text. */
export function fitContent(
  content: StoredContent,
  { spacing, fontSize, shownLines, hidden }: Fit,
): Altered {
  const named = [...Object.keys(shownLines), ...hidden]
  if (!named.every(isIn(idsOf(content)))) return 'noEntry'
  const look = { ...content.look, spacing, fontSize }
  return hideEntries(withShownLines({ ...content, look }, shownLines), hidden)
}

/** RES-142: shows the whole of an entry. */
export function showWhole(content: StoredContent, id: string): Altered {
  if (!idsOf(content).has(id)) return 'noEntry'
  const { [id]: _, ...others } = content.shownLines ?? {}
  return withShownLines(content, others)
}
