import type { FilePurpose, StoredFile } from '@titian/contract'
import { addUnsavedWork, stored, uploadFile, whenPersonChanges } from '@titian/site'

export type UploadPhase = 'waiting' | 'sending' | 'paused' | 'attaching' | 'failed'

export interface UploadRow {
  name: string
  size: number
  sent: number
  phase: UploadPhase
  error?: unknown
}

/** What becomes of a file once its bytes have arrived. */
export interface UploadTarget {
  purpose: FilePurpose
  /** Throws where the bytes are not what they have to be. */
  check?: (file: File) => Promise<void>
  attach: (stored: StoredFile, file: File) => Promise<unknown>
  onDone: () => void
  /** Files of one list are sent one after the other. */
  list?: string
}

interface Job {
  file: File
  target: UploadTarget
  stop: AbortController
  stored?: StoredFile
}

/** What of an unfinished upload survives a reload: enough to ask for the same file again. */
export interface Interrupted {
  name: string
  size: number
  sent: number
}

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

/** The uploads of a list, so that they are found again after a reload. */
const listed = stored({
  name: 'uploadList',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: isKeys,
})

/** What was finished or given up drops out. */
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
  const busy = [...rows.values()].some(({ phase }) => phase !== 'paused' && phase !== 'failed')
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

/** What was chosen last for a list; the next file waits until it is through. */
const queues = new Map<string, Promise<void>>()

async function turnOf({ target: { list } }: Job): Promise<void> {
  if (list !== undefined) await queues.get(list)
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
      onProgress: ({ sent }) => {
        patch(sign, { sent })
        remember(sign, rows.get(sign) ?? null)
      },
    })
    patch(sign, { phase: 'attaching', sent: file.size })
    await target.attach(job.stored, file)
    remember(sign, null)
    jobs.delete(sign)
    set(sign, null)
    target.onDone()
  } catch (error) {
    // Pausing and giving up stop the upload too; their place was set before.
    if (!job.stop.signal.aborted) patch(sign, { phase: 'failed', error })
  }
}

async function run(sign: string, job: Job): Promise<void> {
  const { list } = job.target
  const sent = send(sign, job)
  if (list !== undefined) queues.set(list, sent)
  await sent
}

/** Uploads go on while the teacher moves from page to page (CRS-120). */
export const uploads = {
  row: (sign: string): UploadRow | undefined => rows.get(sign),
  interrupted: (sign: string): Interrupted | undefined => interrupted.read(sign) ?? undefined,
  /** The keys of the uploads of a list that run or were interrupted, as one text that stays the same while they do. */
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
    set(sign, { name: file.name, size: file.size, sent: 0, phase: 'waiting' })
    void run(sign, job)
  },
  pause(sign: string): void {
    jobs.get(sign)?.stop.abort()
    patch(sign, { phase: 'paused' })
  },
  /** After a pause or a failure; what was sent already is not sent again. */
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

// An upload must not be finished in the name of whoever signs in next.
whenPersonChanges(() => {
  for (const { stop } of jobs.values()) stop.abort()
  jobs.clear()
  for (const sign of rows.keys()) set(sign, null)
})
