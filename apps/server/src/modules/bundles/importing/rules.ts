import {
  type CourseManifest,
  courseFileFormat,
  courseFileVersions,
  courseManifest,
  type FilePurpose,
  filePurposes,
  type Texts,
} from '@titian/contract'
import { itemProblems } from '@titian/exam-items/shape'
import type { ArchiveEntry } from '../../../platform/archives/zip-reader.ts'
import { cleanHtml } from '../../schools/index.ts'
import { namedSigns, placeOf } from '../../exams/index.ts'
import type { FileText } from './texts.ts'

export interface Fault {
  place: string
  text: FileText
}

/** A file in the manifest, and its purpose. */
export interface NamedFile {
  entry: string
  name: string
  purpose: FilePurpose
  place: string
}

const shown = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? String(part + 1) : String(part))).join(' › ')

const mostFaults = 100

function refuseForm(given: unknown): FileText | undefined {
  if (typeof given !== 'object' || given === null) return 'manifestUnreadable'
  if (!('format' in given) || given.format !== courseFileFormat) return 'otherFormat'
  const version = 'version' in given ? given.version : undefined
  if (!courseFileVersions.some((one) => one === version)) return 'otherVersion'
  return undefined
}

/** Parses course.json. Returns the manifest, or the faults with their paths. */
export function readManifest(text: string): CourseManifest | Fault[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return [{ place: 'course.json', text: 'manifestUnreadable' }]
  }
  const form = refuseForm(given)
  if (form) return [{ place: 'course.json', text: form }]
  const read = courseManifest.safeParse(given)
  if (read.success) return read.data
  return read.error.issues
    .slice(0, mostFaults)
    .map(({ path }) => ({ place: shown(path), text: 'wrongField' as const }))
}

/** Lists every title that a page shows as plain text. */
function titlesOf({ course, chapters, materials, examinations, tasks }: CourseManifest) {
  const each = (place: string, texts: Texts) =>
    Object.values(texts).map((title) => ({ place, title: title ?? '' }))
  return [
    ...each('course › names', course.names),
    ...materials.map(({ name }, index) => ({ place: shown(['materials', index]), title: name })),
    ...chapters.flatMap(({ names, lessons, materials: given }, index) => [
      ...each(shown(['chapters', index]), names),
      ...lessons.flatMap(({ titles }, place) =>
        each(shown(['chapters', index, 'lessons', place]), titles),
      ),
      ...given.map(({ name }, place) => ({
        place: shown(['chapters', index, 'materials', place]),
        title: name,
      })),
    ]),
    ...examinations.map(({ name }, index) => ({
      place: shown(['examinations', index]),
      title: name,
    })),
    ...tasks.map(({ title }, index) => ({ place: shown(['tasks', index]), title })),
  ]
}

const script = /<\s*\/?\s*(?:script|iframe|object|embed|svg|img|link|meta|style)\b/i

const purposeOf = { picture: 'questionPicture', audio: 'questionAudio' } as const

/** Lists all files of the manifest, in the order in which they are stored. */
export function filesOf({ course, chapters, materials, questions }: CourseManifest): NamedFile[] {
  const given = (list: CourseManifest['materials'], path: PropertyKey[]) =>
    list.map(({ file }, index) => ({
      ...file,
      purpose: 'material' as const,
      place: shown([...path, index]),
    }))
  const ofLessons = chapters.flatMap(({ lessons }, index) =>
    lessons.flatMap(({ video, captions }, place) => {
      const where = shown(['chapters', index, 'lessons', place])
      return [
        ...(video ? [{ ...video, purpose: 'lessonVideo' as const, place: where }] : []),
        ...captions.map(({ file }) => ({ ...file, purpose: 'captions' as const, place: where })),
      ]
    }),
  )
  const ofQuestions = questions.flatMap(({ item, files }, index) => {
    const kinds = namedSigns(item)
    return files.map((file, place) => ({
      ...file,
      purpose: purposeOf[kinds.get(`file-${place}`) ?? 'picture'],
      place: shown(['questions', index]),
    }))
  })
  const cover = course.cover
    ? [{ ...course.cover, purpose: 'cover' as const, place: 'course › cover' }]
    : []
  const ofChapters = chapters.flatMap(({ materials: list }, index) =>
    given(list, ['chapters', index, 'materials']),
  )
  return [...cover, ...ofLessons, ...given(materials, ['materials']), ...ofChapters, ...ofQuestions]
}

/**
 * True for an examination that lost rules because they draw from other courses. A file of an
 * earlier version does not count lost rules; there, an examination without questions and rules
 * counts as incomplete.
 */
export const isIncomplete = ({
  subjects,
  draws,
  drawsLeftOut,
}: CourseManifest['examinations'][number]): boolean =>
  drawsLeftOut === undefined ? subjects.length + draws.length === 0 : drawsLeftOut > 0

/** True for a question that needs a file which the course file does not contain. */
function isUnfit({ item, files }: CourseManifest['questions'][number]): boolean {
  if (itemProblems(item).length > 0) return true
  return [...namedSigns(item).keys()].some((sign) => {
    const place = placeOf(sign)
    return place === undefined || place >= files.length
  })
}

function filesFault(
  { entry, purpose, place }: NamedFile,
  entries: ReadonlyMap<string, ArchiveEntry>,
): Fault | undefined {
  const archiveEntry = entries.get(entry)
  if (!archiveEntry) return { place: `${place} › ${entry}`, text: 'fileMissing' }
  if (archiveEntry.size > filePurposes[purpose].most)
    return { place: `${place} › ${entry}`, text: 'fileTooLarge' }
  return undefined
}

/** True for an entry name with which another program might write outside its folder. */
export const leadsOut = (name: string): boolean =>
  name.startsWith('/') || /^[a-z]:/i.test(name) || name.split(/[\\/]/).includes('..')

/** True for a task whose chapter or lesson is not in the file, or whose number another task has. */
function isMisplaced(
  { chapter, lesson, taskNumber }: CourseManifest['tasks'][number],
  index: number,
  { chapters, tasks }: CourseManifest,
): boolean {
  if (taskNumber !== null && tasks.findIndex((task) => task.taskNumber === taskNumber) < index)
    return true
  const chapterOfTask = chapter === null ? undefined : chapters[chapter]
  return (
    (chapter !== null && !chapterOfTask) || (lesson !== null && !chapterOfTask?.lessons[lesson])
  )
}

/** Lists the faults for which the course cannot be made, at most a hundred. */
export function findFaults(
  manifest: CourseManifest,
  entries: ReadonlyMap<string, ArchiveEntry>,
): Fault[] {
  const { questions, examinations, tasks } = manifest
  const faults: (Fault | undefined)[] = [
    ...titlesOf(manifest).map(({ place, title }) =>
      script.test(title) ? { place, text: 'scriptInTitle' as const } : undefined,
    ),
    ...filesOf(manifest).map((file) => filesFault(file, entries)),
    ...questions.map((question, index) =>
      isUnfit(question)
        ? { place: shown(['questions', index]), text: 'wrongField' as const }
        : undefined,
    ),
    ...examinations.map(({ subjects }, index) =>
      subjects.some(({ question }) => question >= questions.length) ||
      new Set(subjects.map(({ question }) => question)).size < subjects.length
        ? { place: shown(['examinations', index]), text: 'unknownQuestion' as const }
        : undefined,
    ),
    ...tasks.map((task, index) =>
      isMisplaced(task, index, manifest)
        ? { place: shown(['tasks', index]), text: 'wrongField' as const }
        : undefined,
    ),
  ]
  return faults.filter((fault) => fault !== undefined).slice(0, mostFaults)
}

const richFields = [
  'content',
  'details',
  'detailsTwo',
  'aims',
  'audience',
  'requirements',
] as const satisfies (keyof CourseManifest['course'])[]

const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, cleanHtml(text ?? '')]),
  )

/** Removes scripts from the texts of the course (CRS-038), and counts the changed texts. */
export function cleaned(course: CourseManifest['course']): {
  course: CourseManifest['course']
  changed: number
} {
  const clean = Object.fromEntries(
    richFields.map((field) => [field, cleanTexts(course[field])]),
  ) as Pick<CourseManifest['course'], (typeof richFields)[number]>
  const changed = richFields.flatMap((field) =>
    Object.entries(course[field]).filter(
      ([language, text]) => clean[field][language as keyof Texts] !== text,
    ),
  ).length
  return { course: { ...course, ...clean }, changed }
}

interface Subject {
  id: number
  parentId: number | null
  level: number
  names: Texts
}

/** Finds the subjects of the school with these names, level by level, until one is not found. */
export function findSubjects(wanted: readonly Texts[], all: readonly Subject[]): number[] {
  const path: number[] = []
  for (const [at, names] of wanted.entries()) {
    const given = new Set(Object.values(names))
    const match = all.find(
      (subject) =>
        subject.level === at + 1 &&
        subject.parentId === (path.at(-1) ?? null) &&
        Object.values(subject.names).some((name) => given.has(name)),
    )
    if (!match) break
    path.push(match.id)
  }
  return path
}
