import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type AnyCall, deviceKindOf, type Language, pickText, refusals } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { School } from '../platform/actor.ts'
import type { ContentWatch } from '../platform/content/content-watch.ts'
import type { CacheUse } from '../platform/content/shared.ts'
import { labelPacked, sendLabelled } from '../platform/content/packed.ts'
import type { AnsweredCall } from '../platform/http/answer.ts'
import type { Context } from '../platform/http/context.ts'
import { contextOf, type HttpDeps, languageFor } from '../platform/http/bind.ts'
import { plainPage, plainPagePolicy } from '../platform/http/writing/plain-page.ts'
import { Refusal, refusalBody } from '../platform/refusal.ts'
import { addArt } from './art.ts'
import { addDeviceFiles } from './device/addresses.ts'
import { documentHeaders } from './document-headers.ts'
import { RenderedPageCache } from './rendered-page-cache.ts'
import type { ObserveAnswer } from '../platform/observe/metrics.ts'
import { type PageRequest, homeOf, keyOf, parsePageRequest } from './page-request.ts'
import { FirstData } from './first-data.ts'
import { type MadePage, renderPage, type PageMaker } from './render-page.ts'
import { Renderer } from './renderer.ts'
import { addSearchEngines } from './search-engines/addresses.ts'
import { addSharePictures } from './search-engines/share-pictures.ts'
import { findSites, type Site } from './sites.ts'
import {
  type CachedPage,
  PageRefused,
  AnonymousPageCache,
  VisitorTurns,
} from './anonymous-page-cache.ts'

interface PageService extends PageMaker {
  site: Site
  visitorPages?: AnonymousPageCache | undefined
  turns?: VisitorTurns
  known?: RenderedPageCache | undefined
}

/** The page and its cache key; the key is undefined when the page is not shared. */
interface FoundPage {
  page: MadePage | CachedPage
  key?: string
}

/** Shares the page of visitors; a page for a signed-in person is never shared. */
async function findOrMake(
  service: PageService,
  asked: PageRequest,
  context: Context,
): Promise<FoundPage> {
  const make = () => renderPage(service, asked, context)
  const { visitorPages, turns } = service
  if (context.actor.kind !== 'visitor' || !turns) return { page: await make() }
  const key = keyOf(asked)
  if (key === undefined || !visitorPages) return { page: await turns.make(context, make) }
  const { school, client } = context
  const whole = `${client.origin} ${deviceKindOf(client.userAgent)} ${key}`
  const page = await turns.share(context, make, (once) => visitorPages.get(school.id, whole, once))
  return { page, key: whole }
}

function refusedPage(error: unknown): PageRefused {
  if (error instanceof PageRefused) return error
  throw error
}

/** OPS-020: the page of a suspended school. */
function closedPage({ title, defaultLanguage }: School, language: Language): string {
  return plainPage({
    language,
    title: pickText(title, language, defaultLanguage),
    text: refusals.schoolSuspended[language],
  })
}

/** OPS-020: a person gets a readable page, in the language in which the site was read before. */
async function sendRefusedPage(
  { site, deps }: PageService,
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refusal,
) {
  const school = await deps.findSchool(request.hostname)
  if (refused.name !== 'schoolSuspended' || !school)
    return reply.code(404).send(refusalBody(refused, languageFor(request)))
  const { language } = parsePageRequest(site, request, school)
  return reply
    .code(refusals.schoolSuspended.status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(closedPage(school, language))
}

async function sendPage(service: PageService, request: FastifyRequest, reply: FastifyReply) {
  // Platform administrators sign in on the admin site while the school is suspended.
  const opening: Pick<AnyCall, 'whileSuspended'> =
    service.site.name === 'admin' ? { whileSuspended: 'allowed' } : {}
  const context = await contextOf(request, reply, service.deps, undefined, opening)
  if (context instanceof Refusal) return sendRefusedPage(service, request, reply, context)
  const asked = parsePageRequest(service.site, request, context.school)
  const home = homeOf(asked)
  // A permanent redirect would keep browsers from requesting this address again.
  if (home) return reply.header('cache-control', 'private, no-cache').redirect(home, 302)
  const found = await findOrMake(service, asked, context).catch(refusedPage)
  if (found instanceof PageRefused)
    return reply
      .code(found.status)
      .header('retry-after', found.retrySeconds)
      .send(refusalBody(found.refusal, asked.language))
  const { page, key } = found
  // Browsers must revalidate, because the new address may be removed later.
  if (page.movedTo !== undefined)
    return reply.header('cache-control', 'private, no-cache').redirect(page.movedTo, 301)
  void reply
    .header('content-security-policy', page.contentPolicy)
    // The page may name a person, so shared caches must not store it.
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8')
  // Search engines may fetch the staff sites and personal pages, and need this header to leave them
  // out.
  if (service.site.name !== 'web' || !asked.match?.page.address)
    void reply.header('x-robots-tag', 'noindex')
  if (!('compressed' in page)) return reply.code(page.status).send(page.body)
  labelPacked(reply.code(page.status).header('vary', 'cookie, user-agent'), page)
  const { school } = context
  if (key !== undefined) service.known?.remember(request, reply, { school, pageKey: key, page })
  return sendLabelled(request, reply, page)
}

const aYear = 31_536_000_000

/**
 * Serves the files of a site in a scope of their own, so that headers of documents do not apply to
 * them.
 */
async function addFiles(files: FastifyInstance, site: Site, assets: string) {
  files.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode < 400) for (const name of documentHeaders) void reply.removeHeader(name)
    done(null, payload)
  })
  await files.register(fastifyStatic, {
    root: assets,
    prefix: `${site.base}assets/`,
    maxAge: aYear,
    immutable: true,
    preCompressed: true,
    // The file name contains a hash of the content.
    etag: false,
    lastModified: false,
    setHeaders: (response) => {
      // A shared cache must send a compressed copy only to clients that accept it.
      response.setHeader('vary', 'accept-encoding')
    },
  })
}

async function addAssets(app: FastifyInstance, sites: Site[]) {
  for (const site of sites) {
    const assets = join(site.directory, 'assets')
    if (existsSync(assets)) await app.register((files) => addFiles(files, site, assets))
  }
}

/** Serves the three sites: hashed files are cached for a year, pages are always revalidated. */
export async function addPages(
  app: FastifyInstance,
  deps: HttpDeps,
  answered: AnsweredCall[],
  caching?: { watch: ContentWatch; bytes: number; observe?: ObserveAnswer; use?: CacheUse },
  sites: Site[] = findSites(),
) {
  addArt(app)
  const firstData = new FirstData(answered)
  await addAssets(app, sites)
  addSearchEngines(app, deps, caching?.watch)
  addSharePictures(app, deps)
  for (const site of sites.filter((one) => one.name !== 'web')) {
    app.get(site.base.slice(0, -1), (_request, reply) => reply.redirect(site.base))
    app.get(`${site.base}*`, (request, reply) =>
      sendPage({ site, firstData, deps }, request, reply),
    )
  }
  const web = sites.find((site) => site.name === 'web')
  if (web) addDeviceFiles(app, deps, web)
  const report = (error: Error) =>
    app.log.error({ event: 'page.failed', err: error }, 'drawing a page')
  const renderer = web && Renderer.ofSite(web.directory, report)
  // Starts the rendering thread now, so that the first visitor does not wait for it.
  app.addHook('onListen', async () => void renderer?.warm())
  app.addHook('onClose', async () => renderer?.close())
  const visitorPages = caching && new AnonymousPageCache(caching.watch, caching.bytes, caching.use)
  const turns = new VisitorTurns()
  const known =
    visitorPages &&
    new RenderedPageCache({
      pages: visitorPages,
      findSchool: (host) => deps.findSchool(host),
      observe: caching.observe ?? (() => undefined),
    })
  known?.standBefore(app)
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      web &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')
    if (isPage) {
      const service = { site: web, firstData, deps, renderer, visitorPages, turns, known }
      return sendPage(service, request, reply)
    }
    return reply.code(404).send({ ok: false, code: -2, msg: 'Not found.', data: null })
  })
}
