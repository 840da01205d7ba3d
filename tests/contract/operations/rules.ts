import type { Owners } from '../rules/access-rules.ts'
import type { Samples } from '../sample-types.ts'

export const operationsSamples: Samples['operations'] = {
  installationHealth: () => ({}),
}

export const operationsOwners: Owners['operations'] = {
  installationHealth: { may: ['platformAdmin'] },
}
