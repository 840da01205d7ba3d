import type { Owners } from '../rules/access-rules.ts'
import type { Samples } from '../sample-types.ts'

export const operationsSamples: Samples['operations'] = {
  installationHealth: () => ({}),
  jobQueues: () => ({}),
  findFailedJobs: () => ({ kind: '', page: 1, size: 20 }),
  retryJobs: () => ({ kind: 'mails.sendDue', id: null }),
  discardJob: () => ({ kind: 'mails.sendDue', id: null, reason: 'The file no longer exists.' }),
}

export const operationsOwners: Owners['operations'] = {
  installationHealth: { may: ['platformAdmin'] },
  jobQueues: { may: ['platformAdmin'] },
  findFailedJobs: { may: ['platformAdmin'] },
  retryJobs: { may: ['platformAdmin'] },
  discardJob: { may: ['platformAdmin'] },
}
