import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Source } from './ladder.ts'
import { type Film, findFilmFault, probeLimits, type RunLimits } from './limits.ts'

/**
 * Thrown for a video that can never be converted, so that the conversion is not tried again. The
 * video is served as it was uploaded.
 */
export class UnfitFilm extends Error {}

/**
 * Virtual memory in bytes that a run may reserve. Libraries and threads reserve far more than they
 * use.
 */
const mostMemory = 4 * 1024 ** 3
/** Characters of the error output that are kept of a failed program. */
const mostWords = 2000
/** The lowest priority of a process in Linux, so that requests come first. */
const lowest = 19

/** Sets the limits that the Linux kernel enforces. On other systems only the time limit applies. */
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path))

function limited({ processorSeconds, fileBytes }: RunLimits): string[] {
  const nice = ['nice', '-n', String(lowest)]
  if (prlimit === undefined) return nice
  const limits = [`--as=${mostMemory}`, `--cpu=${processorSeconds}`, `--fsize=${fileBytes}`]
  return [prlimit, ...limits, ...nice]
}

/**
 * FRM-350: runs a program within limits and returns its output. If this process ends, the program
 * ends too. If it does not end after SIGTERM, it is killed.
 */
async function run(program: string, args: readonly string[], limits: RunLimits): Promise<string> {
  const [first = 'nice', ...rest] = limited(limits)
  const child = spawn(first, [...rest, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: limits.seconds * 1000,
    killSignal: 'SIGKILL',
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  let said = ''
  let complained = ''
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
  child.stderr.on('data', (piece: Buffer) => {
    complained = (complained + piece.toString()).slice(-mostWords)
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => {
        if (code === 0) resolve()
        else
          reject(
            new Error(complained.trim() || `${basename(program)} ended with ${code ?? signal}`),
          )
      })
    })
    return said
  } finally {
    process.off('exit', end)
  }
}

/** ffprobe is installed beside ffmpeg. */
const proberOf = (converter: string) =>
  join(dirname(converter), basename(converter).replace('ffmpeg', 'ffprobe'))

/** Whether the converter of the settings is installed on this machine. */
export async function isInstalled(converter: string): Promise<boolean> {
  if (converter === '') return false
  try {
    await run(converter, ['-version'], probeLimits)
    return true
  } catch {
    return false
  }
}

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string(),
      width: z.number().int().positive().optional(),
      height: z.number().int().positive().optional(),
      /** A fraction such as 30000/1001. */
      avg_frame_rate: z.string().optional(),
      nb_frames: z.coerce.number().int().positive().optional().catch(undefined),
    }),
  ),
  format: z.object({ duration: z.coerce.number().positive().optional().catch(undefined) }),
})

function readFraction(text = ''): number {
  const [above = 0, below = 1] = text.split('/').map(Number)
  const value = above / below
  return Number.isFinite(value) ? value : 0
}

const shown = 'stream=codec_type,width,height,avg_frame_rate,nb_frames:format=duration'

/**
 * Returns the format of the first video track, and whether the file has sound.
 * @throws UnfitFilm if the file has no picture or must not be converted (FRM-350).
 */
export async function probe(converter: string, path: string): Promise<Source & Film> {
  const entries = ['-show_entries', shown, '-of', 'json']
  const said = await run(proberOf(converter), ['-v', 'error', ...entries, path], probeLimits)
  const { streams, format } = probed.parse(JSON.parse(said))
  const picture = streams.find((stream) => stream.codec_type === 'video')
  if (!picture?.width || !picture.height) throw new UnfitFilm('The video holds no picture.')
  const { width, height, nb_frames, avg_frame_rate } = picture
  const seconds = format.duration ?? 0
  const frames = nb_frames ?? Math.ceil(seconds * readFraction(avg_frame_rate))
  const { size: bytes } = await stat(path)
  const film = { width, height, seconds, frames, bytes }
  const fault = findFilmFault(film)
  if (fault !== undefined) throw new UnfitFilm(fault)
  return { ...film, hasSound: streams.some((stream) => stream.codec_type === 'audio') }
}

export async function convert(
  converter: string,
  args: readonly string[],
  limits: RunLimits,
): Promise<void> {
  await run(converter, args, limits)
}
