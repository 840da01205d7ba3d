import type { World } from '../../apps/server/src/testing/world.ts'
import { everyCall } from './every-call.ts'

/** Path and methods of every address of the server, the calls of the contract left out. */
export function otherAddresses(world: World): { method: string; path: string }[] {
  const calls = new Set(everyCall.map(({ call }) => `/api/v1${call.path}`))
  const lines = world.app.http.printRoutes({ commonPrefix: false }).split('\n')
  const parents: string[] = []
  return lines.flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    parents.length = depth
    parents.push(part)
    const path = parents.join('').replace(/\s/g, '')
    return calls.has(path) ? [] : methods.split(', ').map((method) => ({ method, path }))
  })
}
