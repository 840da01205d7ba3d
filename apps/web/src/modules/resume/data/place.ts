import {
  headings,
  type Language,
  type ResumeContent,
  type SectionName,
  sectionNames,
} from '@titian/contract'
import { createContext } from 'react'

/** What has a form of its own. */
export type Part = 'basics' | 'advantage' | SectionName

/** Where the person is: the part whose form is open, and its entry. */
export interface Place {
  part: Part
  entry: string | null
}

interface Editor extends Place {
  open: (part: Part, entry?: string | null) => void
  /** Begins the open form again with what the server has. */
  reload: () => void
}

export const PlaceContext = createContext<Editor>({
  part: 'basics',
  entry: null,
  open: () => undefined,
  reload: () => undefined,
})

/** The entry that is being added has this name in an address of the editor until it has an id. */
export const newEntry = 'new'

export const isSection = (part: string): part is SectionName =>
  sectionNames.some((name) => name === part)

/** RES-151: what of a part is opened first: the form of a new entry where its section has none yet. */
export const entryToOpen = (part: Part, { sections }: ResumeContent): string | null =>
  isSection(part) && sections[part].length === 0 ? newEntry : null

/** The name of a part that the page has a heading for, in the language of the site. */
export const partName = (part: Exclude<Part, 'basics'>, language: Language): string =>
  headings[part][language]

/** Whether a part says what the page needs of it. */
export function isDone(part: Part, content: ResumeContent): boolean {
  const { basics, personalAdvantage, sections } = content
  if (part === 'basics') return basics.name !== '' && basics.contact !== '' && basics.city !== ''
  if (part === 'advantage') return personalAdvantage.trim() !== ''
  return sections[part].some(({ hidden }) => !hidden)
}
