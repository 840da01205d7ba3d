import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** Bytes below which the server sends a file as it is. */
const smallest = 1024

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${path}.br`, await compress(content, { params }))
}

/**
 * Lays a compressed copy beside each file of a build, which the server sends in its place. What it
 * compresses while somebody waits is a seventh bigger.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'titian-compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}
