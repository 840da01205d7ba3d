import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { styleLayers } from './style-layers.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const sheets = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^[\w-]+\/src\/.*\.css$/.test(path))

/** What a site is given of a sheet. */
function given(file: string, code = '.a { color: red }'): string {
  const { transform } = styleLayers() as unknown as {
    transform(code: string, id: string): { code: string } | undefined
  }
  return transform(code, file)?.code ?? code
}

it.each(sheets)('puts packages/%s into a layer', (path) => {
  const code = given(packages + path, readFileSync(packages + path, 'utf8'))
  expect(code).toContain('@layer ')
  if (path.endsWith('.module.css'))
    expect(code).toContain(path.startsWith('ui/') ? '@layer ui {' : '@layer site {')
})

it('leaves the sheets of pages above all layers', () => {
  expect(given('/repo/apps/web/src/modules/study/parts/center.module.css')).not.toContain('@layer')
})

it('refuses a shared sheet for which no layer is named', () => {
  expect(() => given('/repo/packages/charts/src/bars.module.css')).toThrow('No layer is named')
})
