import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shortInlineScripts } from './short-inline-scripts.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'titian-build-'))
})
afterEach(() => rm(root, { recursive: true }))

const buildPage = async (script: string) => {
  const scripts = `<script>${script}</script><script>console.log('two')</script>`
  await writeFile(
    join(root, 'index.html'),
    `<!doctype html><html><head>${scripts}</head><body><p>read</p></body></html>`,
  )
  const plugins = [shortInlineScripts()]
  await build({ root, configFile: false, logLevel: 'silent', plugins })
  return readFile(join(root, 'dist/index.html'), 'utf8')
}

it('leaves the comments and the long names of a page out of its scripts, and nothing that they do', async () => {
  const html = await buildPage(`
    // Told to whoever reads the source.
    ;(() => {
      const written = JSON.parse('[1, 2]')
      for (const oneOfThem of written) globalThis.sumOfAll = (globalThis.sumOfAll ?? 0) + oneOfThem
    })()
  `)
  expect(html).toContain('<p>read</p>')
  expect(html).not.toMatch(/Told|written|oneOfThem/)
  const [one = '', two = ''] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  expect(two).toMatch(/^console\.log\(.two.\);?$/)
  const page = { sumOfAll: 0 }
  // oxlint-disable-next-line typescript/no-implied-eval -- The script of a page, as a browser runs it.
  new Function('globalThis', one)(page)
  expect(page.sumOfAll).toBe(3)
})

it('builds no page with a script that no browser reads', async () => {
  await expect(buildPage('const = 1')).rejects.toThrow()
})
