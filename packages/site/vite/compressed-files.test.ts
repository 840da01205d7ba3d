import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressedFiles } from './compressed-files.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'titian-build-'))
  await mkdir(join(root, 'src'))
})
afterEach(() => rm(root, { recursive: true }))

it('lays a compressed copy beside what is worth it', async () => {
  const words = Array.from({ length: 200 }, (_, index) => `word ${index}`)
  await writeFile(join(root, 'src/small.js'), 'export const small = 1')
  await writeFile(
    join(root, 'src/main.js'),
    `console.log(${JSON.stringify(words)})\nimport('./small.js').then(console.log)`,
  )
  const input = join(root, 'src/main.js')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compressedFiles()],
    build: { rolldownOptions: { input } },
  })
  const files = await readdir(join(root, 'dist/assets'))
  const packed = files.filter((name) => name.endsWith('.br'))
  expect(packed).toEqual([expect.stringMatching(/^main-.*\.js\.br$/)])
  const [name = ''] = packed
  const copy = brotliDecompressSync(await readFile(join(root, 'dist/assets', name)))
  expect(copy).toEqual(await readFile(join(root, 'dist/assets', name.replace('.br', ''))))
})
