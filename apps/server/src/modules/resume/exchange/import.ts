import { isDeepStrictEqual } from 'node:util'
import {
  type Language,
  positionText,
  type ResumeContent,
  type ResumeImportPreview,
  type ResumeSections,
  type SectionName,
  sectionNames,
} from '@titian/contract'
import { addEntry, updateEntry } from '../content/changes.ts'
import type { Altered, StoredContent } from '../content/content.ts'
import { findUnknownTag } from '../tags/check.ts'
import { paperNames, writeNames } from './names.ts'
import { type ReadEntry, readJsonResume, type ReadResume } from './read-json-resume.ts'
import { writeJsonResume } from './write-json-resume.ts'

type BasicField = ResumeImportPreview['basics'][number]['field']
type Basics = Partial<Record<BasicField, string>>

/** What a file brings: an export of this product, or a file of another program. */
interface Brought {
  basics: Basics
  entries: ReadEntry[]
  left: ReadResume['left']
  newer: string
}

/** Maximum number of listed unused parts, because nobody reads more. */
const leftMost = 200

const basicsOf = ({ basics, personalAdvantage }: ResumeContent): Record<BasicField, string> => ({
  name: basics.name,
  contact: basics.contact,
  email: basics.email,
  personalAdvantage,
})

/**
 * Returns the entries of a file that this product exported, without their sources, because a file
 * proves nothing (RES-089).
 */
function ownEntries({ sections }: ResumeContent): ReadEntry[] {
  return sectionNames.flatMap((section) =>
    sections[section].map(({ id, source: _, ...fields }) => ({
      section,
      id,
      fields,
      shortened: [],
    })),
  )
}

/**
 * Returns the content of a file that this product exported. Such a file is trusted no more than
 * other files: entries with unknown tags are left out.
 */
function broughtByOwn(own: ResumeContent): Brought {
  const all = ownEntries(own)
  const isUnknown = ({ section, fields }: ReadEntry) => findUnknownTag(section, { ...fields })
  const left = all
    .filter(isUnknown)
    .map(({ section, id }) => ({ path: `${section}[${id}]`, why: 'noPlace' as const }))
  const entries = all.filter((entry) => !isUnknown(entry))
  return { basics: basicsOf(own), entries, left, newer: '' }
}

/** Parses a file; undefined when it is no JSON Resume. */
export function readBrought(text: string): Brought | undefined {
  const write = (content: ResumeContent) =>
    writeJsonResume(content, writeNames(content.look.language))
  const read = readJsonResume(text, write)
  if (!read) return undefined
  const { own } = read
  return own ? broughtByOwn(own) : read
}

function findEntry({ sections }: StoredContent, { section, id }: ReadEntry) {
  const entries: { id: string; source?: unknown }[] = sections[section]
  return entries.find((entry) => entry.id === id)
}

function stateOf(content: StoredContent, entry: ReadEntry) {
  const here = findEntry(content, entry)
  if (!here) return 'new'
  const { source: _, ...written } = here
  return isDeepStrictEqual(written, { ...entry.fields, id: entry.id }) ? 'same' : 'changed'
}

const titleFields: Record<SectionName, string> = {
  intention: 'positionName',
  education: 'schoolName',
  work: 'companyName',
  project: 'name',
  internship: 'companyName',
  training: 'place',
  cultivate: 'courseName',
  qualification: 'name',
  skill: 'name',
  language: 'name',
  volunteer: 'organisation',
}

/** Returns the printed title of an entry: an intention may have only a tag. */
function titleOf({ section, fields }: ReadEntry, language: Language): string {
  if (section === 'intention')
    return positionText(fields as ResumeSections['intention'][number], paperNames(language))
  const text = (fields as unknown as Record<string, unknown>)[titleFields[section]]
  return typeof text === 'string' ? text : ''
}

/** RES-075: returns the changes that the file would make to the current content. */
export function previewOf(content: StoredContent, brought: Brought): ResumeImportPreview {
  const now = basicsOf(content)
  const basics = (Object.keys(now) as BasicField[]).flatMap((field) => {
    const after = brought.basics[field]
    return after && after !== now[field] ? [{ field, before: now[field], after }] : []
  })
  const entries = brought.entries.map((entry) => ({
    id: entry.id,
    section: entry.section,
    title: titleOf(entry, content.look.language),
    state: stateOf(content, entry),
    shortened: entry.shortened,
  })) satisfies ResumeImportPreview['entries']
  const left = brought.left.slice(0, leftMost)
  const leftMore = brought.left.length - left.length
  return { basics, entries, left, leftMore, newer: brought.newer }
}

interface Chosen {
  basics: readonly BasicField[]
  entries: readonly string[]
}

/** Returns the content with the chosen parts of the file. No existing entry is deleted. */
export function applyImport(start: StoredContent, brought: Brought, chosen: Chosen): Altered {
  const taken: Basics = Object.fromEntries(
    chosen.basics.flatMap((field) =>
      brought.basics[field] ? [[field, brought.basics[field]]] : [],
    ),
  )
  const { personalAdvantage = start.personalAdvantage, ...basics } = taken
  const withBasics = { ...start, personalAdvantage, basics: { ...start.basics, ...basics } }
  return brought.entries
    .filter(({ id }) => chosen.entries.includes(id))
    .toReversed()
    .reduce<Altered>((content, { section, id, fields }) => {
      if (typeof content === 'string') return content
      return findEntry(content, { section, id, fields, shortened: [] })
        ? updateEntry(content, section, id, fields as never)
        : addEntry(content, section, id, fields as never)
    }, withBasics)
}
