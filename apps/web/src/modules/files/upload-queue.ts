import { addUnsavedWork, uploadFile, whenPersonChanges } from '@titian/site'

export interface UploadJob {
  id: number
  file: File
  state: 'waiting' | 'running' | 'failed'
  /** The share of the file that was sent, from 0 to 1. */
  share: number
  error: unknown
}

export interface UploadQueue {
  jobs: readonly UploadJob[]
  /** How many files were stored since the site was opened. */
  stored: number
}

let queue: UploadQueue = { jobs: [], stored: 0 }
let lastId = 0
let running: { id: number; stop: AbortController } | null = null
let forgetWork: (() => void) | null = null
const listeners = new Set<() => void>()

function setQueue(next: UploadQueue): void {
  queue = next
  const isBusy = queue.jobs.some(({ state }) => state !== 'failed')
  if (isBusy) forgetWork ??= addUnsavedWork()
  else {
    forgetWork?.()
    forgetWork = null
  }
  for (const listener of listeners) listener()
}

function change(id: number, part: Partial<UploadJob>): void {
  setQueue({
    ...queue,
    jobs: queue.jobs.map((job) => (job.id === id ? { ...job, ...part } : job)),
  })
}

async function upload({ id, file }: UploadJob): Promise<void> {
  const stop = new AbortController()
  running = { id, stop }
  change(id, { state: 'running', share: 0, error: null })
  try {
    await uploadFile(file, 'own', {
      signal: stop.signal,
      onProgress: ({ sent, total }) => change(id, { share: sent / total }),
    })
    if (!stop.signal.aborted)
      setQueue({ jobs: queue.jobs.filter((job) => job.id !== id), stored: queue.stored + 1 })
  } catch (error) {
    change(id, { state: 'failed', error })
  } finally {
    running = null
  }
}

/**
 * Sends one file after the other, because the server checks only one file of a person at a time.
 */
async function work(): Promise<void> {
  while (running === null) {
    const next = queue.jobs.find(({ state }) => state === 'waiting')
    if (!next) return
    await upload(next)
  }
}

/** Uploads continue while the person uses other pages. */
export const uploadQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => queue,
  add(files: readonly File[]): void {
    const jobs = files.map((file): UploadJob => ({
      id: ++lastId,
      file,
      state: 'waiting',
      share: 0,
      error: null,
    }))
    setQueue({ ...queue, jobs: [...queue.jobs, ...jobs] })
    void work()
  },
  /** Resumes a stopped upload. */
  retry(id: number): void {
    change(id, { state: 'waiting', error: null })
    void work()
  },
  remove(id: number): void {
    setQueue({ ...queue, jobs: queue.jobs.filter((job) => job.id !== id) })
    if (running?.id === id) running.stop.abort()
  },
}

whenPersonChanges(() => {
  for (const { id } of queue.jobs) uploadQueue.remove(id)
})
