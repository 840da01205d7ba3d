import { type ResumeContent, sectionNames } from '@titian/contract'
import type { Language } from '@titian/contract'

/** The stored content of a resume; the API replaces the picture's file id by its address. */
export interface StoredContent extends ResumeContent {
  photoFileId: number | null
}

/** The data of a person's account. */
export interface Known {
  name: string
  sex: number
  photoFileId: number | null
  areaCode: string
  mobile: string
}

const isSex = (code: number): code is 0 | 1 | 2 => code === 0 || code === 1 || code === 2

/** RES-012: returns the initial content of a resume: the account's data, without entries. */
export function startContent(known: Known, language: Language): StoredContent {
  return {
    photoFileId: known.photoFileId,
    basics: {
      name: known.name,
      status: null,
      sex: isSex(known.sex) ? known.sex : 0,
      identity: null,
      birthday: null,
      wechat: '',
      contact: `+${known.areaCode} ${known.mobile}`,
      email: '',
      city: '',
    },
    personalAdvantage: '',
    look: { template: 0, language, color: 'terracotta', spacing: 'normal', fontSize: 'normal' },
    sectionOrder: [...sectionNames],
    hiddenSections: [],
    sections: {
      intention: [],
      education: [],
      work: [],
      project: [],
      internship: [],
      training: [],
      cultivate: [],
      qualification: [],
      skill: [],
      language: [],
      volunteer: [],
    },
  }
}

/** RES-080: removes contact data that was not chosen to be shared. */
export function withoutContact(content: StoredContent): StoredContent {
  return { ...content, basics: { ...content.basics, contact: '', email: '', wechat: '' } }
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, one) => sum + lengthOf(one), 0)
}

/** Counts the written characters, so that the list of revisions reveals a loss (RES-077). */
export function countCharacters({ basics, personalAdvantage, sections }: StoredContent): number {
  const entries = Object.values(sections).flatMap((section) =>
    section.map(({ id: _, source: __, ...fields }) => fields),
  )
  return lengthOf([basics, personalAdvantage, entries])
}

/** Why a change of the content is refused, independent of the caller. */
export type ChangeRefusal = 'noEntry' | 'lastIntention' | 'tooManyEntries' | 'otherEntries'
export type Altered = StoredContent | ChangeRefusal
