import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * The start time is part of the lock, because process ids are reused after a restart of the
 * machine.
 */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Milliseconds after which an empty lock file counts as left by a crashed process. */
const writingTakes = 5000

function isLocked(path: string, content: string): boolean {
  if (content === '') return Date.now() - statSync(path).mtimeMs < writingTakes
  const [pid, started] = content.split(' ')
  const holder = Number(pid)
  return holder > 0 && isAlive(holder) && (!started || startTimeOf(holder) === started)
}

function tryLock(path: string): boolean {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, `${process.pid} ${startTimeOf(process.pid)}`)
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** The directory belongs to another running process. */
export class DirectoryInUse extends Error {}

/**
 * Refuses a second process on one embedded directory, because both would silently lose rows.
 * Returns the release.
 * @throws when another living process holds the directory.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, 'titian.lock')
  if (!tryLock(path)) {
    const content = readFileSync(path, 'utf8')
    if (isLocked(path, content))
      throw new DirectoryInUse(
        `The embedded database in ${directory} is in use by process ${content.split(' ')[0] || 'that is just starting'}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
      )
    unlinkSync(path)
    if (!tryLock(path))
      throw new Error(`The embedded database in ${directory} is being opened by another process.`)
  }
  return () => unlinkSync(path)
}
