// Lists the files for every check that needs them.
import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

const skipped = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  'data-dir',
  'test-results',
  'coverage',
])

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}

function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Files below the given folders, as sorted paths from the root with forward slashes. */
export function filesUnder(folders, keep = () => true) {
  return folders
    .map((folder) => join(root, folder))
    .filter(exists)
    .flatMap((folder) => [...walk(folder)])
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter(keep)
    .sort()
}

/** Names of the direct subfolders; empty when the folder does not exist. */
export function foldersIn(folder) {
  const path = join(root, folder)
  if (!exists(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map((entry) => entry.name)
    .sort()
}

export const isTypeScript = (path) => /\.tsx?$/.test(path)
export const isTest = (path) => /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
