import { type ListedVideo, type Texts, wrongField } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { checkFile } from '../authoring/actions.ts'
import { makeLessonFor, type Publisher, setVideo } from '../catalogue/actions.ts'
import type { ChapterFor, LessonFor } from '../catalogue/queries.ts'

/** The lesson for a film, or the chapter in which a lesson for the film is created. */
export type Target = { lesson: LessonFor } | { chapter: ChapterFor; titles: Texts }

/** A film with its target. */
export interface Upload {
  target: Target
  fileId: number
  given: Pick<ListedVideo, 'videoName' | 'videoSize'>
  /** The path of this film's fields in the input. */
  place: string
}

const courseIdOf = ({ target }: Upload) =>
  'lesson' in target ? target.lesson.courseId : target.chapter.courseId

/** Returns the film if the lesson may use it. */
async function checkUpload(db: Db, writer: Publisher, upload: Upload) {
  const { fileId, given, place } = upload
  const file = await checkFile(db, writer, courseIdOf(upload), fileId, 'lessonVideo')
  if ('detail' in file) return file
  if (given.videoSize === undefined || given.videoSize === file.size) return file
  return refusal('invalidInput', { fields: wrongField(`${place}videoSize`, writer.language) })
}

/**
 * Returns the key that must not occur twice in a list: a lesson, or a film for which a lesson is
 * created.
 */
const keyOf = ({ target, fileId }: Upload) =>
  'lesson' in target ? `lesson ${target.lesson.id}` : `film ${target.chapter.id} ${fileId}`

function findTwice(uploads: readonly Upload[]): string | undefined {
  const seen = new Set<string>()
  for (const upload of uploads) {
    const key = keyOf(upload)
    const field = 'lesson' in upload.target ? 'chapterVideoIdSign' : 'videoPath'
    if (seen.has(key)) return `${upload.place}${field}`
    seen.add(key)
  }
  return undefined
}

async function attachOne(tx: Db, writer: Publisher, upload: Upload): Promise<number> {
  const { target, fileId, given } = upload
  const { videoName } = given
  if ('chapter' in target)
    return makeLessonFor(tx, writer, target.chapter, { titles: target.titles, fileId, videoName })
  await setVideo(tx, writer, target.lesson, { fileId, name: videoName })
  return target.lesson.id
}

/**
 * Gives lessons their films and creates the wanted lessons: all or none. Returns the lessons in
 * order.
 */
export async function attach(
  db: Db,
  writer: Publisher,
  uploads: readonly Upload[],
): Promise<Refusal<'invalidInput' | 'noPermission'> | number[]> {
  const twice = findTwice(uploads)
  if (twice !== undefined)
    return refusal('invalidInput', { fields: wrongField(twice, writer.language) })
  for (const upload of uploads) {
    const refused = await checkUpload(db, writer, upload)
    if (refused instanceof Refusal) return refused
  }
  // Locks courses in a fixed order. Otherwise two lists could wait for each other forever.
  const inOrder = uploads.toSorted((one, other) => courseIdOf(one) - courseIdOf(other))
  const lessonIds = new Map<Upload, number>()
  await db.transaction(async (tx) => {
    for (const upload of inOrder) lessonIds.set(upload, await attachOne(tx, writer, upload))
  })
  return uploads.map((upload) => lessonIds.get(upload) ?? 0)
}
