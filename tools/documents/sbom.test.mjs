import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { sbomOf, writeSbom } from './sbom.mjs'
import { root } from '../source-files.mjs'

it('[FRM-481] lists the packages of a build once each, without tools', () => {
  const packages = {
    '': { name: 'x' },
    'apps/web': { version: '1.0.0' },
    'node_modules/@titian/web': { link: true, resolved: 'apps/web' },
    'node_modules/a': { version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/@b/c': { version: '2.0.0', optional: true },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0' },
    'node_modules/d/node_modules/@b/c': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  }
  const { components, ...bom } = sbomOf({ name: 'x', version: '0.1.0', packages })
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' })
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40b/c@1.0.0', 'required'],
    ['pkg:npm/%40b/c@2.0.0', 'optional'],
    ['pkg:npm/a@1.2.3', 'required'],
  ])
  expect(components[2]).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  })
})

it("[FRM-481] contains the server's dependencies of the lock file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'titian-sbom-'))
  const file = join(folder, 'sbom.json')
  writeSbom(file)
  const { components } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  const server = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'))
  const own = Object.keys(server.dependencies).filter((name) => !name.startsWith('@titian/'))
  const names = components.map(({ name }) => name)
  for (const name of own) expect(names).toContain(name)
  expect(names).not.toContain('oxlint')
})
