import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { minify, type Plugin } from 'vite'

const inlineScript = /<script>(.*?)<\/script>/gs

/**
 * The scripts of index.html are sent with every page. They are readable in the source and minified
 * in the build.
 */
export function shortInlineScripts(): Plugin {
  return {
    name: 'titian-short-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const texts = [...html.matchAll(inlineScript)].map(([, text = '']) => text)
        const shortened = await Promise.all(
          texts.map((text) => minify('inline.js', text, { compress: { target: 'es2022' } })),
        )
        const failed = shortened.find(({ errors }) => errors.length > 0)
        if (failed) throw new Error(failed.errors[0]?.message)
        const codes = shortened.values()
        return html.replaceAll(inlineScript, () => `<script>${codes.next().value?.code}</script>`)
      },
    },
  }
}

const compress = promisify(brotliCompress)
/** The size in bytes below which the server sends a file uncompressed. */
const smallest = 1024

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${path}.br`, await compress(content, { params }))
}

/**
 * Writes a compressed copy of each file of a build. The server sends these copies, because
 * compressing during a request would give files that are a seventh larger.
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
