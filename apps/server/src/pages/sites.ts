import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const siteNames = ['web', 'teacher', 'admin'] as const
export type SiteName = (typeof siteNames)[number]

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface Site {
  name: SiteName
  /** Base address of the site's files, with a trailing slash. */
  base: string
  directory: string
  html: string
  /** The template of server-rendered pages, without style files and scripts. */
  drawnHtml: string
  /** The scripts of every page, in loading order. */
  ownScripts: string[]
  /** The style files of every page. */
  ownStyles: string[]
  /** SHA-256 hashes in base64 of the inline scripts. */
  inlineScripts: string[]
  /** Script and style files of a source module, its own file first. */
  filesOf(source: string): { scripts: string[]; styles: string[] }
  /** The content of a style file. */
  textOf(file: string): string
}

const bases: Record<SiteName, string> = { web: '/', teacher: '/teacher/', admin: '/admin/' }

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g
const moduleScript = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g

function collect(manifest: Record<string, Chunk>, source: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collect(manifest, next, seen))]
}

function readSite(name: SiteName, directory: string): Site {
  const manifestPath = join(directory, '.vite/manifest.json')
  const manifest: Record<string, Chunk> = existsSync(manifestPath)
    ? JSON.parse(readFileSync(manifestPath, 'utf8'))
    : {}
  const html = readFileSync(join(directory, 'index.html'), 'utf8')
  const texts = new Map<string, string>()
  return {
    name,
    base: bases[name],
    directory,
    html,
    drawnHtml: html.replace(styleLink, '').replace(moduleScript, ''),
    ownScripts: [...html.matchAll(moduleScript)].map(([, file = '']) => file),
    ownStyles: [...html.matchAll(styleLink)].map(([, file = '']) => file),
    inlineScripts: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
    filesOf(source) {
      const chunks = collect(manifest, source, new Set())
      return {
        scripts: chunks.map((chunk) => bases[name] + chunk.file),
        styles: chunks.flatMap((chunk) => chunk.css ?? []).map((file) => bases[name] + file),
      }
    },
    textOf(file) {
      const text =
        texts.get(file) ?? readFileSync(join(directory, file.slice(bases[name].length)), 'utf8')
      texts.set(file, text)
      return text
    },
  }
}

/** Finds the built sites; in development some may be missing, because Vite serves them. */
export function findSites(): Site[] {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const apps = [join(here, '../..'), join(here, '../../..')].find((path) =>
    existsSync(join(path, 'web/package.json')),
  )
  if (!apps) return []
  return siteNames
    .map((name) => [name, join(apps, name, 'dist')] as const)
    .filter(([, directory]) => existsSync(join(directory, 'index.html')))
    .map(([name, directory]) => readSite(name, directory))
}
