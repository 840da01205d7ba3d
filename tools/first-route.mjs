// Measures the first routes of the student site: the bytes (brotli) that a browser loads before the
// home page or the sign-in page appears in English, and before later pages. `npm run build` runs it
// after the sites.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The limit in bytes of scripts and style sheets (architecture, budgets). */
const aim = 150_000

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

function compare(files, limit) {
  const sum = files.reduce((bytes, file) => bytes + file.bytes, 0)
  return { ok: sum <= limit, line: `${kilobytes(sum)} of ${kilobytes(limit)} kB` }
}

/** Lists the files of a first route that is too heavy. */
function textOf(ok, head, files) {
  const lines = files.map(({ file, bytes }) => `${kilobytes(bytes).padStart(14)} kB  ${file}`)
  return [`${ok ? 'ok    ' : 'FAILED'} ${head}`, ...(ok ? [] : lines)].join('\n')
}

/** The limits of the bytes (decisions 0009 and 0131). */
export const firstRoutes = [
  { name: 'home page', source: 'src/modules/schools/pages/home-page.tsx', limit: 158_600 },
  { name: 'sign-in page', source: 'src/modules/accounts/pages/login-page.tsx', limit: 201_200 },
]
const englishTexts = 'virtual:texts/en'

/** The files of a source module and of all its static imports. */
function filesOf(manifest, source, seen = new Set()) {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the build has no chunk of its own for ${source}`)
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}

/** The files in the HTML document, which every page loads. */
function documentFiles(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const names = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)
  const files = [...names].map(([, file]) => file)
  if (!files.some((file) => file.endsWith('.js'))) throw new Error('index.html names no script')
  return files
}

const readManifest = (dist) => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The files with their weight, heaviest first. */
const weigh = (dist, files, compress) =>
  [...new Set(files)]
    .map((file) => ({ file, bytes: compress(readFileSync(join(dist, file))).length }))
    .toSorted((a, b) => b.bytes - a.bytes)

/** The files of a first route with their weight. */
export function weighFirstRoute(dist, { source }) {
  const manifest = readManifest(dist)
  const later = [englishTexts, source].flatMap((one) => filesOf(manifest, one))
  return weigh(dist, [...documentFiles(dist), ...later], brotliCompressSync)
}

/**
 * Pages that a person opens after the home page, with the limit of the bytes that they add (gzip).
 */
export const furtherRoutes = [
  {
    name: 'editor of the resume',
    source: 'src/modules/resume/pages/resume-page.tsx',
    limit: 91_900,
  },
  {
    name: 'shop of the virtual marketplace',
    source: 'src/modules/practice/kinds/marketplace/home/run-page.tsx',
    limit: 110_000,
  },
  {
    name: 'books of the ERP practice',
    source: 'src/modules/practice/kinds/erp/home/run-page.tsx',
    limit: 117_000,
  },
  {
    name: 'playground of the virtual marketplace',
    source: 'src/modules/practice/kinds/marketplace/playground/playground.tsx',
    limit: 140_000,
  },
]

/** The English texts for which a module waits. Its files import them with their namespaces. */
function textsOf(manifest, source, seen = new Set()) {
  if (seen.has(source)) return []
  seen.add(source)
  const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
  const own = dynamicImports.filter((one) => one.startsWith(`${englishTexts}/`))
  return [...own, ...imports.flatMap((next) => textsOf(manifest, next, seen))]
}

/** The files of a later route that the home page has not loaded, with their weight. */
export function weighFurtherRoute(dist, { source }) {
  const manifest = readManifest(dist)
  const [home] = firstRoutes
  const before = new Set([
    ...documentFiles(dist),
    ...[englishTexts, home.source].flatMap((one) => filesOf(manifest, one)),
  ])
  const needed = [source, ...textsOf(manifest, source)].flatMap((one) => filesOf(manifest, one))
  const further = needed.filter((file) => !before.has(file))
  return weigh(dist, further, gzipSync)
}

/** The text to print about a later route, and whether it is within its limit. */
export function judgeFurtherRoute(files, { name, limit }) {
  const { ok, line } = compare(files, limit)
  return { ok, text: textOf(ok, `${name}, beside the home page: ${line}`, files) }
}

/** The text to print about a first route, and whether it is within its limit. */
export function judgeFirstRoute(files, { name, limit }) {
  const { ok, line } = compare(files, limit)
  return { ok, text: textOf(ok, `first route, ${name}: ${line}, aim ${kilobytes(aim)}`, files) }
}
