import { type Installation, limitRounds } from '../platform/observe/installation.ts'
import { runChecks } from './check.ts'
import { nodeCheck } from './node-version.ts'

export function createInstallation(): Installation {
  return limitRounds(() => runChecks([nodeCheck], { secrets: [] }))
}
