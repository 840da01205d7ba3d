import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The newest release; before the first one, the revision in from.json. */
function findRevision(): string {
  const [newest] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n')
  if (newest) return newest
  const file = readFileSync(join(import.meta.dirname, 'from.json'), 'utf8')
  return (JSON.parse(file) as { revision: string }).revision
}

/** Undefined where the history is missing, as in a shallow clone. */
export function findEarlier(): string | undefined {
  try {
    const revision = findRevision()
    git('cat-file', '-e', `${revision}^{commit}`)
    return revision
  } catch {
    return undefined
  }
}

const workspaces = (folder: string) =>
  ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => join(group, name)),
  )

interface Package {
  name: string
  dependencies?: Record<string, string>
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package & { version: string }

/** The packages whose installed version is another one than the earlier program asks for. */
function otherVersions(folder: string): string[] {
  return workspaces(folder).flatMap((workspace) =>
    Object.entries(readPackage(join(folder, workspace)).dependencies ?? {})
      .filter(([name]) => !name.startsWith('@titian/'))
      .filter(([name, version]) => {
        const places = [join(root, workspace), root].map((at) => join(at, 'node_modules', name))
        const place = places.find(existsSync)
        return place === undefined || readPackage(place).version !== version
      })
      .map(([name, version]) => `${name} ${version}`),
  )
}

/** Links installed packages one by one, because those of the program itself must be the earlier ones. */
function linkPackages(folder: string) {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@titian'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@titian') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const workspace of workspaces(folder)) {
    const { name } = readPackage(join(folder, workspace))
    symlinkSync(join(folder, workspace), join(modules, name))
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'))
  }
}

export interface EarlierProgram {
  folder: string
  args: string[]
  startLimit: number
}

/**
 * The server of an earlier revision, run from its source. Its packages are those of this checkout
 * where the versions are the same, and are otherwise installed.
 */
export function earlierProgram(revision: string): EarlierProgram {
  const folder = mkdtempSync(join(tmpdir(), 'titian-earlier-'))
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const others = otherVersions(folder)
  if (others.length === 0) linkPackages(folder)
  else execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: 'ignore' })
  return { folder, args: ['--import', 'tsx', 'apps/server/src/main.ts'], startLimit: 150_000 }
}
