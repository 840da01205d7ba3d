import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkGroups, sharedFiles } from './chunk-groups.ts'

const root = join(import.meta.dirname, '../../..')
const folders = [
  'apps/web/src',
  ...['contract', 'exam-items', 'site', 'ui'].map((name) => `packages/${name}/src`),
  'node_modules/@mantine',
  'node_modules/@tanstack',
  'node_modules/@floating-ui',
  'node_modules/@tabler/icons-react/dist/esm/icons',
]
const modules = [
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${String(path)}`),
  ),
  ...readdirSync(join(root, 'node_modules')).map((name) => `node_modules/${name}/`),
]

describe('the files of the build', () => {
  it('name modules that are there', () => {
    const places = sharedFiles.flatMap(({ places: own }) => own)
    const left = places.filter((place) => !modules.some((path) => new RegExp(place).test(path)))
    expect(left).toEqual([])
  })

  it('take their modules in the order in which they stand', () => {
    const priorities = chunkGroups(false).map(({ priority }) => priority)
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
    expect(new Set(priorities).size).toBe(priorities.length)
  })
})
