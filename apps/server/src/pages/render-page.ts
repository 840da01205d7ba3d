import {
  deviceKindOf,
  htmlLanguage,
  type Language,
  type NavigationItem,
  pickText,
  type SchoolBaseInfo,
  type SchoolInitial,
  schools,
} from '@titian/contract'
import { type Answer, etagOf } from '../platform/content/packed.ts'
import { palette } from '@titian/ui/mark'
import type { Context } from '../platform/http/context.ts'
import type { HttpDeps } from '../platform/http/bind.ts'
import { randomToken } from '../platform/security/secrets.ts'
import type { PageRequest } from './page-request.ts'
import { contentPolicy } from './content-policy.ts'
import {
  type FirstAnswer,
  type FirstData,
  frameCalls,
  headerCalls,
  personCalls,
  writeFirstData,
} from './first-data.ts'
import { type Head, type PublicHead, writeHead } from './search-engines/head.ts'
import type { PageSchool, PageView } from './search-engines/page-view.ts'
import type { PublicPage } from './public-page.ts'
import { type FoundPage, frameSources, notFoundSource, wideSources } from './public-pages.ts'
import type { Renderer } from './renderer.ts'
import type { Site } from './sites.ts'
import { linksWithoutScript } from './without-script.ts'
import { drawnPicture } from './search-engines/structured-data.ts'

export interface PageMaker {
  firstData: FirstData
  deps: HttpDeps
  /** The renderer of the site; undefined for a site that is rendered in the browser. */
  renderer?: Renderer | undefined
}

export interface MadePage extends Answer {
  status: 200 | 301 | 404
  contentPolicy: string
  /** True when the server rendered the page. */
  isDrawn: boolean
  /** The redirect target of status 301. */
  movedTo?: string
}

function fill(
  site: Site,
  head: Head,
  { drawn, data, links }: { drawn: string | null | undefined; data: string; links: string },
): string {
  return (typeof drawn === 'string' ? site.drawnHtml : site.html)
    .replace(/<html lang="[^"]*"/, `<html lang="${htmlLanguage[head.language]}"`)
    .replace('<!--titian-head-->', () => writeHead(head))
    .replace('<div id="root"></div>', () => `${links}<div id="root">${drawn ?? ''}</div>`)
    .replace('<!--titian-data-->', () => data)
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

/**
 * Embeds the styles in a server-rendered page, so that the browser can paint after the first bytes
 * (FRM-282). The disabled links show the module loader that these styles are already present.
 */
function stylesWithin(site: Site, sources: string[], shown: string[], nonce: string): string {
  const files = sources.map((source) => site.filesOf(source))
  const later = shown.map((source) => site.filesOf(source))
  const styles = new Set([
    ...site.ownStyles,
    ...[...files, ...later].flatMap((file) => file.styles),
  ])
  return (
    `<style nonce="${nonce}">${[...styles].map((file) => site.textOf(file)).join('')}</style>` +
    [...styles].map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('')
  )
}

/**
 * Returns the scripts of a server-rendered page, which index.html starts after the first paint
 * (FRM-320).
 */
function scriptsToStart(site: Site, sources: string[]): string {
  const files = sources.flatMap((source) => site.filesOf(source).scripts)
  const scripts = { preloads: [...new Set(files)], modules: site.ownScripts }
  return `<script type="application/json" id="own-scripts">${JSON.stringify(scripts)}</script>`
}

async function askAll(
  firstData: FirstData,
  calls: Parameters<FirstData['ask']>[0][],
  context: Context,
) {
  const asked = await Promise.all(calls.map((call) => firstData.ask(call, context)))
  const answers = asked.filter((one): one is FirstAnswer => one !== undefined && one !== 'missing')
  // The first call loads the thing that the page is about.
  return Object.assign(answers, { isMissing: asked[0] === 'missing' })
}

function sourcesOf(language: Language, page: PublicPage | undefined): string[] {
  const { source, noun } = page ?? {}
  return [
    `virtual:texts/${language}`,
    ...(noun ? [`virtual:texts/${language}/${noun}`] : []),
    ...(source ? [source] : []),
  ]
}

/**
 * Returns the title of a page of the student site; undefined when the page or the thing does not
 * exist.
 */
function nameOf(match: FoundPage | undefined, answers: FirstAnswer[], language: Language) {
  if (!match) return undefined
  const { about, title, description } = match.page
  const plain = { title: title[language], description: description[language] }
  const own = about ? about(answers, language) : plain
  return own && { ...own, description: own.description || plain.description }
}

const initialOf = (frame: FirstAnswer[]) =>
  frame.find(({ call }) => call === schools.schoolInitial)?.data as SchoolInitial | undefined

type CollectedData = Awaited<ReturnType<typeof collectData>>

/** Collects the embedded data of a page: call results and title. */
async function collectData(
  { firstData, deps }: PageMaker,
  { match, query, language }: PageRequest,
  base: Context,
) {
  const context: Context = { ...base, language }
  const isSignedIn = context.actor.kind === 'user'
  const device = deviceKindOf(base.client.userAgent)
  const asked = askAll(firstData, frameCalls, context)
  const askOwn = async () => {
    const calls = match?.page.calls(match.group, query, device, asked.then(initialOf))
    return askAll(firstData, (await calls) ?? [], context)
  }
  const [frame, person, header, own] = await Promise.all([
    asked,
    askAll(firstData, isSignedIn ? personCalls : [], context),
    askAll(firstData, match ? headerCalls : [], context),
    askOwn(),
  ])
  const live = deps.services.live.place?.address ?? null
  const name = nameOf(match, own, language)
  const missing = !isSignedIn && !name && own.isMissing && match?.page.drawn === true
  const facts = { language, loggedIn: isSignedIn, live, missing }
  const baseInfo = frame.find(({ call }) => call === schools.schoolBaseInfo)?.data as
    | SchoolBaseInfo
    | undefined
  return {
    name,
    missing,
    isSignedIn,
    answers: own,
    baseInfo,
    color: initialOf(frame)?.primaryColor ?? palette.brand[6],
    data: writeFirstData(facts, frame, [...person, ...header, ...own]),
    links: (page: PageRequest) => {
      const menus = frame.find(({ call }) => call === schools.navigationBar)?.data
      const { languageList = [] } = initialOf(frame) ?? {}
      return linksWithoutScript(page, (menus ?? []) as NavigationItem[], languageList)
    },
  }
}

/**
 * True when the page is rendered. Only pages for visitors are rendered, because they are the same
 * for all (FRM-271). Unknown addresses and missing things have the not-found page (FRM-317). An
 * address with a token signs a person in and is not rendered (ACC-225).
 */
function mayDraw({ site, match, query }: PageRequest, isKnown: boolean): boolean {
  if (site.name !== 'web' || query.has('temporaryToken') || query.has('shareCode')) return false
  return match ? isKnown && match.page.drawn === true : true
}

function schoolOf(
  { school }: Context,
  language: Language,
  baseInfo: SchoolBaseInfo | undefined,
): PageSchool {
  const { currency, languages, defaultLanguage } = school
  const name = pickText(school.title, language, defaultLanguage)
  return { name, currency, languages, defaultLanguage, baseInfo }
}

/** Returns the data for search engines; undefined when the page does not exist or is personal. */
function findableOf(match: FoundPage | undefined, view: PageView): PublicHead | undefined {
  const address = match?.page.address?.(view)
  if (!match || address === undefined) return undefined
  const picture = match.page.picture?.(view) ?? drawnPicture(view)
  return { address, picture, things: match.page.things?.(view) ?? [] }
}

/** Wide-window parts are omitted on a phone, which loads them when it is turned. */
function wideOf(page: PublicPage | undefined, { client }: Pick<Context, 'client'>): string[] {
  return deviceKindOf(client.userAgent) === 'mobile' ? [] : [...wideSources, ...(page?.wide ?? [])]
}

function headOf(
  { site, language, match, query }: PageRequest,
  context: Context,
  {
    name,
    answers,
    baseInfo,
    color,
  }: Pick<CollectedData, 'name' | 'answers' | 'baseInfo' | 'color'>,
  { isDrawn, nonce }: { isDrawn: boolean; nonce: string },
): Head {
  const school = schoolOf(context, language, baseInfo)
  const { origin } = context.client
  const view = { group: match?.group ?? '', query, answers, language, origin, school }
  const sources = sourcesOf(language, match?.page)
  const later = match?.page.later ?? []
  const wide = wideOf(match?.page, context)
  const shown = [...frameSources, ...wide, ...(name ? later : [notFoundSource])]
  return {
    title: name ? `${name.title} - ${school.name}` : school.name,
    description: name?.description ?? '',
    links: isDrawn
      ? stylesWithin(site, sources, shown, nonce)
      : preloads(site, [...sources, ...later]),
    nonce,
    language,
    origin,
    school,
    device: site.name === 'web' ? { color } : undefined,
    found: name ? findableOf(match, view) : undefined,
  }
}

/** Builds the redirect; language prefix and query stay as the client wrote them. */
function movedPage(
  { match, prefix, address }: PageRequest,
  answers: FirstAnswer[],
): MadePage | undefined {
  const path = match?.page.moved?.(match.group, answers)
  if (path === undefined) return undefined
  const query = address.indexOf('?')
  const movedTo = (prefix ? `/${prefix}` : '') + path + (query < 0 ? '' : address.slice(query))
  const body = Buffer.alloc(0)
  return { status: 301, movedTo, contentPolicy: '', body, etag: etagOf(body), isDrawn: false }
}

/**
 * Returns the HTML of a page, with the school and the language; a public page also has the first
 * data, its title and preloads.
 */
export async function renderPage(
  maker: PageMaker,
  asked: PageRequest,
  base: Context,
): Promise<MadePage> {
  const { deps, renderer } = maker
  const { site, address, language, prefix } = asked
  const collected = await collectData(maker, asked, base)
  const moved = movedPage(asked, collected.answers)
  if (moved) return moved
  const { name, missing, isSignedIn, data, links } = collected
  const nonce = randomToken(16)
  const { userAgent, origin } = base.client
  const drawn =
    !isSignedIn && mayDraw(asked, name !== undefined || missing)
      ? await renderer?.render({
          address,
          prefix,
          language,
          browser: { userAgent, origin },
          nonce,
          firstData: data.json,
        })
      : undefined
  const isDrawn = typeof drawn === 'string'
  const head = headOf(asked, base, collected, { isDrawn, nonce })
  const page = asked.match?.page
  const sources = [...sourcesOf(language, page), ...wideOf(page, base)]
  const scripts = isDrawn ? scriptsToStart(site, sources) : ''
  const body = Buffer.from(
    fill(site, head, {
      drawn,
      data: data.element + scripts,
      links: isDrawn ? links(asked) : '',
    }),
  )
  return {
    status: site.name === 'web' && !name ? 404 : 200,
    contentPolicy: contentPolicy(nonce, deps.services, {
      scripts: site.inlineScripts,
      mayFrame: site.name === 'web',
    }),
    body,
    etag: etagOf(body),
    isDrawn,
  }
}
