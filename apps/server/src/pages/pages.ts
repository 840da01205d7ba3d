import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { htmlLanguage, isLanguage, type Language } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnsweredCall } from '../platform/http/answer.ts'
import type { Context } from '../platform/http/context.ts'
import { contextOf, type Surroundings } from '../platform/http/bind.ts'
import { Refusal, refusalBody } from '../platform/refusal.ts'
import { randomToken } from '../platform/security/secrets.ts'
import {
  type FirstAnswer,
  FirstData,
  frameCalls,
  headerCalls,
  writeFirstData,
} from './first-data.ts'
import { findPage, languageLinks } from './public-pages.ts'
import { findSites, type Site } from './sites.ts'

function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function splitLanguage(
  path: string,
  languages: readonly Language[],
): { prefix?: Language; rest: string } {
  const [, first = '', ...others] = path.split('/')
  if (!isLanguage(first) || !languages.includes(first)) return { rest: path }
  return { prefix: first, rest: `/${others.join('/')}` }
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
  firstData: string,
): string {
  const tags = `<title>${escape(head.title)}</title><meta name="description" content="${escape(head.description)}"><meta property="og:title" content="${escape(head.title)}"><meta property="og:description" content="${escape(head.description)}"><meta name="csp-nonce" content="${nonce}">${head.links}`
  return site.html
    .replace(/<html lang="[^"]*"/, `<html lang="${htmlLanguage[language]}"`)
    .replace('<!--titian-head-->', () => tags)
    .replace('<!--titian-data-->', () => firstData)
}

function preloads(site: Site, sources: string[]): string {
  const files = sources.map((source) => site.filesOf(source))
  const scripts = new Set(files.flatMap((file) => file.scripts))
  const styles = new Set(files.flatMap((file) => file.styles))
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
  return Promise.all(calls.map((call) => firstData.ask(call, context)))
}

/** The HTML of a site: school, language and, on public pages, the first data, title and preloads (architecture, budgets). */
async function sendPage(
  site: Site,
  firstData: FirstData,
  request: FastifyRequest,
  reply: FastifyReply,
  around: Surroundings,
) {
  const base = await contextOf(request, reply, around)
  if (base instanceof Refusal) return reply.code(404).send(refusalBody(base, 'en'))
  const url = new URL(request.url, 'http://site')
  const { prefix, rest } =
    site.name === 'web'
      ? splitLanguage(url.pathname, base.school.languages)
      : { prefix: undefined, rest: url.pathname }
  const remembered = request.cookies.language
  const language =
    prefix ??
    (isLanguage(remembered) && base.school.languages.includes(remembered)
      ? remembered
      : base.school.defaultLanguage)
  const context: Context = { ...base, language }
  const match = site.name === 'web' ? findPage(rest) : undefined
  const calls = match ? [...headerCalls, ...match.page.calls(match.group, url.searchParams)] : []
  const [frame, answers] = await Promise.all([
    askAll(firstData, frameCalls, context),
    askAll(firstData, calls, context),
  ])
  const known = answers.filter((answer): answer is FirstAnswer => answer !== undefined)
  const about = match?.page.about?.(known.slice(headerCalls.length))
  const isMissing = site.name === 'web' && (!match || (match.page.about !== undefined && !about))
  const schoolName = (frame[1]?.data as { title: string } | undefined)?.title ?? 'Titian'
  const nonce = randomToken(16)
  const { source, noun } = match?.page ?? {}
  const sources = [
    `virtual:texts/${language}`,
    ...(noun ? [`virtual:texts/${language}/${noun}`] : []),
    ...(source ? [source] : []),
  ]
  const origin = `${request.protocol}://${request.host}`
  const head: Head = {
    title: `${about?.title ?? match?.page.title[language] ?? schoolName}${about || match ? ` - ${schoolName}` : ''}`,
    description: about?.description ?? match?.page.description[language] ?? '',
    links:
      preloads(site, sources) +
      (site.name === 'web'
        ? languageLinks(rest === '/' ? '/home' : rest, base.school.languages, origin)
        : ''),
  }
  return reply
    .code(isMissing ? 404 : 200)
    .header('content-security-policy', contentPolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(
      fill(
        site,
        language,
        nonce,
        head,
        writeFirstData(language, frame, context.actor.kind === 'user', known),
      ),
    )
}

const aYear = 31_536_000_000

/** Serves the three sites: hashed files for a year, pages fresh each time. */
export async function addPages(
  app: FastifyInstance,
  around: Surroundings,
  answered: AnsweredCall[],
) {
  const sites = findSites()
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
      decorateReply: decorate,
    })
    decorate = false
  }
  for (const site of sites.filter((one) => one.name !== 'web')) {
    app.get(site.base.slice(0, -1), (_request, reply) => reply.redirect(site.base))
    app.get(`${site.base}*`, (request, reply) => sendPage(site, firstData, request, reply, around))
  }
  const web = sites.find((site) => site.name === 'web')
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      web &&
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')
    if (isPage) return sendPage(web, firstData, request, reply, around)
    return reply.code(404).send({ ok: false, code: -2, msg: 'Not found.', data: null })
  })
}
