import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { StorageAway } from '../file-store.ts'
import type { Requester } from './object-request.ts'
import { outsideObject } from './refused-answer.ts'

/** Attempts to continue without receiving a byte. */
const mostTries = 3

export interface ByteSpan {
  start: number
  /** The last byte; without it the object is read to its end. */
  end?: number
}

/**
 * Streams the bytes of an object. When the connection breaks, the rest is asked for, so that a film
 * survives a restart of the storage. Destroying the stream frees its connection at once.
 */
export class ObjectReader extends Readable {
  private readonly requester: Requester
  private readonly key: string
  private readonly span: ByteSpan | undefined
  private readonly abort = new AbortController()
  private answer: IncomingMessage | undefined
  private isOpening = false
  private received = 0
  private tag: string | undefined
  private tries = 0
  private timer: NodeJS.Timeout | undefined

  constructor(requester: Requester, key: string, span?: ByteSpan) {
    super()
    this.requester = requester
    this.key = key
    this.span = span
  }

  override _read(): void {
    if (this.answer) {
      // The limit counts only while this side waits: a paused film is no stalled storage.
      this.watch()
      this.answer.resume()
    } else if (!this.isOpening) void this.open()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.timer)
    this.abort.abort()
    this.answer?.destroy()
    done(error)
  }

  private watch(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.answer?.destroy(new StorageAway('The object storage stopped sending.'))
    }, this.requester.limits.stall)
  }

  private headers(): Record<string, string> {
    const start = (this.span?.start ?? 0) + this.received
    const end = this.span?.end
    return {
      ...((this.span || start > 0) && { range: `bytes=${start}-${end ?? ''}` }),
      // Bytes of another object must not be joined to those that were sent.
      ...(this.tag !== undefined && { 'if-match': this.tag }),
    }
  }

  private async open(): Promise<void> {
    this.isOpening = true
    const headers = this.headers()
    try {
      const request = { method: 'GET', key: this.key, headers, signal: this.abort.signal } as const
      const answer = await this.requester.send(request, (begun) => begun)
      if (this.destroyed) return void answer.destroy()
      if (headers['range'] && answer.statusCode !== 206) {
        answer.destroy()
        throw new StorageAway('The object storage ignores ranges.')
      }
      this.tag ??= answer.headers.etag
      this.passOn(answer)
    } catch (error) {
      if (!this.destroyed) this.finish(error)
    } finally {
      this.isOpening = false
    }
  }

  /** A range behind the end holds no bytes, as on a disk. */
  private finish(error: unknown): void {
    const known = error instanceof Error ? error : new Error(String(error))
    if ('code' in known && known.code === outsideObject) this.push(null)
    else this.destroy(known)
  }

  private passOn(answer: IncomingMessage): void {
    this.answer = answer
    answer.on('data', (bytes: Buffer) => {
      this.received += bytes.length
      this.tries = 0
      if (this.push(bytes)) this.watch()
      else {
        clearTimeout(this.timer)
        answer.pause()
      }
    })
    answer.once('end', () => {
      clearTimeout(this.timer)
      if (answer.complete) this.push(null)
    })
    answer.once('error', (error) => this.continueReading(error))
    this.watch()
  }

  /** Asks for the rest after the connection broke. */
  private continueReading(error: Error): void {
    clearTimeout(this.timer)
    this.answer = undefined
    if (this.destroyed) return
    this.tries += 1
    if (this.tries >= mostTries) {
      const away = new StorageAway(`The object storage broke off: ${error.message}`, {
        cause: error,
      })
      this.destroy(this.requester.fail(away))
    } else void this.open()
  }
}
