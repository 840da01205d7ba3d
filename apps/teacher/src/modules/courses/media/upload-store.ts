import type { FilePurpose, StoredFile } from '@titian/contract'
import {
  addUnsavedWork,
  isSignedOut,
  NetworkFailure,
  ServerRefusal,
  stored,
  uploadFile,
  whenPersonChanges,
  whenPersonConfirmed,
} from '@titian/site'
import { nextSpeed, startSpeed } from './upload-speed.ts'
import { NotVideo } from './video-bytes.ts'

export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'attaching' | 'failed'

export interface UploadRow {
  name: string
  size: number
  sent: number
  phase: UploadPhase
  /** The speed in bytes per second, once it can be measured. */
  perSecond: number | null
  error?: unknown
}

/**
 * Whether the connection broke, so that the upload resumes automatically when the connection is
 * back.
 */
export const waitsForNetwork = ({ phase, error }: UploadRow): boolean =>
  phase === 'failed' && error instanceof NetworkFailure

/** The server refused the content, so sending the same bytes again would fail too. */
export const isRefused = ({ error }: Pick<UploadRow, 'error'>): boolean =>
  error instanceof NotVideo || (error instanceof ServerRefusal && error.is('invalidInput'))

/** What happens with a file after its bytes have arrived. */
export interface UploadTarget {
  purpose: FilePurpose
  /** Throws if the bytes are not of the expected type. */
  check?: (file: File) => Promise<void>
  attach: (stored: StoredFile, file: File) => Promise<unknown>
  onDone: () => void
  /** The key of a queue: files of the same queue are sent one after the other. */
  list?: string
}

interface Job {
  file: File
  target: UploadTarget
  stop: AbortController
  stored?: StoredFile
}

/**
 * What is stored about an unfinished upload, so that the page can ask for the same file after a
 * reload.
 */
export interface Interrupted {
  name: string
  size: number
  sent: number
}

/** Whether the chosen file is the interrupted one, judged by name and size. */
export const isSameFile = (known: Pick<Interrupted, 'name' | 'size'>, file: File): boolean =>
  known.name === file.name && known.size === file.size

export const keyEnd = '\n'

const rows = new Map<string, UploadRow>()
const jobs = new Map<string, Job>()
const listeners = new Set<() => void>()

const interrupted = stored({
  name: 'upload',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is Interrupted =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'size' in value &&
    'sent' in value,
})

function remember(sign: string, row: Interrupted | null): void {
  if (row) interrupted.keep({ name: row.name, size: row.size, sent: row.sent }, sign)
  else interrupted.forget(sign)
}

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The unfinished uploads of a queue, stored so that the page finds them after a reload. */
const listed = stored({
  name: 'uploadList',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: isKeys,
})

/** Returns the keys of the uploads that are neither finished nor cancelled. */
function liveKeys(list: string): string[] {
  const isThere = (key: string) => rows.has(key) || interrupted.read(key) !== null
  return (listed.read(list) ?? []).filter(isThere)
}

function rememberKey(list: string, sign: string): void {
  listed.keep([...new Set([...liveKeys(list), sign])], list)
}

let takeOff: (() => void) | null = null

function set(sign: string, row: UploadRow | null): void {
  if (row) rows.set(sign, row)
  else rows.delete(sign)
  const busy = [...rows.values()].some(
    (one) => waitsForNetwork(one) || (one.phase !== 'paused' && one.phase !== 'failed'),
  )
  if (busy) takeOff ??= addUnsavedWork()
  else {
    takeOff?.()
    takeOff = null
  }
  listeners.forEach((listener) => listener())
}

function patch(sign: string, part: Partial<UploadRow>): void {
  const row = rows.get(sign)
  if (row) set(sign, { ...row, ...part })
}

/** The last upload of each queue; the next file waits until it has ended. */
const queues = new Map<string, Promise<void>>()

async function turnOf({ target: { list } }: Job): Promise<void> {
  if (list !== undefined) await queues.get(list)
}

function progressListenerOf(sign: string) {
  let speed: ReturnType<typeof startSpeed> | null = null
  return ({ sent }: { sent: number }) => {
    const mark = { sent, at: Date.now() }
    speed = speed ? nextSpeed(speed, mark) : startSpeed(mark)
    patch(sign, { sent, perSecond: speed.perSecond })
    remember(sign, rows.get(sign) ?? null)
  }
}

/**
 * Milliseconds before a broken connection is tried again. Some browsers do not notice when the
 * connection is back.
 */
const retryAfter = 15_000

function retryWhere(isOver: (row: UploadRow) => boolean): void {
  for (const [sign, row] of rows) if (row.phase === 'failed' && isOver(row)) uploads.go(sign)
}

function retryLater(sign: string, job: Job): void {
  setTimeout(() => {
    const row = rows.get(sign)
    if (jobs.get(sign) === job && row && waitsForNetwork(row)) uploads.go(sign)
  }, retryAfter)
}

async function send(sign: string, job: Job): Promise<void> {
  const { file, target } = job
  try {
    await turnOf(job)
    if (job.stop.signal.aborted) return
    patch(sign, { phase: 'sending' })
    if (!job.stored) await target.check?.(file)
    job.stored ??= await uploadFile(file, target.purpose, {
      signal: job.stop.signal,
      onProgress: progressListenerOf(sign),
    })
    patch(sign, { phase: 'attaching', sent: file.size })
    await target.attach(job.stored, file)
    remember(sign, null)
    jobs.delete(sign)
    set(sign, null)
    target.onDone()
  } catch (error) {
    // Pausing and cancelling abort the upload too. They have already set its state, which must
    // remain.
    if (job.stop.signal.aborted) return
    patch(sign, { phase: 'failed', error, perSecond: null })
    // TCH-186: the next visit must not ask for a file whose content the server has refused.
    if (isRefused({ error })) remember(sign, null)
    if (error instanceof NetworkFailure) retryLater(sign, job)
  }
}

async function run(sign: string, job: Job): Promise<void> {
  const { list } = job.target
  const sent = send(sign, job)
  if (list !== undefined) queues.set(list, sent)
  await sent
}

/** The store of uploads, which continue while the teacher moves between pages (CRS-120). */
export const uploads = {
  row: (sign: string): UploadRow | undefined => rows.get(sign),
  interrupted: (sign: string): Interrupted | undefined => interrupted.read(sign) ?? undefined,
  /**
   * The keys of a queue's running and interrupted uploads, joined to one string, so that two
   * results can be compared.
   */
  keysOf: (list: string): string => liveKeys(list).join(keyEnd),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  start(sign: string, file: File, target: UploadTarget): void {
    jobs.get(sign)?.stop.abort()
    const job: Job = { file, stop: new AbortController(), target }
    if (target.list !== undefined) rememberKey(target.list, sign)
    jobs.set(sign, job)
    const { name, size } = file
    set(sign, { name, size, sent: 0, phase: 'waiting', perSecond: null })
    void run(sign, job)
  },
  pause(sign: string): void {
    jobs.get(sign)?.stop.abort()
    patch(sign, { phase: 'paused', perSecond: null })
  },
  /** Resumes after a pause or a failure; bytes that were sent already are not sent again. */
  go(sign: string): void {
    const job = jobs.get(sign)
    if (!job) return
    const next: Job = { ...job, stop: new AbortController() }
    jobs.set(sign, next)
    patch(sign, { phase: 'waiting', error: undefined })
    void run(sign, next)
  },
  giveUp(sign: string): void {
    jobs.get(sign)?.stop.abort()
    jobs.delete(sign)
    remember(sign, null)
    set(sign, null)
  },
}

// When another person signs in, the uploads stop. Otherwise they would finish in the name of that
// person.
whenPersonChanges(() => {
  for (const { stop } of jobs.values()) stop.abort()
  jobs.clear()
  queues.clear()
  for (const sign of rows.keys()) set(sign, null)
})

if (typeof window !== 'undefined')
  window.addEventListener('online', () => retryWhere(waitsForNetwork))
// When the same person signs in again, the uploads that stopped with the lost session resume.
whenPersonConfirmed(() => retryWhere(({ error }) => isSignedOut(error)))
