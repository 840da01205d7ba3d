import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunkGroups, sharedFiles } from './chunk-groups.ts'
import { libraryEntries, siteConfig } from './site-config.ts'

const root = join(import.meta.dirname, '../../..')

it('[FRM-171] forwards the same path from a development server to the API', () => {
  const { server } = siteConfig({ base: '/', port: 5173 })
  expect(server?.proxy).toMatchObject({
    '/api': { target: process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  })
})

it('includes the schemas of the contract for staff sites and not for the student site', () => {
  const plugins = (wholeContract: boolean) =>
    JSON.stringify(siteConfig({ base: '/', port: 5173, wholeContract }).plugins)
  expect(plugins(false)).toContain('titian-slim-contract')
  expect(plugins(true)).not.toContain('titian-slim-contract')
})

describe('the wrapped libraries', () => {
  const source = '\0source.js'
  const reading = (code: string): Plugin => ({
    name: 'source',
    resolveId: (id) => (id === 'source' ? source : undefined),
    load: (id) => (id === source ? code : undefined),
  })

  async function built(code: string, plugins: Plugin[]): Promise<string> {
    const result = (await build({
      root: join(root, 'packages/site'),
      configFile: false,
      logLevel: 'silent',
      plugins: [reading(code), ...plugins],
      build: {
        write: false,
        rolldownOptions: { input: 'source', external: ['react'], output: { format: 'iife' } },
      },
    })) as Rolldown.RolldownOutput
    return result.output[0].code
  }

  /**
   * Counts how often a page builds a function from text, which the content security policy refuses.
   */
  function attempts(code: string) {
    const page: { asked: number; isRead?: boolean } = { asked: 0 }
    const refuse = () => {
      page.asked += 1
      throw new EvalError('refused')
    }
    runInNewContext(code, Object.assign(page, { Function: refuse }))
    return { asked: page.asked, isRead: page.isRead }
  }

  it(
    'prevent Zod from building functions from text, which it does by default',
    { timeout: 60_000 },
    async () => {
      const code = `import { z } from 'zod'
      globalThis.isRead = z.object({ name: z.string() }).safeParse({ name: 'one' }).success`
      expect(attempts(await built(code, []))).toEqual({ asked: 1, isRead: true })
      expect(attempts(await built(code, [libraryEntries()]))).toEqual({ asked: 0, isRead: true })
    },
  )

  it("replace Mantine's ids, which change after hydration", { timeout: 60_000 }, async () => {
    const code = `import { useId } from '@mantine/hooks'
      globalThis.useId = useId`
    expect(await built(code, [])).toContain('useState')
    expect(await built(code, [libraryEntries()])).not.toContain('useState')
  })
})

describe('the chunk groups of the build', () => {
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
      readdirSync(join(root, folder), { recursive: true }).map(
        (path) => `${folder}/${String(path)}`,
      ),
    ),
    ...readdirSync(join(root, 'node_modules')).map((name) => `node_modules/${name}/`),
  ]

  it('name existing modules', () => {
    const places = sharedFiles.flatMap(({ places: own }) => own)
    const left = places.filter((place) => !modules.some((path) => new RegExp(place).test(path)))
    expect(left).toEqual([])
  })

  it('take their modules in the order of the groups', () => {
    const priorities = chunkGroups(false).map(({ priority }) => priority)
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
    expect(new Set(priorities).size).toBe(priorities.length)
  })
})
