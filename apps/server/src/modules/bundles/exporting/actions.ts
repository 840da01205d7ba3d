import { type CourseManifest, pickText, type Texts } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { Refused } from '../../../platform/refusal.ts'
import { type ZipEntry, zipOverhead } from '../../../platform/archives/zip-writer.ts'
import { safeFileName } from '../../../platform/sheets/sheet-file.ts'
import { nameAt, namedSigns, readBundled, renameFiles } from '../../exams/index.ts'
import { typeEndings } from '../../files/index.ts'
import * as queries from '../content/queries.ts'
import { type CourseContent, lessonsOf, materialsOf } from '../content/rules.ts'
import { filmsOf, manifestName, manifestOf } from './rules.ts'

type Reader = Pick<Context, 'db' | 'files' | 'school' | 'open' | 'language'>

type Question = Awaited<ReturnType<typeof readBundled>>['questions'][number]

interface Loaded {
  name: string
  drawsLeftOut: number
  films: number
  manifest: CourseManifest
  stored: { entry: string; row: queries.StoredRow }[]
}

/** Returns the id of the file in a question; undefined if the sealed id does not name a file. */
function opened(open: Reader['open'], sign: string): number | undefined {
  try {
    return open('file', sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

const namedBy = ({ item }: Question, open: Reader['open']): [string, number][] =>
  [...namedSigns(item).keys()].flatMap((sign) => {
    const id = opened(open, sign)
    return id === undefined ? [] : [[sign, id] as [string, number]]
  })

function fileIdsOf(content: CourseContent<number>, withFilms: boolean): number[] {
  const { cover } = content.course
  return [
    ...(cover === null ? [] : [cover]),
    ...(withFilms ? filmsOf(content) : []),
    ...lessonsOf(content).flatMap(({ captions }) => captions.map(({ file }) => file)),
    ...materialsOf(content).map(({ file }) => file),
  ]
}

async function subjectsOf(
  { db, school }: Reader,
  { typeId, type2Id, type3Id }: CourseContent<number>['course'],
): Promise<Texts[]> {
  const all = await queries.listSubjects(db, school.id)
  return [typeId, type2Id, type3Id].flatMap(
    (id) => all.find((subject) => subject.id === id)?.names ?? [],
  )
}

/** Returns a question with names of files instead of their sealed ids, and these files. */
function exported(
  question: Question,
  open: Reader['open'],
  fileOf: (id: number) => { entry: string; name: string } | null,
): CourseManifest['questions'][number] {
  const present = namedBy(question, open).flatMap(([sign, id]) => {
    const file = fileOf(id)
    return file ? [{ sign, file }] : []
  })
  const places = new Map(present.map(({ sign }, index) => [sign, nameAt(index)]))
  return {
    ...question,
    item: renameFiles(question.item, (sign) => places.get(sign)),
    files: present.map(({ file }) => file),
  }
}

/** Reads everything that a course file contains, except the bytes. */
export async function load(reader: Reader, courseId: number, withFilms: boolean): Promise<Loaded> {
  const { db, school, files, open, language } = reader
  const content = await queries.readContent(db, school.id, courseId)
  const bundled = await readBundled(db, school.id, courseId)
  const named = bundled.questions.flatMap((one) => namedBy(one, open).map(([, id]) => id))
  const ids = [...new Set([...fileIdsOf(content, withFilms), ...named])]
  const rows = new Map((await queries.listFiles(db, school.id, ids)).map((row) => [row.id, row]))
  const stored: Loaded['stored'] = []
  for (const [at, id] of ids.entries()) {
    const row = rows.get(id)
    // A file whose bytes are missing is left out. An incomplete course file is better than none.
    if (!row || (await files.sizeOf(row.storageKey)) !== row.size) continue
    stored.push({ entry: `files/f${at + 1}.${typeEndings(row.type)[0] ?? 'bin'}`, row })
  }
  const filesById = new Map(stored.map(({ entry, row }) => [row.id, { entry, name: row.name }]))
  const fileOf = (id: number) => filesById.get(id) ?? null
  return {
    name: pickText(content.course.names, language, school.defaultLanguage),
    drawsLeftOut: bundled.drawsLeftOut,
    films: filmsOf(content).length,
    stored,
    manifest: manifestOf(
      {
        content,
        subjects: await subjectsOf(reader, content.course),
        questions: bundled.questions.map((one) => exported(one, open, fileOf)),
        examinations: bundled.examinations,
      },
      fileOf,
    ),
  }
}

const manifestBytes = (manifest: CourseManifest): Buffer =>
  Buffer.from(JSON.stringify(manifest, null, 1))

/** Returns the exact size of the course file in bytes. */
export function sizeOf({ manifest, stored }: Loaded): number {
  const bytes = stored.reduce((sum, { row }) => sum + row.size, 0)
  const names = [manifestName, ...stored.map(({ entry }) => entry)]
  return manifestBytes(manifest).length + bytes + zipOverhead(names)
}

export const fileNameOf = ({ name }: Pick<Loaded, 'name'>): string =>
  `${safeFileName(name).slice(0, 80)}.titian.zip`

/**
 * Yields the entries one after the other. A file is opened only when its entry is written, so that
 * few files are open at a time.
 */
export function* entriesOf(
  { files }: Pick<Reader, 'files'>,
  { manifest, stored }: Loaded,
): Generator<ZipEntry> {
  yield { name: manifestName, bytes: manifestBytes(manifest) }
  for (const { entry, row } of stored) yield { name: entry, bytes: files.read(row.storageKey) }
}
