import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { deviceKindOf, isLanguage } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { School } from '../platform/actor.ts'
import { unpack } from '../platform/content/packed.ts'
import type { ObserveAnswer } from '../platform/observe/metrics.ts'
import { namesHostTwice } from '../platform/http/request-origin.ts'
import type { CachedPage, VisitorPages } from './visitor-pages.ts'

/** Addresses that are remembered, of all schools together. */
const mostAddresses = 1000
const longestKey = 600

/** Of one answer, not of all that have the same page. */
const ownHeaders = new Set(['content-encoding', 'content-length', 'connection', 'date'])

/** The language that a browser remembers, read from the cookies as they were sent; undefined: not sure. */
function rememberedIn(cookies: string): string | undefined {
  const [, language = ''] = /(?:^|; )language=([a-z-]+)(?:;|$)/.exec(cookies) ?? []
  const named = cookies.split('language').length - 1
  return named === (language ? 1 : 0) ? language : undefined
}

/**
 * All words of a request that decide which page a visitor gets. Undefined where the request may say more: it asks for
 * no page, brings something along, or may come from somebody signed in.
 */
export function addressKey(request: IncomingMessage) {
  const { method, url = '', headers, socket } = request
  if (namesHostTwice(request)) return undefined
  if (method !== 'GET' || url.includes('%')) return undefined
  const { host, cookie = '', language = '', 'user-agent': agent = '' } = headers
  if (language !== '' && !isLanguage(language)) return undefined
  // Both cookies of a session are called so, with and without the prefix.
  if (cookie.includes('oken')) return undefined
  if ('content-length' in headers || 'transfer-encoding' in headers) return undefined
  const remembered = rememberedIn(cookie)
  if (remembered === undefined) return undefined
  const { 'x-forwarded-host': forHost = '', 'x-forwarded-proto': forScheme = '' } = headers
  // Whether the words of a proxy count depends on where they come from.
  const from = forHost || forScheme ? socket.remoteAddress : ''
  const place = [host, forHost, forScheme, from].join(' ')
  const key = `${place} ${deviceKindOf(agent)} ${remembered} ${url}`
  return key.length <= longestKey ? key : undefined
}

interface Known {
  hostname: string
  school: School
  /** Of the page among those of its school. */
  pageKey: string
  /** The page itself would stay in memory with its address. */
  etag: string
  /** Names and values in turn, as they are sent with every form of the page. */
  headers: string[]
}

function listHeaders(all: OutgoingHttpHeaders): string[] {
  return Object.entries(all)
    .filter(([name]) => !ownHeaders.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)])
}

interface Deps {
  pages: VisitorPages
  findSchool(host: string): Promise<School | undefined>
  /** Told of each answer that is given here. */
  observe: ObserveAnswer
}

/**
 * FRM-275: a page that is kept is sent before the web framework has looked at its request. The first visitor's request
 * went the whole way; the next one with the same words gets the same answer, headers included, as long as the page is
 * the one that is kept and the host belongs to the same school.
 */
export class KnownAddresses {
  private readonly known = new LRUCache<string, Known>({ max: mostAddresses })
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Called when a kept page goes out and all its headers are set. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { school, pageKey, page }: Pick<Known, 'school' | 'pageKey'> & { page: CachedPage },
  ): void {
    // The address as it was sent, for one that cannot be read is written otherwise for the framework.
    const key = request.originalUrl === request.url ? addressKey(request.raw) : undefined
    if (key === undefined || page.status !== 200) return
    const all = reply.getHeaders() as OutgoingHttpHeaders
    if ('set-cookie' in all) return
    const { hostname } = request
    const { etag } = page
    this.known.set(key, { hostname, school, pageKey, etag, headers: listHeaders(all) })
  }

  /** Answers in front of the framework what is known, and leaves everything else to it. */
  standBefore(app: FastifyInstance): void {
    // The framework writes a line for each request then.
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
    // The framework ends the connections of a server that stops.
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
