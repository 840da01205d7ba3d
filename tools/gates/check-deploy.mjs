// Files that operators copy, in deploy/ and docs/self-hosting/, must fit the program: settings that
// exist, a version of Node that the program accepts, and the options that `npm start` gives to Node.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

import { finish } from '../documents/kept-page.mjs'
import { serverMemory, serverOptions } from '../server-command.mjs'
import { filesUnder, root } from '../source-files.mjs'

/** Variables of other programs, and those that only compose.yml and Caddyfile read. */
export const otherVariables = new Set([
  ...'BACKUP_FOLDER DATABASE_PASSWORD SCHOOL_HOSTS TITIAN_ADDRESS'.split(' '),
  ...'POSTGRES_DB POSTGRES_INITDB_ARGS POSTGRES_PASSWORD POSTGRES_USER'.split(' '),
  ...'HOME MALLOC_ARENA_MAX'.split(' '),
  // The method of a request in HAProxy, addresses of systemd, and a key as age writes it.
  ...'AF_INET AF_INET6 AF_NETLINK AF_UNIX METH_GET AGE_SECRET_KEY'.split(' '),
])

/** Settings without which an installation in production is not complete. */
const needed = ['NODE_ENV', 'SECRET', 'DATABASE_URL', 'DATA_DIR', 'SMS']

export const settingsOf = (source) =>
  [...source.matchAll(/^ {4}name: '([A-Z\d_]+)'|\{ name: '([A-Z\d_]+)'/gm)].map(
    ([, one, other]) => one ?? other,
  )

/** Names that look like variables: with an underscore, or before an equals sign. */
export const variablesOf = (text) => [
  ...new Set(
    [...text.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b|\b[A-Z]{3,}(?==)/g)].map(([name]) => name),
  ),
]

export function unknownSettings({ path, text }, settings) {
  return (
    variablesOf(text)
      // The variables of OpenTelemetry are read by its own library, those of etcd by etcd.
      .filter(
        (name) =>
          !settings.includes(name) && !otherVariables.has(name) && !/^(?:OTEL|ETCD)_/.test(name),
      )
      .map((name) => `${path}: ${name} is no setting of apps/server/src/env.ts`)
  )
}

/** Compares versions such as 22.21.1 and 20.19 part by part. */
export function isAtLeast(version, least) {
  const [one, other] = [version, least].map((text) => text.split('.').map(Number))
  for (const [at, part] of other.entries())
    if ((one[at] ?? 0) !== part) return (one[at] ?? 0) > part
  return true
}

export function problemsOfImage({ path, text }, engines) {
  const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  const version = /\/node:(\d+\.\d+\.\d+)-[a-z]+-slim$/.exec(images[0] ?? '')?.[1]
  return [
    ...(version ? [] : [`${path}: the base image needs a whole version of Node`]),
    ...(images.every((image) => image === images[0]) ? [] : [`${path}: its base images differ`]),
    ...(version && !isAtLeast(version, engines.replace('>=', ''))
      ? [`${path}: Node ${version} is older than the engines of package.json, ${engines}`]
      : []),
    ...(text.includes(`CMD [${['node', ...serverOptions].map((word) => `"${word}"`).join(', ')}`)
      ? []
      : [`${path}: the server has other options than those of tools/server-command.mjs`]),
  ]
}

export function problemsOfUnit({ path, text }) {
  const wanted = ['/usr/bin/node', ...serverOptions, 'apps/server/dist/main.js'].join(' ')
  const memory = Object.entries(serverMemory).map(([name, value]) => `Environment=${name}=${value}`)
  return [wanted, ...memory]
    .filter((line) => !text.includes(line))
    .map((line) => `${path}: misses ${line}, which tools/server-command.mjs has`)
}

export function problemsOfExample({ path, text }) {
  return needed
    .filter((name) => !new RegExp(`^${name}=`, 'm').test(text))
    .map((name) => `${path}: does not set ${name}, which every installation needs`)
}

/** A service without a health check or a time to stop would be killed while it answers. */
export function problemsOfCompose({ path, text }) {
  let compose
  try {
    compose = parse(text, { merge: true })
  } catch (error) {
    return [`${path}: ${error.message}`]
  }
  const services = Object.entries(compose.services ?? {})
  return services.flatMap(([name, service]) => [
    ...(service.stop_grace_period ? [] : [`${path}: ${name} has no stop_grace_period`]),
    ...(service.healthcheck || service.ports ? [] : [`${path}: ${name} has no healthcheck`]),
    ...(service.image?.includes(':') ? [] : [`${path}: ${name} names no version of its image`]),
  ])
}

const readText = (path) => readFileSync(join(root, path), 'utf8')

function checkDeploy() {
  const settings = settingsOf(readText('apps/server/src/env.ts'))
  const { engines } = JSON.parse(readText('package.json'))
  // seccomp.json consists of names of the kernel.
  const files = filesUnder(
    ['deploy', 'docs/self-hosting'],
    (path) => !path.endsWith('seccomp.json'),
  )
  return files.flatMap((path) => {
    const file = { path, text: readText(path) }
    return [
      ...unknownSettings(file, settings),
      ...(path.endsWith('/Containerfile') ? problemsOfImage(file, engines.node) : []),
      ...(path.endsWith('.service') ? problemsOfUnit(file) : []),
      ...(path.endsWith('/env.example') ? problemsOfExample(file) : []),
      ...(path.endsWith('/compose.yml') ? problemsOfCompose(file) : []),
    ]
  })
}

if (process.argv[1] === import.meta.filename) finish(checkDeploy())
