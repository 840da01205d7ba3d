import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packageFile = ['../package.json', '../../package.json']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))

/** The version of this program, as its package file has it. */
export const programVersion: string = packageFile
  ? (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version
  : 'unknown'
