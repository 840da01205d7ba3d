import type { FilePurpose, FullTexts, Language } from '@titian/contract'
import {
  type Item,
  type MediaKind,
  mediaMarks,
  mediaProblems,
  mediaTexts,
} from '@titian/exam-items/shape'
import { secondsAfter } from '../../../../platform/clock.ts'
import type { Context, Services } from '../../../../platform/http/context.ts'
import { Refused, type Refusal, refusal } from '../../../../platform/refusal.ts'
import { mediaText } from './texts.ts'
import { listFiles, removeUnusedFiles } from './queries.ts'

type Reader = Pick<Context, 'db' | 'school' | 'open' | 'language'>

export const purposeOf: Record<MediaKind, FilePurpose> = {
  picture: 'questionPicture',
  audio: 'questionAudio',
}

/** Returns the id of the file with a sealed id; undefined if the sealed id is not one of a file. */
function opened(open: Reader['open'], sign: string): number | undefined {
  try {
    return open('file', sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/**
 * Finds the files of questions, and the questions that refer to a file which the school does not
 * have.
 */
export async function findMedia(
  { db, school, open }: Pick<Reader, 'db' | 'school' | 'open'>,
  items: readonly Item[],
): Promise<{ fileIds: number[]; unknown: string[] }[]> {
  const named = items.map((item) =>
    mediaTexts(item).flatMap(({ path, text }) =>
      mediaMarks(text).map(({ kind, sign }) => ({ path, kind, id: opened(open, sign) })),
    ),
  )
  const ids = named.flat().flatMap(({ id }) => id ?? [])
  const stored = await listFiles(db, school.id, [...new Set(ids)])
  const purposes = new Map(stored.map(({ id, purpose }) => [id, purpose]))
  return named.map((marks) => ({
    fileIds: [...new Set(marks.flatMap(({ id }) => id ?? []))],
    unknown: marks
      .filter(({ kind, id }) => id === undefined || purposes.get(id) !== purposeOf[kind])
      .map(({ path }) => path),
  }))
}

type Fields = Record<string, FullTexts>

const refuseFields = (fields: Fields, language: Language): Refusal<'invalidInput'> =>
  refusal('invalidInput', {
    fields: Object.fromEntries(
      Object.entries(fields).map(([path, text]) => [path, text[language]]),
    ),
  })

/** EXM-201, EXM-202: returns the files of a question to store, or the fault at its text. */
export async function findFiles(
  reader: Reader,
  item: Item,
  fieldOf: (path: string) => string,
): Promise<number[] | Refusal<'invalidInput'>> {
  const problems = mediaProblems(item)
  if (problems.length > 0)
    return refuseFields(
      Object.fromEntries(problems.map(({ path, code }) => [fieldOf(path), mediaText(code)])),
      reader.language,
    )
  const [media] = await findMedia(reader, [item])
  if (!media || media.unknown.length === 0) return media?.fileIds ?? []
  return refuseFields(
    Object.fromEntries(media.unknown.map((path) => [fieldOf(path), mediaText('fileUnknown')])),
    reader.language,
  )
}

/**
 * Returns the form field of a text. An option is edited in another form, whose field is
 * `optionContent`.
 */
export const optionPath = (path: string): string =>
  path.startsWith('options.') ? 'optionContent' : `item.${path}`

const retentionDays = 30

/**
 * Removes files that were uploaded for a question that nobody stored. This happens after a month,
 * because a draft on a device is kept that long.
 */
export const removeUnused = (services: Pick<Services, 'db'>, now: Date): Promise<number> =>
  removeUnusedFiles(services.db, secondsAfter(now, -retentionDays * 24 * 60 * 60))
