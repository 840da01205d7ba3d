import type { UploadVideo } from '@titian/contract'
import { wrongField } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { checkFile, type Writer } from '../authoring/actions.ts'
import { setVideo } from '../catalogue/actions.ts'
import type { LessonFor } from '../catalogue/queries.ts'

/** A film with the lesson it is for. */
export interface Upload {
  lesson: LessonFor
  fileId: number
  given: Pick<UploadVideo, 'videoName' | 'videoSize'>
  /** Where the fields of this film stand in the call. */
  place: string
}

/** The film, when it may be that of the lesson. */
async function checkUpload(db: Db, writer: Writer, { lesson, fileId, given, place }: Upload) {
  const file = await checkFile(db, writer, lesson.courseId, fileId, 'lessonVideo')
  if ('detail' in file) return file
  if (given.videoSize === undefined || given.videoSize === file.size) return file
  return refusal('invalidInput', { fields: wrongField(`${place}videoSize`, writer.language) })
}

/** A lesson has one film, so it stands once in a list. */
function findTwice(uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ lesson }, index) =>
    uploads.slice(0, index).some((before) => before.lesson.id === lesson.id),
  )
}

/** Gives lessons their films: all of them or none. */
export async function attach(
  db: Db,
  writer: Writer & { events: Events },
  uploads: readonly Upload[],
): Promise<Refusal<'invalidInput' | 'noPermission'> | undefined> {
  const twice = findTwice(uploads)
  if (twice) {
    const fields = wrongField(`${twice.place}chapterVideoIdSign`, writer.language)
    return refusal('invalidInput', { fields })
  }
  for (const upload of uploads) {
    const no = await checkUpload(db, writer, upload)
    if ('detail' in no) return no
  }
  // Courses are held in one order, so that two lists never wait for each other.
  const inOrder = uploads.toSorted((one, other) => one.lesson.courseId - other.lesson.courseId)
  await db.transaction(async (tx) => {
    for (const { lesson, fileId, given } of inOrder)
      await setVideo(tx, writer, lesson, { fileId, name: given.videoName })
  })
  return undefined
}
