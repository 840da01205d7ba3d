import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { PageRequest } from '@titian/contract'
import { startWorker } from '../platform/start-worker.ts'

/** Milliseconds after which a page is sent undrawn (FRM-274). */
const longest = 3000
/** Pages that may wait to be drawn. */
const mostWaiting = 50
/** MB for a program of 20 and the pages in hand: with more, the thread would let its garbage lie for longer. */
const threadMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

interface Reply {
  /** The program is loaded; nothing else is told. */
  ready?: true
  id: number
  html?: string | null
  error?: string
}

/**
 * Draws pages in a thread of its own, so that no call waits for them. A page that cannot be drawn is sent
 * without: the browser draws it.
 */
export class Renderer {
  private readonly file: string
  private readonly report: (error: Error) => void
  private readonly patience: number
  private readonly waiting = new Map<number, (html: string | null) => void>()
  private worker: Worker | undefined
  /** Of this thread; undefined while it still loads its program. */
  private lastReply: number | undefined
  private lastId = 0

  constructor(file: string, report: (error: Error) => void, patience = longest) {
    this.file = file
    this.report = report
    this.patience = patience
  }

  /** The renderer of a built site; undefined where its program is missing. */
  static ofSite(directory: string, report: (error: Error) => void): Renderer | undefined {
    const file = join(directory, 'server/render.js')
    return existsSync(file) ? new Renderer(file, report) : undefined
  }

  /** The HTML of a page; null where it is not drawn here. */
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

  /** Has the thread ready before the first page is asked for. */
  warm(): Worker {
    this.worker ??= this.start()
    return this.worker
  }

  /** A thread that has told nothing since then runs in a circle: the next page gets another one. */
  private endStuck(since: number) {
    if (this.lastReply === undefined || this.lastReply > since) return
    this.report(new Error('The thread that draws pages was stuck.'))
    void this.worker?.terminate()
  }

  private start(): Worker {
    this.lastReply = undefined
    const worker = startWorker('render-worker', new URL('./render-worker.ts', import.meta.url), {
      workerData: { file: this.file },
      // React picks its fast half by this word.
      env: { NODE_ENV: 'production' },
      resourceLimits: threadMemory,
    })
    // A thread without work keeps no process alive.
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

  /** What a thread that ended had in hand is sent undrawn; the next page starts another one. */
  private end(worker: Worker) {
    if (this.worker !== worker) return
    this.worker = undefined
    for (const id of this.waiting.keys()) this.complete(id, null)
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }
}
