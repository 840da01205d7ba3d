import type { Finding } from '@titian/contract'
import { execFile } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Env } from '../env.ts'
import { findProgram } from '../platform/pdf/pdf-printer.ts'
import { type Check, found } from './check.ts'

const execute = promisify(execFile)

/** The first line that a program prints; undefined if it cannot be run. */
export type RunProgram = (path: string, flags: string[]) => Promise<string | undefined>

const runHere =
  (signal: AbortSignal): RunProgram =>
  async (path, flags) => {
    try {
      const { stdout } = await execute(path, flags, { signal })
      return stdout.split('\n')[0]?.trim() ?? ''
    } catch {
      return undefined
    }
  }

async function checkConverter(run: RunProgram, converter: string): Promise<Finding> {
  if (!converter) return found('off', 'converterOff')
  const prober = join(dirname(converter), basename(converter).replace('ffmpeg', 'ffprobe'))
  const [first, second] = await Promise.all([
    run(converter, ['-version']),
    run(prober, ['-version']),
  ])
  if (first === undefined) return found('warning', 'converterMissing', { program: converter })
  if (second === undefined) return found('warning', 'converterMissing', { program: prober })
  return found('ok', 'converterOk', { version: first.split(' Copyright')[0] ?? first })
}

function checkBrowser(programs: string): Finding {
  if (!programs) return found('off', 'browserOff')
  const program = findProgram(programs)
  return program ? found('ok', 'browserOk', { program }) : found('warning', 'browserMissing')
}

/** fontconfig also answers with a font that lacks the characters, so the fonts that have them are listed. */
async function checkFont(run: RunProgram): Promise<Finding> {
  const font = await run('fc-list', [':lang=zh', 'family'])
  return font ? found('ok', 'fontOk', { font }) : found('warning', 'fontMissing')
}

export async function checkPrograms(
  run: RunProgram,
  { VIDEO_CONVERTER, PDF_BROWSER }: Pick<Env, 'VIDEO_CONVERTER' | 'PDF_BROWSER'>,
): Promise<Finding[]> {
  return [
    await checkConverter(run, VIDEO_CONVERTER),
    checkBrowser(PDF_BROWSER),
    await checkFont(run),
  ]
}

export const programsCheck = (env: Env): Check => ({
  name: 'programs',
  run: (signal) => checkPrograms(runHere(signal), env),
})
