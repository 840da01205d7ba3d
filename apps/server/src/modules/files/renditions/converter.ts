import { spawn } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { Source } from './ladder.ts'

/** Milliseconds after which a conversion is given up. */
const mostMilliseconds = 6 * 60 * 60 * 1000
/** What is kept of the words of a program that failed. */
const mostWords = 2000
/** The least of all claims on a processor, so that people are served first. */
const lowest = 19

/** Runs a program to its end and answers what it wrote; it ends with this process. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn('nice', ['-n', String(lowest), program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: mostMilliseconds,
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
      child.once('close', (code) => {
        if (code === 0) resolve()
        else reject(new Error(complained.trim() || `${basename(program)} ended with ${code}`))
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

/** Whether the converter of the settings is on this machine. */
export async function isInstalled(converter: string): Promise<boolean> {
  if (converter === '') return false
  try {
    await run(converter, ['-version'])
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
    }),
  ),
})

/** What the first picture track of a video is like, and whether there is sound. */
export async function probe(converter: string, path: string): Promise<Source> {
  const entries = ['-show_entries', 'stream=codec_type,width,height', '-of', 'json']
  const said = await run(proberOf(converter), ['-v', 'error', ...entries, path])
  const { streams } = probed.parse(JSON.parse(said))
  const picture = streams.find((stream) => stream.codec_type === 'video')
  if (!picture?.width || !picture.height) throw new Error('The video holds no picture.')
  const hasSound = streams.some((stream) => stream.codec_type === 'audio')
  return { width: picture.width, height: picture.height, hasSound }
}

export async function convert(converter: string, args: readonly string[]): Promise<void> {
  await run(converter, args)
}
