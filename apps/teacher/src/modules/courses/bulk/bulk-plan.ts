import { courses, lessonTitleMost, uploadListMost, type InputOf } from '@titian/contract'
import { ask, NetworkFailure, stored, whenPersonChanges } from '@titian/site'
import { isSameFile, uploads, type UploadTarget } from '../media/upload-store.ts'

/** A video that is being uploaded into a chapter. */
export interface BulkEntry {
  key: string
  name: string
  size: number
  /** The title of the lesson that will be created for the video. */
  title: string
  /**
   * The sealed id of the existing lesson that the video fills, or null if a new lesson is created.
   */
  lesson: string | null
  /** Path of the stored file once all bytes have arrived. */
  path: string | null
}

/** A lesson without a video. */
export interface EmptyLesson {
  idSign: string
  videoTitle: string
}

interface Plan {
  entries: readonly BulkEntry[]
  /** Why the server did not create the lessons. */
  error?: unknown
  busy: boolean
  /** How often lessons were created; a change makes the page load the catalogue again. */
  made: number
}

const isEntry = (value: unknown): value is BulkEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'size', 'title', 'lesson', 'path'].every((field) => field in value)

/**
 * Stores finished uploads and the names of interrupted uploads, so that they survive leaving the
 * page.
 */
const storedEntries = stored({
  name: 'bulkUpload',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is BulkEntry[] => Array.isArray(value) && value.every(isEntry),
})

const plans = new Map<string, Plan>()
const listeners = new Set<() => void>()

function planOf(chapter: string): Plan {
  const known = plans.get(chapter)
  if (known) return known
  const plan: Plan = { entries: storedEntries.read(chapter) ?? [], busy: false, made: 0 }
  plans.set(chapter, plan)
  return plan
}

function set(chapter: string, part: Partial<Plan>): void {
  const plan = { ...planOf(chapter), ...part }
  plans.set(chapter, plan)
  if (plan.entries.length === 0) storedEntries.forget(chapter)
  else storedEntries.keep([...plan.entries], chapter)
  listeners.forEach((listener) => listener())
}

function change(chapter: string, key: string, part: Partial<BulkEntry>): void {
  const entries = planOf(chapter).entries.map((one) =>
    one.key === key ? { ...one, ...part } : one,
  )
  set(chapter, { entries })
}

/**
 * Matches a leading number that only gives the position: it has a leading zero, or a list separator
 * follows.
 */
const placeNumber = /^(?:0\d{0,2}[\s._)、-]+|\d{1,3}(?:\s*[.)、_]\s*|\s+[-–]\s+))(?=\D)/u
const plainNumber = /^\d{1,3}\s+(?=\D)/u

/**
 * Whether all file names start with a plain number. With a single file, the number may belong to
 * the title.
 */
const areCounted = (names: readonly string[]) =>
  names.length > 1 && names.every((name) => plainNumber.test(name) || placeNumber.test(name))

function stemOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(0, dot) : fileName
}

/**
 * TCH-187: returns the title of a lesson: the file name without its extension and its leading
 * number.
 */
export function titleOf(fileName: string, isCounted = false): string {
  const stem = stemOf(fileName)
  const title = stem.replace(placeNumber, '').replace(isCounted ? plainNumber : '', '')
  return (title.replaceAll('_', ' ').trim() || stem).slice(0, lessonTitleMost)
}

/** Sorts numbers by value: 2 before 10. */
const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const inOrder = <One extends { name: string }>(all: readonly One[]): One[] =>
  all.toSorted((one, other) => byName.compare(one.name, other.name))

const keyOf = (chapter: string, { name, size }: File) => `bulk/${chapter}/${size}/${name}`

type Listed = InputOf<typeof courses.createUploadVideoList>['data'][number]
/** The server refuses a longer file name, in characters. */
const nameMost = 200

function inputOf(chapter: string, entry: BulkEntry): Listed {
  const film = {
    videoPath: entry.path ?? '',
    videoName: entry.name.slice(0, nameMost),
    videoSize: entry.size,
  }
  return entry.lesson === null
    ? { ...film, chapterIdSign: chapter, videoTitle: entry.title.trim() || titleOf(entry.name) }
    : { ...film, chapterVideoIdSign: entry.lesson }
}

const hasArrived = ({ path }: BulkEntry) => path !== null

/** Creates the lessons of all finished videos in one call (TCH-150). */
async function finish(chapter: string): Promise<void> {
  const { entries, busy, made } = planOf(chapter)
  const arrived = entries.filter(hasArrived)
  if (busy || arrived.length === 0) return
  set(chapter, { busy: true, error: undefined })
  try {
    await ask(courses.createUploadVideoList, { data: arrived.map((one) => inputOf(chapter, one)) })
    const keys = new Set(arrived.map(({ key }) => key))
    const rest = planOf(chapter).entries.filter(({ key }) => !keys.has(key))
    set(chapter, { busy: false, entries: rest, made: made + 1 })
  } catch (error) {
    set(chapter, { busy: false, error })
  }
}

const target = (chapter: string, key: string): UploadTarget => ({
  purpose: 'lessonVideo',
  list: `bulk/${chapter}`,
  attach: ({ path }) => Promise.resolve(change(chapter, key, { path })),
  onDone: () => {},
})

function addOne(chapter: string, file: File, title: string, lesson: string | null): void {
  const key = keyOf(chapter, file)
  const { entries } = planOf(chapter)
  const known = entries.find((one) => one.key === key)
  if (!known) {
    const { name, size } = file
    const entry: BulkEntry = { key, name, size, title, lesson, path: null }
    set(chapter, { entries: inOrder([...entries, entry]) })
  }
  if (!known?.path && !uploads.row(key)) uploads.start(key, file, target(chapter, key))
}

/**
 * Finds a lesson without a video whose title equals the file name, with or without the leading
 * number. Lessons for which another file was chosen are left out.
 */
function lessonFor(
  chapter: string,
  names: readonly string[],
  empty: readonly EmptyLesson[],
): string | null {
  const taken = new Set(planOf(chapter).entries.map(({ lesson }) => lesson))
  const titles = new Set(names.map((name) => name.trim().toLowerCase()))
  const fits = empty.find(
    (one) => titles.has(one.videoTitle.trim().toLowerCase()) && !taken.has(one.idSign),
  )
  return fits?.idSign ?? null
}

/**
 * The uploads of videos into chapters; they continue while the teacher moves between pages
 * (TCH-150).
 */
export const bulk = {
  plan: planOf,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * Starts uploading the files, or resumes interrupted uploads. Returns the files that exceed the
   * size limit.
   */
  add(chapter: string, files: readonly File[], empty: readonly EmptyLesson[]): File[] {
    const left: File[] = []
    const isCounted = areCounted(files.map(({ name }) => name))
    for (const file of inOrder(files)) {
      const { entries } = planOf(chapter)
      const isKnown = entries.some((one) => isSameFile(one, file))
      const title = titleOf(file.name, isCounted)
      const names = [title, stemOf(file.name).replaceAll('_', ' ')]
      if (!isKnown && entries.length >= uploadListMost) left.push(file)
      else addOne(chapter, file, title, lessonFor(chapter, names, empty))
    }
    return left
  },
  change,
  remove(chapter: string, key: string): void {
    uploads.giveUp(key)
    set(chapter, { entries: planOf(chapter).entries.filter((one) => one.key !== key) })
  },
  finish,
}

function finishBroken(): void {
  for (const [chapter, { error }] of plans)
    if (error instanceof NetworkFailure) void finish(chapter)
}

if (typeof window !== 'undefined') window.addEventListener('online', finishBroken)

whenPersonChanges(() => {
  plans.clear()
  listeners.forEach((listener) => listener())
})
