import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  htmlLanguage,
  isLanguage,
  type Language,
  languageOfPrefix,
  pickText,
} from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredCall } from '../platform/http/answer.ts'
import type { School } from '../platform/actor.ts'
import type { Context } from '../platform/http/context.ts'
import { contextOf, type Deps } from '../platform/http/bind.ts'
import { escapeHtml } from '../platform/http/escape-html.ts'
import { Refusal, refusalBody } from '../platform/refusal.ts'
import { randomToken } from '../platform/security/secrets.ts'
import { contentPolicy } from './content-policy.ts'
import {
  type FirstAnswer,
  FirstData,
  frameCalls,
  headerCalls,
  personCalls,
  writeFirstData,
} from './first-data.ts'
import {
  findPage,
  type FoundPage,
  frameSources,
  languageLinks,
  notFoundSource,
  type PublicPage,
} from './public-pages.ts'
import { Renderer } from './renderer.ts'
import { findSites, type Site } from './sites.ts'

/** Path and query of a request as they were sent: not every path that can be asked for makes a URL. */
function splitAddress(address: string): { path: string; query: URLSearchParams } {
  const end = address.indexOf('?')
  return end < 0
    ? { path: address, query: new URLSearchParams() }
    : { path: address.slice(0, end), query: new URLSearchParams(address.slice(end + 1)) }
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function splitLanguage(
  path: string,
  languages: readonly Language[],
): { prefix?: Language; rest: string } {
  const [, first = '', ...others] = path.split('/')
  const prefix = languageOfPrefix(readable(first))
  if (!prefix) return { rest: path }
  const rest = `/${others.join('/')}`
  // FRM-016: a language that the school does not offer is dropped.
  return languages.includes(prefix) ? { prefix, rest } : { rest }
}

interface Head {
  title: string
  description: string
  links: string
}

function fill(
  site: Site,
  language: Language,
  nonce: string,
  head: Head,
  { drawn, firstData }: { drawn: string | null | undefined; firstData: string },
): string {
  const tags = `<title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}"><meta property="og:title" content="${escapeHtml(head.title)}"><meta property="og:description" content="${escapeHtml(head.description)}"><meta name="csp-nonce" content="${nonce}">${head.links}`
  return site.html
    .replace(/<html lang="[^"]*"/, `<html lang="${htmlLanguage[language]}"`)
    .replace('<!--titian-head-->', () => tags)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn ?? ''}</div>`)
    .replace('<!--titian-data-->', () => firstData)
}

function preloads(site: Site, sources: string[], styled: string[]): string {
  const files = sources.map((source) => site.filesOf(source))
  const later = styled.map((source) => site.filesOf(source))
  const scripts = new Set(files.flatMap((file) => file.scripts))
  const styles = new Set([...files, ...later].flatMap((file) => file.styles))
  return (
    [...scripts].map((file) => `<link rel="modulepreload" href="${file}">`).join('') +
    [...styles].map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  )
}

async function askAll(
  firstData: FirstData,
  calls: Parameters<FirstData['ask']>[0][],
  context: Context,
) {
  const answers = await Promise.all(calls.map((call) => firstData.ask(call, context)))
  return answers.filter((answer): answer is FirstAnswer => answer !== undefined)
}

interface PageService {
  site: Site
  firstData: FirstData
  around: Deps
  renderer?: Renderer | undefined
}

/** FRM-181: first the prefix, then the choice remembered in this browser, then the school's default. */
function readLanguage(site: Site, path: string, remembered: string | undefined, school: School) {
  const isPrefixed = site.name === 'web'
  const { prefix, rest } = isPrefixed
    ? splitLanguage(path, school.languages)
    : { prefix: undefined, rest: path }
  const own =
    isLanguage(remembered) && school.languages.includes(remembered) ? remembered : undefined
  return {
    language: prefix ?? own ?? school.defaultLanguage,
    prefix: prefix ? (path.split('/')[1] ?? null) : null,
    path: rest,
  }
}

function sourcesOf(language: Language, page: PublicPage | undefined): string[] {
  const { source, noun } = page ?? {}
  return [
    `virtual:texts/${language}`,
    ...(noun ? [`virtual:texts/${language}/${noun}`] : []),
    ...(source ? [source] : []),
  ]
}

/** What a page of the student site is called, or undefined where there is no such page or thing. */
function nameOf(match: FoundPage | undefined, answers: FirstAnswer[], language: Language) {
  if (!match) return undefined
  const { about, title, description } = match.page
  return about ? about(answers) : { title: title[language], description: description[language] }
}

interface Asked {
  language: Language
  prefix: string | null
  path: string
  query: URLSearchParams
  match: FoundPage | undefined
}

/** What the page carries: the answers of its calls, and what it is called. */
async function collectData(
  { firstData, around }: PageService,
  { match, query, language }: Asked,
  base: Context,
) {
  const context: Context = { ...base, language }
  const isSignedIn = context.actor.kind === 'user'
  const ownCalls = match ? match.page.calls(match.group, query) : []
  const [frame, person, header, own] = await Promise.all([
    askAll(firstData, frameCalls, context),
    askAll(firstData, isSignedIn ? personCalls : [], context),
    askAll(firstData, match ? headerCalls : [], context),
    askAll(firstData, ownCalls, context),
  ])
  const live = around.services.live.place?.address ?? null
  const facts = { language, loggedIn: isSignedIn, live }
  const name = nameOf(match, own, language)
  return { name, isSignedIn, data: writeFirstData(facts, frame, [...person, ...header, ...own]) }
}

/**
 * FRM-271: visitors get what every one of them gets. What has no page is told by a page of its own; a thing that is
 * not there, by the page that asks for it. An address with a token signs somebody in (ACC-225).
 */
function isDrawn({ match, query }: Asked, isNamed: boolean): boolean {
  if (query.has('temporaryToken')) return false
  return match ? isNamed && match.page.drawn === true : true
}

/** The HTML of a site: school, language and, on public pages, the first data, title and preloads (architecture, budgets). */
async function sendPage(service: PageService, request: FastifyRequest, reply: FastifyReply) {
  const { site, around, renderer } = service
  const base = await contextOf(request, reply, around)
  if (base instanceof Refusal) return reply.code(404).send(refusalBody(base, 'en'))
  const { school, client } = base
  const isStudentSite = site.name === 'web'
  const { path: address, query } = splitAddress(request.url)
  const { language, prefix, path } = readLanguage(site, address, request.cookies.language, school)
  const match = isStudentSite ? findPage(path) : undefined
  const asked: Asked = { language, prefix, path, query, match }
  const { name, isSignedIn, data } = await collectData(service, asked, base)
  const nonce = randomToken(16)
  const mayDraw = isStudentSite && !isSignedIn && isDrawn(asked, name !== undefined)
  const { userAgent, origin } = client
  const drawn = mayDraw
    ? await renderer?.render({
        address: request.url,
        prefix,
        language,
        browser: { userAgent, origin },
        nonce,
        firstData: data.json,
      })
    : undefined
  const schoolName = pickText(school.title, language, school.defaultLanguage)
  const styled = drawn ? [...frameSources, ...(match ? [] : [notFoundSource])] : []
  const links = isStudentSite
    ? languageLinks(path === '/' ? '/home' : path, school.languages, origin)
    : ''
  const head: Head = {
    title: name ? `${name.title} - ${schoolName}` : schoolName,
    description: name?.description ?? '',
    links: preloads(site, sourcesOf(language, match?.page), styled) + links,
  }
  return (
    reply
      .code(isStudentSite && !name ? 404 : 200)
      .header('content-security-policy', contentPolicy(nonce, around.services, site.inlineScripts))
      // It may name a person, so that no cache on the way may keep it for others.
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(fill(site, language, nonce, head, { drawn, firstData: data.element }))
  )
}

const aYear = 31_536_000_000

/** Serves the three sites: hashed files for a year, pages fresh each time. */
export async function addPages(
  app: FastifyInstance,
  around: Deps,
  answered: AnsweredCall[],
  sites: Site[] = findSites(),
) {
  const firstData = new FirstData(answered)
  let decorate = true
  for (const site of sites) {
    const assets = join(site.directory, 'assets')
    if (!existsSync(assets)) continue
    await app.register(fastifyStatic, {
      root: assets,
      prefix: `${site.base}assets/`,
      maxAge: aYear,
      immutable: true,
      preCompressed: true,
      // A cache on the way may keep a compressed copy for those only who can read it.
      setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
      decorateReply: decorate,
    })
    decorate = false
  }
  for (const site of sites.filter((one) => one.name !== 'web')) {
    app.get(site.base.slice(0, -1), (_request, reply) => reply.redirect(site.base))
    app.get(`${site.base}*`, (request, reply) =>
      sendPage({ site, firstData, around }, request, reply),
    )
  }
  const web = sites.find((site) => site.name === 'web')
  const report = (error: Error) => app.log.error({ err: error }, 'drawing a page')
  const renderer = web && Renderer.ofSite(web.directory, report)
  app.addHook('onClose', async () => renderer?.close())
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      web &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')
    if (isPage) return sendPage({ site: web, firstData, around, renderer }, request, reply)
    return reply.code(404).send({ ok: false, code: -2, msg: 'Not found.', data: null })
  })
}
