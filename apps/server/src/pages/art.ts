import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { readArtAddress, terraces } from '@titian/ui/terraces'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { documentHeaders } from './document-headers.ts'

const compress = promisify(brotliCompress)

/** Maximum bytes of all cached drawings together. */
const mostBytes = 16 * 1024 * 1024

interface Drawing {
  plain: Buffer
  compressed: Buffer
}

type Asked = FastifyRequest<{ Params: { name: string } }>

/**
 * Serves the covers and backgrounds of the sites, each generated once (FRM-281). The address alone
 * decides the drawing.
 */
export function addArt(app: FastifyInstance) {
  const cache = new LRUCache<string, Drawing>({
    maxSize: mostBytes,
    sizeCalculation: ({ plain, compressed }, key) => plain.length + compressed.length + key.length,
  })

  async function draw(request: Asked): Promise<Drawing | undefined> {
    const words = new URLSearchParams(request.url.split('?')[1])
    const asked = readArtAddress(request.params.name, words)
    if (!asked) return undefined
    const key = JSON.stringify(asked)
    const known = cache.get(key)
    if (known) return known
    const primary = asked.primary === undefined ? {} : { primary: asked.primary }
    const plain = Buffer.from(terraces(asked.seed, { ...asked.options, ...primary }))
    const drawing = { plain, compressed: await compress(plain) }
    cache.set(key, drawing)
    return drawing
  }

  app.get('/art/:name.svg', async (request: Asked, reply: FastifyReply) => {
    const drawing = await draw(request)
    if (!drawing) return reply.code(404).send()
    // Document headers have no effect on pictures, and would add half the size of a drawing.
    for (const name of documentHeaders) void reply.removeHeader(name)
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type('image/svg+xml')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(drawing.plain)
    return reply.header('content-encoding', 'br').send(drawing.compressed)
  })
}
