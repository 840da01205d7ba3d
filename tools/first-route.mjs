// The weight of a first route of the student site: what a browser loads before it shows the home page, or
// the sign-in page, in English, in bytes as they travel (brotli). `npm run build` runs it after the sites.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Bytes of script and style that are aimed at (architecture, budgets). */
const aim = 150_000

/** Where the weights are held (decision 0009). */
export const firstRoutes = [
  { name: 'home page', source: 'src/modules/schools/pages/home-page.tsx', limit: 157_000 },
  { name: 'sign-in page', source: 'src/modules/accounts/pages/login-page.tsx', limit: 199_500 },
]
const englishTexts = 'virtual:texts/en'

/** The files of a source module and of all that it imports at once. */
function filesOf(manifest, source, seen = new Set()) {
  if (seen.has(source)) return []
  seen.add(source)
  const chunk = manifest[source]
  if (!chunk) throw new Error(`the build has no chunk of its own for ${source}`)
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}

/** The files of a first route with their weight, the heaviest first. */
export function weighFirstRoute(dist, { source }) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  )
  if (!named.some((file) => file.endsWith('.js'))) throw new Error('index.html names no script')
  const later = [englishTexts, source].flatMap((one) => filesOf(manifest, one))
  const files = [...new Set([...named, ...later])].map((file) => ({
    file,
    bytes: brotliCompressSync(readFileSync(join(dist, file))).length,
  }))
  return files.toSorted((a, b) => b.bytes - a.bytes)
}

/** The text to print, and whether the limit holds. */
export function judgeFirstRoute(files, { name, limit }) {
  const sum = files.reduce((bytes, file) => bytes + file.bytes, 0)
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
  const ok = sum <= limit
  const head = `${ok ? 'ok    ' : 'FAILED'} first route, ${name}: ${kilobytes(sum)} of ${kilobytes(limit)} kB, aim ${kilobytes(aim)}`
  const lines = files.map(({ file, bytes }) => `${kilobytes(bytes).padStart(14)} kB  ${file}`)
  return { ok, text: [head, ...(ok ? [] : lines)].join('\n') }
}
