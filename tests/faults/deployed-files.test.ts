import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'
import { serverOptions, serverProgram } from '../../tools/server-command.mjs'

const root = join(import.meta.dirname, '../..')

/** The folders and files of the program that the image takes from the build. */
function copiedPaths(): string[] {
  const text = readFileSync(join(root, 'deploy/Containerfile'), 'utf8')
  return [...text.matchAll(/^COPY --from=build \/src\/(\S+) \1$/gm)].map(([, path]) => path ?? '')
}

/** A folder with these files, and with all packages but the workspaces of the repository. */
function makeImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'titian-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of copiedPaths()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  for (const place of ['', 'apps/server']) {
    const modules = join(folder, place, 'node_modules')
    mkdirSync(modules)
    for (const name of readdirSync(join(root, place, 'node_modules')))
      if (name !== '@titian')
        symlinkSync(join(root, place, 'node_modules', name), join(modules, name))
  }
  return folder
}

/** The address of a script of each site, which a server without a school sends too. */
function siteScripts(folder: string): string[] {
  return ['web', 'teacher', 'admin'].map((site) => {
    const html = readFileSync(join(folder, 'apps', site, 'dist/index.html'), 'utf8')
    return /src="(\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  })
}

it('[OPS-064] the built server starts and sends its three sites with the files that the image has, without the sources and the other workspaces', async () => {
  const place = await emptyPlace()
  const folder = makeImage()
  const server = await startServer({
    ...place,
    port: await freePort(),
    program: { folder, args: [...serverOptions, serverProgram], startLimit: 120_000 },
  })
  try {
    for (const path of siteScripts(folder)) {
      const response = await fetch(`${server.origin}${path}`)
      expect(response.status, path).toBe(200)
    }
  } finally {
    await server.stop('SIGKILL')
    await place.remove()
  }
}, 180_000)
