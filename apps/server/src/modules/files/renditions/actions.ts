import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import { randomToken } from '../../../platform/security/secrets.ts'
import { convert, isInstalled, probe, UnfitFilm } from './converter.ts'
import { conversionArguments, type Source, type Step, stepsFor } from './ladder.ts'
import { conversionLimits, type Film } from './limits.ts'
import { bandwidthsOf, codecsOf } from './playlists.ts'
import type { NewFile } from '../tables.ts'
import * as queries from './queries.ts'

type Needed = Pick<Services, 'db' | 'files' | 'settings'>

const aliveMilliseconds = 60_000
/** Enough to contain the header of a fragmented MP4, which has one or two kilobytes. */
const headBytes = 64 * 1024

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

interface Made {
  step: Step
  path: string
  playlist: string
  codecs: string
}

/** Converts a video into a folder of its own. Stores nothing yet. */
async function make(
  converter: string,
  from: string,
  folder: string,
  step: Step,
  source: Source & Film,
): Promise<Made> {
  const playlistPath = join(folder, `${step.height}.m3u8`)
  const args = conversionArguments(from, playlistPath, step, source)
  await convert(converter, args, conversionLimits(source, step))
  const path = join(folder, `${step.height}.m4s`)
  const codecs = codecsOf(await headOf(path), source.hasSound)
  if (codecs === undefined) throw new Error('The converter wrote no H.264.')
  return { step, path, playlist: await readFile(playlistPath, 'utf8'), codecs }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}

/**
 * Stores the bytes first, and then all rows at once. After a crash there may be bytes without rows,
 * but never an incomplete set of renditions.
 */
async function store(
  { db, files }: Needed,
  video: queries.Claimed,
  source: Source,
  all: readonly Made[],
) {
  const rows: { made: Made; file: Pick<NewFile, 'size' | 'sha256' | 'storageKey'> }[] = []
  for (const made of all) {
    const { size } = await stat(made.path)
    const sha256 = await hashOf(made.path)
    const storageKey = `${video.schoolId}/${randomToken(18)}`
    await files.adopt(made.path, storageKey)
    rows.push({ made, file: { size, sha256, storageKey } })
  }
  await db.transaction(async (tx) => {
    for (const { made, file } of rows) {
      const { height } = made.step
      await queries.insertRendition(
        tx,
        {
          ...file,
          schoolId: video.schoolId,
          name: video.name,
          type: 'video/mp4',
          purpose: 'lessonVideo',
          durationSeconds: video.durationSeconds,
        },
        {
          schoolId: video.schoolId,
          sourceId: video.id,
          width: 2 * Math.round((source.width * height) / source.height / 2),
          height,
          codecs: made.codecs,
          playlist: made.playlist,
          ...bandwidthsOf(made.playlist),
        },
      )
    }
    await queries.endConversion(tx, video.id, { state: 'made' })
  })
}

async function convertVideo(services: Needed, video: queries.Claimed): Promise<void> {
  const { files, settings } = services
  await mkdir(files.uploadDirectory, { recursive: true })
  const folder = await mkdtemp(join(files.uploadDirectory, 'convert-'))
  try {
    const from = join(folder, 'source.mp4')
    await pipeline(files.read(video.storageKey), createWriteStream(from))
    const source = await probe(settings.videoConverter, from)
    const all: Made[] = []
    for (const step of stepsFor(source))
      all.push(await make(settings.videoConverter, from, folder, step, source))
    await store(services, video, source, all)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function convertClaimed(services: Needed, clock: Clock, video: queries.Claimed) {
  const { db } = services
  const { id } = video
  const alive = setInterval(
    () => void queries.stayAlive(db, id, clock.now()).catch(() => undefined),
    aliveMilliseconds,
  )
  try {
    if (video.tries > queries.mostTries) throw new Error('It was left in the middle too often.')
    await convertVideo(services, video)
  } catch (error) {
    // The conversion is tried again, because a full disk may have space later. After three
    // failures, the video is served as it was uploaded.
    const problem = error instanceof Error ? error.message : String(error)
    const isLast = error instanceof UnfitFilm || video.tries >= queries.mostTries
    const state = isLast ? 'failed' : 'working'
    await queries.endConversion(db, id, { state, problem })
  } finally {
    clearInterval(alive)
  }
}

/**
 * Converts one video unless it was converted before. Does nothing if no converter is installed
 * (CRS-046).
 */
export async function makeRenditionsOf(
  services: Needed,
  clock: Clock,
  fileId: number,
): Promise<void> {
  if (!(await isInstalled(services.settings.videoConverter))) return
  const video = await queries.claimVideo(services.db, clock.now(), fileId)
  if (video) await convertClaimed(services, clock, video)
}

/** Converts all videos that have no renditions yet, one after the other. */
export async function makeRenditions(services: Needed, clock: Clock): Promise<void> {
  if (!(await isInstalled(services.settings.videoConverter))) return
  for (;;) {
    const video = await queries.claimVideo(services.db, clock.now())
    if (!video) return
    await convertClaimed(services, clock, video)
  }
}
