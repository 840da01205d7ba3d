import {
  headings,
  type Language,
  type ResumeContent,
  type SectionName,
  sectionNames,
} from '@titian/contract'
import { createContext } from 'react'

/** A part of the resume with its own form. */
export type Part = 'basics' | 'advantage' | SectionName

/** The open part of the resume, and the open entry in it. */
export interface Place {
  part: Part
  entry: string | null
}

interface Editor extends Place {
  open: (part: Part, entry?: string | null) => void
  /** Restarts the open form with the data of the server. */
  reload: () => void
}

export const PlaceContext = createContext<Editor>({
  part: 'basics',
  entry: null,
  open: () => undefined,
  reload: () => undefined,
})

/** The value in the address that means a new entry, until the entry has an id. */
export const newEntry = 'new'

export const isSection = (part: string): part is SectionName =>
  sectionNames.some((name) => name === part)

/**
 * RES-151: returns which entry of a part is opened first. If its section is empty, this is a new
 * entry.
 */
export const entryToOpen = (part: Part, { sections }: ResumeContent): string | null =>
  isSection(part) && sections[part].length === 0 ? newEntry : null

/** Returns the heading of a part, in the language of the site. */
export const partName = (part: Exclude<Part, 'basics'>, language: Language): string =>
  headings[part][language]

/** Returns whether a part has the required content. */
export function isDone(part: Part, content: ResumeContent): boolean {
  const { basics, personalAdvantage, sections } = content
  if (part === 'basics') return basics.name !== '' && basics.contact !== '' && basics.city !== ''
  if (part === 'advantage') return personalAdvantage.trim() !== ''
  return sections[part].some(({ hidden }) => !hidden)
}
