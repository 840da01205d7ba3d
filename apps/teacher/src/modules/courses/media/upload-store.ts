import { courses, type StoredFile } from '@titian/contract'
import { addUnsavedWork, ask, stored, uploadFile, whenPersonChanges } from '@titian/site'
import { isMp4, NotVideo } from './video-bytes.ts'

export type UploadPhase = 'sending' | 'paused' | 'attaching' | 'failed'

export interface UploadRow {
  name: string
  size: number
  sent: number
  phase: UploadPhase
  error?: unknown
}

interface Job {
  file: File
  stop: AbortController
  stored?: StoredFile
  onDone: () => void
}

/** What of an unfinished upload survives a reload: enough to ask for the same file again. */
export interface Interrupted {
  name: string
  size: number
  sent: number
}

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

let takeOff: (() => void) | null = null

function set(sign: string, row: UploadRow | null): void {
  if (row) rows.set(sign, row)
  else rows.delete(sign)
  const busy = [...rows.values()].some(({ phase }) => phase === 'sending' || phase === 'attaching')
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

async function run(sign: string, job: Job): Promise<void> {
  try {
    if (!job.stored && !(await isMp4(job.file))) throw new NotVideo()
    job.stored ??= await uploadFile(job.file, 'lessonVideo', {
      signal: job.stop.signal,
      onProgress: ({ sent }) => {
        patch(sign, { sent })
        remember(sign, rows.get(sign) ?? null)
      },
    })
    patch(sign, { phase: 'attaching', sent: job.file.size })
    await ask(courses.attachUploadedVideo, {
      chapterVideoIdSign: sign,
      videoPath: job.stored.path,
      videoName: job.file.name,
    })
    remember(sign, null)
    jobs.delete(sign)
    set(sign, null)
    job.onDone()
  } catch (error) {
    // Pausing and giving up stop the upload too; their place was set before.
    if (!job.stop.signal.aborted) patch(sign, { phase: 'failed', error })
  }
}

/** Uploads of lesson videos go on while the teacher moves from page to page (CRS-120). */
export const uploads = {
  row: (sign: string): UploadRow | undefined => rows.get(sign),
  interrupted: (sign: string): Interrupted | undefined => interrupted.read(sign) ?? undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  start(sign: string, file: File, onDone: () => void): void {
    jobs.get(sign)?.stop.abort()
    const job: Job = { file, stop: new AbortController(), onDone }
    jobs.set(sign, job)
    set(sign, { name: file.name, size: file.size, sent: 0, phase: 'sending' })
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
    patch(sign, { phase: 'sending', error: undefined })
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
