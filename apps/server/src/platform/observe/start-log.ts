import { hostname } from 'node:os'

/** The number of the level in the lines of the log library. */
const levels = { info: 30, warn: 40 }

/**
 * OPS-055: writes a sentence of the start, when the log does not exist yet. In production the line
 * has the form of all others, so that a collector of logs can read it.
 */
export function startLog(isProduction: boolean) {
  return (level: keyof typeof levels, { event }: { event: string }, sentence: string): void => {
    if (!isProduction) return void process.stderr.write(`${sentence}\n`)
    const line = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname() }
    process.stdout.write(`${JSON.stringify({ ...line, event, msg: sentence })}\n`)
  }
}
