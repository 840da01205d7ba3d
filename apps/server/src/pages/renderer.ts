import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { PageRequest } from '@titian/contract'
import { startWorker } from '../platform/start-worker.ts'

/** Milliseconds after which a page is sent without server rendering (FRM-274). */
const longest = 3000
/** Maximum number of pages that wait for rendering. */
const mostWaiting = 50
/**
 * Memory limits of the thread in MB. The program takes 20 MB, so larger limits would only delay the
 * garbage collection of the thread.
 */
const threadMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface Reply {
  /** True in the message that the thread sends when it has loaded its program. */
  ready?: true
  id: number
  html?: string | null
  error?: string
}

/**
 * Renders pages in a thread, so that no call waits for them. When rendering fails, the page is sent
 * empty and the browser renders it.
 */
export class Renderer {
  private readonly file: string
  private readonly report: (error: Error) => void
  private readonly patience: number
  private readonly waiting = new Map<number, (html: string | null) => void>()
  private worker: Worker | undefined
  /** Time of the last message of this thread; undefined while it loads its program. */
  private lastReply: number | undefined
  private lastId = 0

  constructor(file: string, report: (error: Error) => void, patience = longest) {
    this.file = file
    this.report = report
    this.patience = patience
  }

  /** Returns the renderer of a built site; undefined when its program is missing. */
  static ofSite(directory: string, report: (error: Error) => void): Renderer | undefined {
    const file = join(directory, 'server/render.js')
    return existsSync(file) ? new Renderer(file, report) : undefined
  }

  /** Returns the HTML of a page; null when it could not be rendered. */
  render(request: PageRequest): Promise<string | null> {
    if (this.waiting.size >= mostWaiting) return Promise.resolve(null)
    const worker = this.warm()
    const id = ++this.lastId
    const asked = performance.now()
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.complete(id, null)
        this.endStuck(asked)
      }, this.patience)
      this.waiting.set(id, (html) => {
        clearTimeout(late)
        resolve(html)
      })
      worker.postMessage({ id, request })
    })
  }

  /** Starts the thread before the first page needs it. */
  warm(): Worker {
    this.worker ??= this.start()
    return this.worker
  }

  /** Ends a thread that has sent no message since `since`, because it is in an endless loop. */
  private endStuck(since: number) {
    if (this.lastReply === undefined || this.lastReply > since) return
    this.report(new Error('The thread that draws pages was stuck.'))
    void this.worker?.terminate()
  }

  private start(): Worker {
    this.lastReply = undefined
    const worker = startWorker('render-worker', new URL('./render-worker.ts', import.meta.url), {
      workerData: { file: this.file },
      // React selects its production build by this variable.
      env: { NODE_ENV: 'production' },
      resourceLimits: threadMemory,
    })
    // An idle thread must not keep the process alive.
    worker.unref()
    worker.on('message', ({ ready, id, html, error }: Reply) => {
      this.lastReply = performance.now()
      if (ready) return
      if (error !== undefined) this.report(new Error(error))
      this.complete(id, html ?? null)
    })
    worker.on('error', (error: Error) => this.report(error))
    worker.on('exit', () => this.end(worker))
    return worker
  }

  private complete(id: number, html: string | null) {
    const resolve = this.waiting.get(id)
    this.waiting.delete(id)
    resolve?.(html)
  }

  /** Ends a thread. Its pages are sent unrendered, and the next page starts a new thread. */
  private end(worker: Worker) {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const id of this.waiting.keys()) this.complete(id, null)
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }
}
