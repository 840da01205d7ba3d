import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressedFiles, shortInlineScripts } from './build-output.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'titian-build-'))
  await mkdir(join(root, 'src'))
})
afterEach(() => rm(root, { recursive: true }))

const buildWith = (plugin: Plugin, input: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { rolldownOptions: { input: join(root, input) } },
  })

it('writes a compressed copy of each file that becomes smaller', async () => {
  const words = Array.from({ length: 200 }, (_, index) => `word ${index}`)
  await writeFile(join(root, 'src/small.js'), 'export const small = 1')
  await writeFile(
    join(root, 'src/main.js'),
    `console.log(${JSON.stringify(words)})\nimport('./small.js').then(console.log)`,
  )
  await buildWith(compressedFiles(), 'src/main.js')
  const files = await readdir(join(root, 'dist/assets'))
  const packed = files.filter((name) => name.endsWith('.br'))
  expect(packed).toEqual([expect.stringMatching(/^main-.*\.js\.br$/)])
  const [name = ''] = packed
  const copy = brotliDecompressSync(await readFile(join(root, 'dist/assets', name)))
  expect(copy).toEqual(await readFile(join(root, 'dist/assets', name.replace('.br', ''))))
})

describe('scripts inside a page', () => {
  const buildPage = async (script: string) => {
    const scripts = `<script>${script}</script><script>console.log('two')</script>`
    await writeFile(
      join(root, 'index.html'),
      `<!doctype html><html><head>${scripts}</head><body><p>read</p></body></html>`,
    )
    await buildWith(shortInlineScripts(), 'index.html')
    return readFile(join(root, 'dist/index.html'), 'utf8')
  }

  it('lose comments and long names without changing behaviour', async () => {
    const html = await buildPage(`
    // A comment for readers of the source.
    ;(() => {
      const written = JSON.parse('[1, 2]')
      for (const oneOfThem of written) globalThis.sumOfAll = (globalThis.sumOfAll ?? 0) + oneOfThem
    })()
  `)
    expect(html).toContain('<p>read</p>')
    expect(html).not.toMatch(/comment|written|oneOfThem/)
    const [one = '', two = ''] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    )
    expect(two).toMatch(/^console\.log\(.two.\);?$/)
    const page = { sumOfAll: 0 }
    // oxlint-disable-next-line typescript/no-implied-eval -- The script of a page, as a browser runs it.
    new Function('globalThis', one)(page)
    expect(page.sumOfAll).toBe(3)
  })

  it('fail the build if a browser could not parse them', async () => {
    await expect(buildPage('const = 1')).rejects.toThrow()
  })
})
