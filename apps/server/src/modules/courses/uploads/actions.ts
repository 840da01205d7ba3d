import { type ListedVideo, type Texts, wrongField } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { checkFile } from '../authoring/actions.ts'
import { makeLessonFor, type Publisher, setVideo } from '../catalogue/actions.ts'
import type { ChapterFor, LessonFor } from '../catalogue/queries.ts'

/** The lesson that a film is for, or the chapter at whose end one is made for it. */
export type Target = { lesson: LessonFor } | { chapter: ChapterFor; titles: Texts }

/** A film with where it goes. */
export interface Upload {
  target: Target
  fileId: number
  given: Pick<ListedVideo, 'videoName' | 'videoSize'>
  /** Where the fields of this film stand in the call. */
  place: string
}

const courseIdOf = ({ target }: Upload) =>
  'lesson' in target ? target.lesson.courseId : target.chapter.courseId

/** The film, when it may be that of the lesson. */
async function checkUpload(db: Db, writer: Publisher, upload: Upload) {
  const { fileId, given, place } = upload
  const file = await checkFile(db, writer, courseIdOf(upload), fileId, 'lessonVideo')
  if ('detail' in file) return file
  if (given.videoSize === undefined || given.videoSize === file.size) return file
  return refusal('invalidInput', { fields: wrongField(`${place}videoSize`, writer.language) })
}

/** What may stand only once in a list: a lesson, which has one film, and a film for which a lesson is made. */
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

/** Gives lessons their films, and makes those that are wanted: all of them or none. Answers the lessons in their order. */
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
  // Courses are locked in one order, so that two lists never wait for each other.
  const inOrder = uploads.toSorted((one, other) => courseIdOf(one) - courseIdOf(other))
  const lessonIds = new Map<Upload, number>()
  await db.transaction(async (tx) => {
    for (const upload of inOrder) lessonIds.set(upload, await attachOne(tx, writer, upload))
  })
  return uploads.map((upload) => lessonIds.get(upload) ?? 0)
}
