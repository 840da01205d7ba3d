import type { Finding } from '@titian/contract'
import type { Check } from './check.ts'

/** The lowest release of package.json. */
const needed = '20.19'

export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = needed.split('.').map(Number)
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor)
  return isOld
    ? { state: 'problem', code: 'nodeOld', values: { version, needed } }
    : { state: 'ok', code: 'nodeOk', values: { version } }
}

export const nodeCheck: Check = {
  name: 'node',
  run: () => Promise.resolve([judgeNode(process.versions.node)]),
}
