import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { deviceKindOf, isLanguage } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { School } from '../platform/actor.ts'
import { unpack } from '../platform/content/packed.ts'
import type { ObserveAnswer } from '../platform/observe/metrics.ts'
import { namesHostTwice } from '../platform/http/request-origin.ts'
import type { CachedPage, AnonymousPageCache } from './anonymous-page-cache.ts'

/** Maximum number of cached addresses of all schools together. */
const mostAddresses = 1000
const longestKey = 600

/** Headers that belong to one response and are not shared with the cached page. */
const ownHeaders = new Set([
  'content-encoding',
  'content-length',
  'connection',
  'date',
  'x-request-id',
])

/** Reads the remembered language from the cookie header; undefined when it is ambiguous. */
function rememberedIn(cookies: string): string | undefined {
  const [, language = ''] = /(?:^|; )language=([a-z-]+)(?:;|$)/.exec(cookies) ?? []
  const named = cookies.split('language').length - 1
  return named === (language ? 1 : 0) ? language : undefined
}

/**
 * Returns the cache key: all parts of a request that decide which page a visitor gets. Undefined
 * when the request is no page view, has a body, or may come from a signed-in person.
 */
export function addressKey(request: IncomingMessage) {
  const { method, url = '', headers, socket } = request
  if (namesHostTwice(request)) return undefined
  if (method !== 'GET' || url.includes('%')) return undefined
  const { host, cookie = '', language = '', 'user-agent': agent = '' } = headers
  if (language !== '' && !isLanguage(language)) return undefined
  // Both session cookies contain this text, with and without the prefix.
  if (cookie.includes('oken')) return undefined
  if ('content-length' in headers || 'transfer-encoding' in headers) return undefined
  const remembered = rememberedIn(cookie)
  if (remembered === undefined) return undefined
  const { 'x-forwarded-host': forHost = '', 'x-forwarded-proto': forScheme = '' } = headers
  // Forwarded headers are trusted only from known proxies, so the sender is part of the key.
  const from = forHost || forScheme ? socket.remoteAddress : ''
  const place = [host, forHost, forScheme, from].join(' ')
  const key = `${place} ${deviceKindOf(agent)} ${remembered} ${url}`
  return key.length <= longestKey ? key : undefined
}

interface Known {
  hostname: string
  school: School
  /** Cache key of the page within its school. */
  pageKey: string
  /** The ETag is stored instead of the page, so that evicted pages do not stay in memory. */
  etag: string
  /** Header names and values, alternately, sent with every encoding of the page. */
  headers: string[]
}

function listHeaders(all: OutgoingHttpHeaders): string[] {
  return Object.entries(all)
    .filter(([name]) => !ownHeaders.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)])
}

interface Deps {
  pages: AnonymousPageCache
  findSchool(host: string): Promise<School | undefined>
  /** Receives each response that is sent here. */
  observe: ObserveAnswer
}

/**
 * FRM-275: sends a cached page before the web framework handles the request. The first request goes
 * through the framework; the next equal request gets the same headers and body as long as the page
 * is still cached and the host belongs to the same school.
 */
export class RenderedPageCache {
  private readonly known = new LRUCache<string, Known>({ max: mostAddresses })
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Called when a cached page is sent and all its headers are set. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { school, pageKey, page }: Pick<Known, 'school' | 'pageKey'> & { page: CachedPage },
  ): void {
    // The framework rewrites an undecodable address; only an unchanged one may become a key.
    const key = request.originalUrl === request.url ? addressKey(request.raw) : undefined
    if (key === undefined || page.status !== 200) return
    const all = reply.getHeaders() as OutgoingHttpHeaders
    if ('set-cookie' in all) return
    const { hostname } = request
    const { etag } = page
    this.known.set(key, { hostname, school, pageKey, etag, headers: listHeaders(all) })
  }

  /** Sends cached responses before the framework and passes all other requests to it. */
  standBefore(app: FastifyInstance): void {
    // At these levels the framework logs every request, so no request may bypass the framework.
    if (app.log.level === 'debug' || app.log.level === 'trace') return
    let isOpen = true
    app.front.answer = (request, response, passOn) => {
      const begun = performance.now()
      const key = isOpen ? addressKey(request) : undefined
      const known = key === undefined ? undefined : this.known.get(key)
      if (!known) return passOn()
      this.deps.findSchool(known.hostname).then((school) => {
        const page = school === known.school ? this.pageOf(known) : undefined
        if (!page) return passOn()
        const status = send(request, response, page, known.headers)
        this.deps.observe(status, (performance.now() - begun) / 1000)
      }, passOn)
    }
    // The framework closes the connections when the server stops.
    app.addHook('preClose', (done) => {
      isOpen = false
      done()
    })
  }

  private pageOf({ school, pageKey, etag }: Known): CachedPage | undefined {
    const page = this.deps.pages.find(school.id, pageKey)
    return page?.etag === etag ? page : undefined
  }
}

function send(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { etag, compressed }: CachedPage,
  headers: string[],
): number {
  if (asked['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return 304
  }
  const isPacked = /\bbr\b/.test(String(asked['accept-encoding'] ?? ''))
  const bytes = isPacked ? compressed : unpack(compressed)
  const own = ['content-length', String(bytes.length)]
  if (isPacked) own.push('content-encoding', 'br')
  response.writeHead(200, [...headers, ...own]).end(bytes)
  return 200
}
