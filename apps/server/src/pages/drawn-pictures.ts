import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../platform/content/packed.ts'
import { type Asker, type NotParsed, ParsePool } from '../platform/parsing/parse-pool.ts'

/** Uploads have their own parsing threads, so that drawing many pictures does not delay them. */
const limits = { workers: 1, mostWaiting: 20, mostWaitingOfOne: 10 }
/** Seconds after which a client may request a picture again that could not be drawn. */
const retrySeconds = 10

export interface DrawnPicture {
  png: Buffer
  etag: string
}

type Draw = (pool: ParsePool, asker: Asker) => Promise<Uint8Array | NotParsed>

/**
 * A cache of PNG pictures. The key contains all inputs, so a change makes a new picture and the old
 * one is evicted later.
 */
export class DrawnPictures {
  private readonly pool = new ParsePool(limits)
  private readonly cache: LRUCache<string, DrawnPicture, { schoolId: number; draw: Draw }>

  constructor(mostBytes: number) {
    this.cache = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ png }, key) => png.length + key.length,
      fetchMethod: (_key, _stale, { context }) => this.draw(context.schoolId, context.draw),
    })
  }

  /**
   * Returns a picture from the cache, or draws it; undefined when too many pictures of the school
   * are waiting.
   */
  get(schoolId: number, key: string, draw: Draw): Promise<DrawnPicture | undefined> {
    return this.cache.fetch(`${schoolId} ${key}`, { context: { schoolId, draw } })
  }

  private async draw(schoolId: number, draw: Draw): Promise<DrawnPicture | undefined> {
    const drawn = await draw(this.pool, { person: `school ${schoolId}`, schoolId })
    if (typeof drawn === 'string') return undefined
    const png = Buffer.from(drawn)
    return { png, etag: etagOf(png) }
  }
}

/** Sends the picture, or 503 with the time of the next try (FRM-298). */
export function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  drawn: DrawnPicture | undefined,
) {
  if (!drawn)
    return reply
      .code(503)
      .headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store' })
      .send()
  void reply.headers({ 'cache-control': 'public, no-cache', etag: drawn.etag })
  if (request.headers['if-none-match'] === drawn.etag) return reply.code(304).send()
  return reply.type('image/png').send(drawn.png)
}
