import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { text as readText } from 'node:stream/consumers'
import { rm } from 'node:fs/promises'
import {
  type CourseImport,
  courseFileLimits,
  type CourseManifest,
  filePurposes,
  pickText,
} from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Archive } from '../../../platform/archives/archive.ts'
import { type ArchiveEntry, listEntries } from '../../../platform/archives/zip-reader.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, refusal, Refusal, Refused } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { cleanHtml } from '../../schools/index.ts'
import { placeOf, renameFiles, writeBundled } from '../../exams/index.ts'
import {
  askForRenditions,
  freshLocalPath,
  getFile,
  isOfRoom,
  removeCopies,
  storeFile,
} from '../../files/index.ts'
import { makeOnce } from '../content/actions.ts'
import * as queries from '../content/queries.ts'
import type { CourseContent } from '../content/rules.ts'
import { manifestName } from '../exporting/rules.ts'
import {
  cleaned,
  type Fault,
  filesOf,
  findFaults,
  findSubjects,
  isIncomplete,
  leadsOut,
  type NamedFile,
  readManifest,
} from './rules.ts'
import { type FileText, textOf, textWithNames } from './texts.ts'

type Asked = Context & { actor: User }

/** The number of course files that one person may check in an hour. */
const filesAnHour = { seconds: 3600, most: 60 }
const mostManifestBytes = 16 * 1024 * 1024

interface Opened {
  entries: Map<string, ArchiveEntry>
  manifest: CourseManifest
}

const oneFault = (text: FileText, place = ''): Fault[] => [{ place, text }]

async function readEntry(entry: ArchiveEntry): Promise<string | undefined> {
  try {
    return await readText(await entry.open())
  } catch {
    // A file that cannot be read is refused, whatever the cause.
    return undefined
  }
}

/**
 * Opens an archive and reads its manifest, or returns its faults. No entry is unpacked beyond the
 * size that it declares.
 */
async function openFile(archive: Archive): Promise<Opened | Fault[]> {
  const entries = await listEntries(archive, courseFileLimits.files + 1)
  if (!entries) return oneFault('notArchive')
  const outside = [...entries.keys()].find(leadsOut)
  if (outside !== undefined) return oneFault('wrongPath', outside.slice(0, 100))
  const said = entries.get(manifestName)
  if (!said) return oneFault('manifestMissing')
  if (said.size > mostManifestBytes) return oneFault('manifestTooLarge')
  const text = await readEntry(said)
  if (text === undefined) return oneFault('notArchive')
  const manifest = readManifest(text)
  if (Array.isArray(manifest)) return manifest
  const faults = findFaults(manifest, entries)
  return faults.length > 0 ? faults : { entries, manifest }
}

/** Thrown to stop an import. The import then removes everything that it has stored. */
class Stopped extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault.text)
    this.fault = fault
  }
}

async function storeOne(
  { db, files: store, school, actor, now }: Asked,
  { entries }: Opened,
  { entry, name, purpose, place }: NamedFile,
): Promise<number> {
  const localPath = await freshLocalPath(store)
  const unfit = new Stopped({ place: `${place} › ${entry}`, text: 'fileUnfit' })
  try {
    try {
      const bytes = await found(entries.get(entry)).open()
      await pipeline(bytes, createWriteStream(localPath))
    } catch {
      throw unfit
    }
    const plan = { schoolId: school.id, ownerId: actor.userId, purpose, name, localPath, now }
    const stored = await storeFile(db, store, plan)
    if (stored instanceof Refusal) throw isOfRoom(stored) ? new Refused(stored) : unfit
    return stored.id
  } finally {
    await rm(localPath, { force: true })
  }
}

/**
 * Returns the key of a file. Files with the same key are stored once. A material is deleted with
 * its course, so each material has its own key.
 */
const keyOf = ({ entry, purpose, place }: NamedFile): string =>
  purpose === 'material' ? `${entry} ${purpose} ${place}` : `${entry} ${purpose}`

type Stored = Pick<NamedFile, 'purpose'> & { id: number }

/**
 * Stores the files and returns them by key. `all` receives each file as soon as it is stored, so
 * that a stopped import can remove the files.
 */
async function storeAll(
  context: Asked,
  opened: Opened,
  all: Stored[],
): Promise<(file: NamedFile) => number> {
  const stored = new Map<string, number>()
  // The files are stored one after the other, because the server may inspect only a few files at
  // once.
  for (const file of filesOf(opened.manifest)) {
    const key = keyOf(file)
    if (stored.has(key)) continue
    const id = await storeOne(context, opened, file)
    all.push({ id, purpose: file.purpose })
    stored.set(key, id)
  }
  return (file) => found(stored.get(keyOf(file)))
}

/** Returns the content with the stored files instead of the entries of the archive. */
function contentOf(
  manifest: CourseManifest,
  course: CourseManifest['course'],
  types: readonly number[],
  fileOf: (file: NamedFile) => number,
): CourseContent<number> {
  const named = filesOf(manifest)
  // `next` returns the files in the order of `filesOf`. The statements below must ask for the files
  // in the same order.
  let at = 0
  const next = () => fileOf(found(named[at++]))
  const { cover, subjects: _, ...fields } = course
  const coverId = cover ? next() : null
  const lessons = manifest.chapters.map((chapter) =>
    chapter.lessons.map(({ titles, preview, video, videoName, captions }) => ({
      titles,
      preview,
      videoName,
      video: video ? next() : null,
      captions: captions.map(({ language }) => ({ language, file: next() })),
    })),
  )
  const given = (list: CourseManifest['materials']) =>
    list.map(({ name }) => ({ name, file: next() }))
  const materials = given(manifest.materials)
  const [typeId = null, type2Id = null, type3Id = null] = types
  return {
    course: { ...fields, cover: coverId, typeId, type2Id, type3Id },
    chapters: manifest.chapters.map(({ names, synopses, materials: list }, place) => ({
      names,
      synopses,
      lessons: lessons[place] ?? [],
      materials: given(list),
    })),
    materials,
    tasks: manifest.tasks.map(({ endTime, description, ...task }) => ({
      ...task,
      description: cleanHtml(description),
      endTime: endTime === null ? null : new Date(endTime),
    })),
    standard: manifest.standard,
  }
}

/** Returns the questions with the sealed ids of the stored files. */
function questionsOf(
  { seal }: Pick<Asked, 'seal'>,
  manifest: CourseManifest,
  fileOf: (file: NamedFile) => number,
) {
  const ofQuestions = filesOf(manifest).slice(filesOf({ ...manifest, questions: [] }).length)
  let at = 0
  return manifest.questions.map(({ files, item, ...question }) => {
    const fileIds = files.map(() => fileOf(found(ofQuestions[at++])))
    const signOf = (name: string) => {
      const id = fileIds[placeOf(name) ?? -1]
      return id === undefined ? undefined : seal('file', id)
    }
    return { ...question, item: renameFiles(item, signOf), fileIds: [...new Set(fileIds)] }
  })
}

async function make(
  context: Asked,
  opened: Opened,
  key: string,
): Promise<{ courseId: number } | { fault: Fault }> {
  const { db, school, actor, now } = context
  const { manifest } = opened
  const teaches = actor.roles.has('teacher')
  const maker = { schoolId: school.id, userId: actor.userId, teaches, now }
  const before = await queries.findMaking(db, school.id, { userId: actor.userId, key })
  if (before !== undefined) return { courseId: before }
  const stored: Stored[] = []
  const removeStored = () =>
    removeCopies(
      db,
      school.id,
      stored.map(({ id }) => id),
    )
  let made: Awaited<ReturnType<typeof makeOnce>>
  try {
    const fileOf = await storeAll(context, opened, stored)
    const types = findSubjects(manifest.course.subjects, await queries.listSubjects(db, school.id))
    const content = contentOf(manifest, cleaned(manifest.course).course, types, fileOf)
    made = await makeOnce(db, maker, key, async (tx) => {
      const courseId = await queries.writeContent(tx, maker, content)
      const owner = { schoolId: school.id, courseId, authorId: actor.userId, now }
      const { examinations } = manifest
      const questions = questionsOf(context, manifest, fileOf)
      await writeBundled(tx, owner, { questions, examinations })
      return courseId
    })
  } catch (error) {
    await removeStored()
    if (error instanceof Stopped) return { fault: error.fault }
    throw error
  }
  if (made.isNew)
    for (const file of stored) await askForRenditions(context, { ...file, schoolId: school.id })
  else await removeStored()
  return { courseId: made.courseId }
}

const running = new Map<string, ReturnType<typeof make>>()

/**
 * Imports a course file. A repeated request waits for the running import and gets its result, so
 * that films are stored only once.
 */
function makeTogether(context: Asked, opened: Opened, key: string) {
  const whole = `${context.actor.userId} ${key}`
  const made = running.get(whole) ?? make(context, opened, key).finally(() => running.delete(whole))
  running.set(whole, made)
  return made
}

const nothing = {
  courseName: '',
  chapters: 0,
  lessons: 0,
  films: 0,
  captions: 0,
  materials: 0,
  examinations: 0,
  tasks: 0,
  questions: 0,
  notes: [],
  sign: null,
}

const withFaults = (faults: readonly Fault[], { language }: Asked): CourseImport['faults'] =>
  faults.map(({ place, text }) => ({ place, text: textOf(text, language) }))

async function notesOf(
  { db, school, language }: Asked,
  { course, chapters, tasks, examinations }: CourseManifest,
): Promise<string[]> {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const without = lessons.filter(({ video, videoName }) => !video && videoName !== null).length
  const changed =
    cleaned(course).changed +
    tasks.filter(({ description }) => cleanHtml(description) !== description).length
  const drawn = examinations.filter(isIncomplete).map(({ name }) => name)
  const subjects = findSubjects(course.subjects, await queries.listSubjects(db, school.id))
  return [
    ...(without > 0 ? [textOf('noteFilms', language, without)] : []),
    ...(drawn.length > 0 ? [textWithNames('noteDraws', drawn, language)] : []),
    ...(changed > 0 ? [textOf('noteCleaned', language, changed)] : []),
    ...(subjects.length < course.subjects.length ? [textOf('noteSubjects', language)] : []),
  ]
}

async function summaryOf(context: Asked, { manifest }: Opened): Promise<CourseImport> {
  const { language, school } = context
  const lessons = manifest.chapters.flatMap((chapter) => chapter.lessons)
  const inChapters = manifest.chapters.flatMap(({ materials }) => materials)
  return {
    courseName: pickText(manifest.course.names, language, school.defaultLanguage),
    chapters: manifest.chapters.length,
    lessons: lessons.length,
    films: lessons.filter(({ video }) => video).length,
    captions: lessons.flatMap(({ captions }) => captions).length,
    materials: manifest.materials.length + inChapters.length,
    examinations: manifest.examinations.length,
    tasks: manifest.tasks.length,
    questions: manifest.questions.length,
    notes: await notesOf(context, manifest),
    faults: [],
    sign: null,
  }
}

/**
 * TCH-146: returns a preview of the import of a course file, or with `dryRun` false makes the
 * draft.
 */
export async function importCourse(
  context: Asked,
  fileId: number,
  dryRun: boolean,
): Promise<CourseImport | Refusal<'tooFast'>> {
  const { db, files, school, actor, seal, now } = context
  const file = await getFile(db, school.id, fileId)
  found(file.ownerId === actor.userId && file.purpose === 'courseFile' ? file : undefined)
  const limit = { key: `course files ${actor.userId}`, ...filesAnHour }
  if (await isOverLimit(db, limit, now)) return refusal('tooFast', 'tooManyRequests')
  const archive: Archive = {
    size: Math.min(file.size, filePurposes.courseFile.most),
    read: (range) => files.read(file.storageKey, range),
  }
  const opened = await openFile(archive)
  if (Array.isArray(opened)) return { ...nothing, faults: withFaults(opened, context) }
  const summary = await summaryOf(context, opened)
  if (dryRun) return summary
  const made = await makeTogether(context, opened, `course-file-${file.id}`)
  return 'fault' in made
    ? { ...summary, faults: withFaults([made.fault], context) }
    : { ...summary, sign: seal('course', made.courseId) }
}
