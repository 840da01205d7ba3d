import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePurpose } from '@titian/contract'
import { files as fileRows } from '../src/modules/files/index.ts'
import { videoConversions } from '../src/modules/files/tables.ts'
import { randomToken } from '../src/platform/security/secrets.ts'
import { lessonFilms, type LessonFilm } from './data/films.ts'
import { coursesBySchool } from './data/schools-courses.ts'
import type { Language } from './data/types.ts'
import type { SeedContext } from './seed-context.ts'

const languages = ['en', 'zh', 'my'] as const

/** The seconds at which each sentence of a film is spoken. */
interface Times {
  seconds: number
  cues: [from: number, to: number][]
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/**
 * Captions from the times of the film's sentences, so that the repository needs no caption files in
 * three languages.
 */
function captionsOf({ sentences }: LessonFilm, { cues }: Times, language: Language): Uint8Array {
  const parts = cues.map(
    ([from, to], at) =>
      `${at + 1}\n${clock(from)} --> ${clock(to)}\n${sentences[at]?.[language] ?? ''}\n`,
  )
  return new TextEncoder().encode(`WEBVTT\n\n${parts.join('\n')}`)
}

interface Stored {
  /** The name by which lessons refer to the file. */
  key: string
  name: string
  purpose: FilePurpose
  type: string
  bytes: Uint8Array
  durationSeconds: number | null
}

async function filesOf(directory: string, films: readonly LessonFilm[]): Promise<Stored[]> {
  const index = JSON.parse(await readFile(join(directory, 'films.json'), 'utf8')) as Record<
    string,
    Times
  >
  const all = films.map(async (film) => {
    const times = index[film.name]
    if (!times) throw new Error(`The film ${film.name} was not made (tools/make-lesson-films.mjs).`)
    const key = `films/${film.name}`
    const name = `${film.name}.mp4`
    const bytes = await readFile(join(directory, name))
    const video = { key: `${key}.mp4`, name, purpose: 'lessonVideo' as const, type: 'video/mp4' }
    return [
      { ...video, bytes, durationSeconds: times.seconds },
      ...languages.map((language) => ({
        key: `${key}.${language}.vtt`,
        name: `${film.name}.${language}.vtt`,
        purpose: 'captions' as const,
        type: 'text/vtt',
        bytes: captionsOf(film, times, language),
        durationSeconds: null,
      })),
    ]
  })
  return (await Promise.all(all)).flat()
}

/**
 * Inserts the short film of each lesson with its captions. They come from this repository, so all
 * rows are inserted at once without checking the bytes; and they are too small for further
 * renditions.
 */
export async function seedFilms(context: SeedContext): Promise<void> {
  const { db, files, now, mediaDirectory, schoolIds, userIds, fileIds } = context
  const films = lessonFilms()
  for (const [school, courses] of Object.entries(coursesBySchool)) {
    const schoolId = schoolIds.get(school)
    if (schoolId === undefined) continue
    const wanted = new Set(
      courses.flatMap(({ chapters }) =>
        chapters.flatMap(({ lessons }) => lessons.map(({ video }) => video)),
      ),
    )
    const stored = await filesOf(
      join(mediaDirectory, 'films'),
      films.filter(({ name }) => wanted.has(`films/${name}`)),
    )
    const placed = stored.map((file) => ({ ...file, storageKey: `${schoolId}/${randomToken(18)}` }))
    await Promise.all(placed.map(({ storageKey, bytes }) => files.write(storageKey, bytes)))
    const ownerId = userIds.get(`${school}/${courses[0]?.teachers[0]}`) ?? null
    const rows = await db
      .insert(fileRows)
      .values(
        placed.map(({ storageKey, name, purpose, type, bytes, durationSeconds }) => ({
          schoolId,
          ownerId,
          storageKey,
          name,
          size: bytes.length,
          type,
          purpose,
          durationSeconds,
          sha256: createHash('sha256').update(bytes).digest('base64url'),
          createdAt: now,
        })),
      )
      .returning({ id: fileRows.id, purpose: fileRows.purpose })
    for (const [at, { id }] of rows.entries()) fileIds.set(`${school}/${placed[at]?.key}`, id)
    await db
      .insert(videoConversions)
      .values(
        rows
          .filter(({ purpose }) => purpose === 'lessonVideo')
          .map(({ id }) => ({ fileId: id, schoolId, state: 'made' as const, aliveAt: now })),
      )
  }
}
