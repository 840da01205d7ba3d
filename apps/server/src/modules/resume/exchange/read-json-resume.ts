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

/** What a file gives to one section; `shortened` are the fields that were longer than we keep. */
export interface ReadEntry<Name extends SectionName = SectionName> {
  section: Name
  /** The same for the same text, so that a file that is read in twice adds nothing the second time. */
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
  /** The whole content, where the file is an export of this product that nobody has changed since. */
  own?: ResumeContent
  basics: ReadBasics
  entries: ReadEntry[]
  left: Left[]
  /** The version of the format that the file names, where it is newer than the one that is read here. */
  newer: string
}

/** The version of the format that is read here, and that of what an own export keeps of itself. */
const knownVersion = 1

/** The first number of a version such as `v1.0.0`, also inside an address. */
function majorOf(text: unknown): string {
  const found = typeof text === 'string' ? /(?:^|[/v@])(\d{1,3})\.\d/.exec(text) : null
  return found?.[1] ?? ''
}

/** RES-104: a newer file is read as well as it can be, and said to be newer. */
function newerVersion({ meta, $schema }: Fields): string {
  const { version, titian } = object.safeParse(meta).data ?? {}
  const own = object.safeParse(titian).data?.['version']
  if (typeof own === 'number' && own > knownVersion) return String(own)
  return [version, $schema].map(majorOf).find((major) => Number(major) > knownVersion) ?? ''
}

/** Entries of one list of a file; more of them belong to no resume, and would keep the server busy. */
const readMost = 100

type ReadEntries = Pick<ReadResume, 'entries' | 'left'>

/** One entry of a list; nothing where it has no name. */
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

/** The content of an own export, if what other programs see of it is still what it was written from. */
function readOwn({ meta, ...file }: Fields, write: (content: ResumeContent) => object) {
  const kept = ownFile.safeParse(meta)
  if (!kept.success) return undefined
  const { content } = kept.data.titian
  const { meta: _, ...written } = write(content) as Fields
  return isDeepStrictEqual(JSON.parse(JSON.stringify(written)), file) ? content : undefined
}

/**
 * Reads a JSON Resume of any version leniently: other names of fields, dates that no schema takes, and what is missing
 * or of another type. Undefined where the text is no JSON object. Nothing of the file is taken for markup.
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
