import { htmlLanguage, pickText } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownAuthor } from '../../modules/accounts/index.ts'
import { countPublished, listPublished } from '../../modules/articles/index.ts'
import { countListed, listListed } from '../../modules/courses/index.ts'
import { listForMap as listLivePosts } from '../../modules/employment/index.ts'
import { listSchoolPages } from '../../modules/schools/index.ts'
import { listForMap } from '../../modules/training/index.ts'
import type { School } from '../../platform/actor.ts'
import type { ContentWatch } from '../../platform/content/content-watch.ts'
import {
  type Answer,
  etagOf,
  pack,
  type Packed,
  sendPacked,
} from '../../platform/content/packed.ts'
import { CachedAnswers } from '../../platform/content/shared.ts'
import { type HttpDeps, sendRefusal } from '../../platform/http/bind.ts'
import { clientOf } from '../../platform/http/client.ts'
import { apiBase } from '../../platform/http/bind.ts'
import { refusal } from '../../platform/refusal.ts'
import { writeFeed } from './feed.ts'
import { addressIn } from './page-view.ts'
import {
  articleAddress,
  articlesAddress,
  courseAddress,
  companyAddress,
  coursesAddress,
  homeAddress,
  jobAddress,
  jobsAddress,
  newsAddress,
  newsListAddress,
  schoolPageAddress,
  trainAddress,
  trainsAddress,
} from './page-paths.ts'
import { sitePages } from '../public-pages.ts'
import { type MappedPage, type MapSchool, pagesOfFile, writeIndex, writeUrls } from './site-map.ts'

/** Maximum bytes of all cached sitemaps. */
const mostBytes = 24 * 1024 * 1024

interface Asked {
  school: School
  origin: string
}

type Respond = (asked: Asked, request: FastifyRequest, reply: FastifyReply) => unknown

/** Sends a response that is the same for all, so it needs the school of the host and no session. */
async function respond(
  deps: HttpDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  send: Respond,
) {
  const school = await deps.findSchool(request.hostname)
  if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
  if (school.isSuspended)
    return sendRefusal(reply, refusal('schoolSuspended'), school.defaultLanguage)
  const { origin } = clientOf(request, reply)
  return send({ school, origin }, request, reply)
}

/** FRM-296: returns the robots.txt of a school. */
function writeRobots(origin: string): string {
  const closed = sitePages.flatMap(({ closed: path }) =>
    path === undefined ? [] : [`Disallow: ${path}`, `Disallow: /*${path}`],
  )
  return [
    'User-agent: *',
    `Disallow: /api/`,
    // Covers of courses have this address.
    `Allow: ${apiBase}/file/public/`,
    ...closed,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap-jobs.xml`,
    '',
  ].join('\n')
}

/**
 * Lists the pages of one file: home, lists, trainings and pages of the school, then the courses,
 * then articles and news.
 */
async function listPages(
  { services: { db, seal } }: HttpDeps,
  school: School,
  { first, courses: listed }: { first: MappedPage[]; courses: number },
  { skip, most }: { skip: number; most: number },
): Promise<MappedPage[]> {
  const own = first.slice(skip, skip + most)
  const range = { skip: Math.max(0, skip - first.length), most: most - own.length }
  const rows = await listListed(db, school.id, range)
  const courses = rows.map(({ id, updatedAt }) => ({
    address: courseAddress(seal('course', id)),
    changedAt: updatedAt,
  }))
  const left = most - own.length - courses.length
  if (left === 0) return [...own, ...courses]
  const before = Math.max(0, skip - first.length - listed)
  const texts = await listPublished(db, school.id, { skip: before, most: left })
  const articles = texts.map(({ id, category, updatedAt }) => ({
    address: (category === null ? articleAddress : newsAddress)(seal('article', id)),
    changedAt: updatedAt,
  }))
  return [...own, ...courses, ...articles]
}

/**
 * Writes one file of the sitemap; undefined when there is no such file. `file` counts from 1; 0 is
 * the address that robots.txt names, with an index when one file is too small.
 */
async function writeMap(
  deps: HttpDeps,
  { school, origin }: Asked,
  file: number,
): Promise<string | undefined> {
  const { db, seal } = deps.services
  const [{ courses, changedAt }, articles, programmes, texts] = await Promise.all([
    countListed(db, school.id),
    countPublished(db, school.id),
    listForMap(db, school.id),
    listSchoolPages(db, school.id),
  ])
  const lists = [
    homeAddress,
    coursesAddress,
    trainsAddress,
    ...(articles > 0 ? [articlesAddress, newsListAddress] : []),
  ].map((address) => ({ address, changedAt }))
  const trainings = programmes.map(({ id, updatedAt }) => ({
    address: trainAddress(seal('training', id)),
    changedAt: updatedAt,
  }))
  const ofSchool = texts
    .filter(({ published }) => published)
    .map(({ id, updatedAt }) => ({
      address: schoolPageAddress(seal('schoolPage', id)),
      changedAt: updatedAt,
    }))
  const first = [...lists, ...trainings, ...ofSchool]
  const { languages, defaultLanguage } = school
  const mapSchool: MapSchool = { origin, languages, defaultLanguage }
  const most = pagesOfFile(mapSchool)
  const files = Math.ceil((first.length + courses + articles) / most)
  if (file === 0 && files > 1) return writeIndex(files, mapSchool)
  if (file > files) return undefined
  const skip = Math.max(0, file - 1) * most
  return writeUrls(await listPages(deps, school, { first, courses }, { skip, most }), mapSchool)
}

/**
 * JOB-086: returns the newest live posts and their companies. They have their own file, because it
 * changes whenever a post ends.
 */
async function writeJobMap({ services: { db, seal }, clock }: HttpDeps, asked: Asked) {
  const { school, origin } = asked
  const { languages, defaultLanguage } = school
  const mapSchool: MapSchool = { origin, languages, defaultLanguage }
  // Posts fill at most half of a file, because each may add its company.
  const most = Math.floor(pagesOfFile(mapSchool) / 2)
  const posts = await listLivePosts(db, school.id, most, clock.now())
  const companies = new Map(posts.map((post) => [post.companyId, post.companyChangedAt]))
  const pages: MappedPage[] = [
    { address: jobsAddress, changedAt: null },
    ...posts.map(({ id, changedAt }) => ({ address: jobAddress(seal('jobPost', id)), changedAt })),
    ...[...companies].map(([id, changedAt]) => ({
      address: companyAddress(seal('company', id)),
      changedAt,
    })),
  ]
  return writeUrls(pages, mapSchool)
}

interface MadeMap extends Answer {
  isThere: boolean
}

async function makeMap(
  deps: HttpDeps,
  asked: Asked,
  file: number | 'jobs',
): Promise<Packed<MadeMap>> {
  const text = await (file === 'jobs' ? writeJobMap(deps, asked) : writeMap(deps, asked, file))
  const body = Buffer.from(text ?? '')
  return pack({ body, etag: etagOf(body), isThere: text !== undefined })
}

const entriesOfFeed = 30

/**
 * CNT-093: returns the feed of the newest articles and news of a school, in its default language.
 */
async function makeFeed(
  { services: { db, seal } }: HttpDeps,
  { school, origin }: Asked,
): Promise<string> {
  const { defaultLanguage: language, title } = school
  const rows = await listPublished(db, school.id, { skip: 0, most: entriesOfFeed })
  const entries = rows.map(({ id, category, publishedAt, authorName, ...row }) => ({
    ...row,
    author: shownAuthor(authorName, language),
    publishedAt: publishedAt ?? row.updatedAt,
    url: addressIn(
      language,
      origin,
      (category === null ? articleAddress : newsAddress)(seal('article', id)),
    ),
  }))
  return writeFeed({
    title: pickText(title, language, language),
    self: `${origin}/feed.xml`,
    page: addressIn(language, origin, newsListAddress),
    language: htmlLanguage[language],
    entries,
  })
}

/** Serves robots.txt, sitemaps and feeds (FRM-294 to FRM-296). */
export function addSearchEngines(app: FastifyInstance, deps: HttpDeps, watch?: ContentWatch) {
  const cachedMaps = watch && new CachedAnswers<Packed<MadeMap>>(watch, mostBytes)
  const sendMap =
    (file: number | 'jobs'): Respond =>
    async (asked, request, reply) => {
      const make = () => makeMap(deps, asked, file)
      const key = `${asked.origin} ${file}`
      const map = await (cachedMaps
        ? cachedMaps.get(asked.school.id, key, make, ({ isThere }) => isThere)
        : make())
      if (!map.isThere) return sendRefusal(reply, refusal('notFound'), 'en')
      void reply.header('cache-control', 'public, no-cache').type('application/xml; charset=utf-8')
      return sendPacked(request, reply, map)
    }
  const sendFeed: Respond = async (asked, _request, reply) =>
    reply
      .header('cache-control', 'public, no-cache')
      .type('application/atom+xml; charset=utf-8')
      .send(await makeFeed(deps, asked))
  const sendRobots: Respond = ({ origin }, _request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(writeRobots(origin))
  app.get('/robots.txt', (request, reply) => respond(deps, request, reply, sendRobots))
  app.get('/feed.xml', (request, reply) => respond(deps, request, reply, sendFeed))
  app.get('/sitemap.xml', (request, reply) => respond(deps, request, reply, sendMap(0)))
  app.get('/sitemap-jobs.xml', (request, reply) => respond(deps, request, reply, sendMap('jobs')))
  app.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    respond(deps, request, reply, sendMap(Number(request.params.file))),
  )
}
