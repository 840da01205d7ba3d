import type { AnyCall } from '@titian/contract'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import { everyCall } from './every-call.ts'

/**
 * Calls that read accept GET and POST (CALL-N1), except if another route with the same path returns
 * bytes on GET.
 */
function methodsOf({ kind, method, inQuery }: AnyCall): string[] {
  if (kind === 'read' && method !== 'PUT' && !inQuery) return ['GET', 'HEAD', 'POST']
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

/** Path and methods of every route outside of the contract. */
export function otherAddresses(testApp: TestApp): { method: string; path: string }[] {
  const calls = new Set(
    everyCall.flatMap(({ call }) =>
      methodsOf(call).map((method) => `${method} /api/v1${call.path}`),
    ),
  )
  const lines = testApp.app.http.printRoutes({ commonPrefix: false }).split('\n')
  const parents: string[] = []
  return lines.flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    parents.length = depth
    parents.push(part)
    const path = parents.join('').replace(/\s/g, '')
    return methods
      .split(', ')
      .map((method) => ({ method, path }))
      .filter((address) => !calls.has(`${address.method} ${path}`))
  })
}
