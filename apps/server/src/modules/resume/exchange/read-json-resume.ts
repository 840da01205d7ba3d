import { isDeepStrictEqual } from 'node:util'
import {
  advantageMost,
  type ResumeContent,
  resumeContent,
  type ResumeSections,
  type SectionName,
} from '@titian/contract'
import { z } from 'zod'
import { entryIdOf } from '../content/entry-id.ts'
import { asList, EntryReader, type Fields, type Left, object } from './entry-reader.ts'
import { rules } from './entry-rules.ts'

/** An entry of a file for a section; `shortened` names fields that exceeded their limit. */
export interface ReadEntry<Name extends SectionName = SectionName> {
  section: Name
  /** The id of the entry. It is equal for equal texts, so that a second import adds nothing. */
  id: string
  fields: Omit<ResumeSections[Name][number], 'id' | 'source'>
  shortened: string[]
}

export interface ReadBasics {
  name?: string
  contact?: string
  email?: string
  personalAdvantage?: string
}

export interface ReadResume {
  /** The whole content, when the file is an unchanged export of this product. */
  own?: ResumeContent
  basics: ReadBasics
  entries: ReadEntry[]
  left: Left[]
  /** The version of the format, when it is newer than the supported one. */
  newer: string
}

/**
 * The first number of the supported versions, of the format and of this product's extension of it.
 */
const knownVersion = 1

/** Returns the first number of a version such as `v1.0.0`, also inside an address. */
function majorOf(text: unknown): string {
  const found = typeof text === 'string' ? /(?:^|[/v@])(\d{1,3})\.\d/.exec(text) : null
  return found?.[1] ?? ''
}

/**
 * RES-104: returns the version of a file that is newer than the supported one. A newer file is read
 * as far as possible, and marked as newer.
 */
function newerVersion({ meta, $schema }: Fields): string {
  const { version, titian } = object.safeParse(meta).data ?? {}
  const own = object.safeParse(titian).data?.['version']
  if (typeof own === 'number' && own > knownVersion) return String(own)
  return [version, $schema].map(majorOf).find((major) => Number(major) > knownVersion) ?? ''
}

/** Maximum entries of a list: more occur in no real resume, and would occupy the server. */
const readMost = 100

type ReadEntries = Pick<ReadResume, 'entries' | 'left'>

/** Returns one entry of a list; empty when it has no title. */
function readEntry(name: string, at: number, value: unknown): ReadEntries {
  const { section, read, title } = rules[name] as (typeof rules)[string]
  const written = typeof value === 'string' ? { name: value } : value
  const reader = new EntryReader(written, `${name}[${at}]`)
  if (reader.isEmpty()) return { entries: [], left: [] }
  const fields = { ...read(reader), hidden: false }
  if (!(fields as Fields)[title])
    return { entries: [], left: [{ path: reader.path, why: 'noName' }] }
  const entry = { section, id: entryIdOf(section, fields), fields, shortened: reader.shortened }
  return { entries: [entry], left: [...reader.left, ...reader.unused()] }
}

function readEntries(file: Fields): ReadEntries {
  const entries = new Map<string, ReadEntry>()
  const left: Left[] = []
  for (const name of Object.keys(rules)) {
    const list = asList(file[name])
    for (const [at, value] of list.slice(0, readMost).entries()) {
      const one = readEntry(name, at, value)
      for (const entry of one.entries) entries.set(entry.id, entry)
      left.push(...one.left)
    }
    if (list.length > readMost) left.push({ path: `${name}[${readMost}]`, why: 'tooMany' })
  }
  return { entries: [...entries.values()], left }
}

function readBasics(file: Fields): Pick<ReadResume, 'basics' | 'left'> {
  const reader = new EntryReader(file.basics, 'basics')
  const email = reader.text(['email'], 120)
  const isEmail = z.email().safeParse(email).success
  if (email && !isEmail) reader.left.push({ path: 'basics.email', why: 'noPlace' })
  const read = {
    name: reader.text(['name']),
    contact: reader.text(['phone']),
    email: isEmail ? email : '',
    personalAdvantage: reader.text(['summary'], advantageMost),
  }
  const basics = Object.fromEntries(Object.entries(read).filter(([, text]) => text))
  return { basics, left: [...reader.left, ...reader.unused()] }
}

const ownFile = z.object({ titian: z.object({ version: z.literal(1), content: resumeContent }) })

/** Returns the content of a file that this product exported, if nobody changed its standard fields. */
function readOwn({ meta, ...file }: Fields, write: (content: ResumeContent) => object) {
  const kept = ownFile.safeParse(meta)
  if (!kept.success) return undefined
  const { content } = kept.data.titian
  const { meta: _, ...written } = write(content) as Fields
  return isDeepStrictEqual(JSON.parse(JSON.stringify(written)), file) ? content : undefined
}

/**
 * Parses a JSON Resume of any version tolerantly: other field names, nonstandard dates, missing and
 * mistyped values. Undefined when the text is no JSON object. No text is treated as markup.
 */
export function readJsonResume(
  text: string,
  write: (content: ResumeContent) => object,
): ReadResume | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
  const file = object.safeParse(parsed).data
  if (!file || Array.isArray(parsed)) return undefined
  const own = readOwn(file, write)
  const { basics, left } = readBasics(file)
  const read = readEntries(file)
  const known = new Set([...Object.keys(rules), 'basics', 'meta', '$schema'])
  const unknown = Object.keys(file)
    .filter((name) => !known.has(name) && asList(file[name]).length > 0)
    .map((path) => ({ path, why: 'noPlace' as const }))
  return {
    ...(own && { own }),
    basics,
    entries: read.entries,
    left: [...left, ...read.left, ...unknown],
    newer: newerVersion(file),
  }
}
