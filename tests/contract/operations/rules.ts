import type { Owners } from '../rules/access-rules.ts'
import { page, type Samples } from '../sample-types.ts'

const maintenance = {
  startsAt: '2035-01-01T00:00:00.000Z',
  endsAt: '2035-01-01T02:00:00.000Z',
  leadHours: 24,
  texts: {
    en: 'We move to a new machine.',
    zh: '我们将更换服务器',
    my: 'Kami beralih ke pelayan baharu.',
  },
}

export const operationsSamples: Samples['operations'] = {
  installationHealth: () => ({}),
  jobQueues: () => ({}),
  findFailedJobs: () => ({ kind: '', page: 1, size: 20 }),
  retryJobs: () => ({ kind: 'mails.sendDue', id: null }),
  discardJob: () => ({ kind: 'mails.sendDue', id: null, reason: 'The file no longer exists.' }),
  findMaintenanceNotices: () => page,
  writeMaintenanceNotice: () => maintenance,
  changeMaintenanceNotice: (school) => ({
    sign: school.maintenance(),
    version: 1,
    ...maintenance,
  }),
  withdrawMaintenanceNotice: (school) => ({ sign: school.maintenance() }),
}

export const operationsOwners: Owners['operations'] = {
  installationHealth: { may: ['platformAdmin'] },
  jobQueues: { may: ['platformAdmin'] },
  findFailedJobs: { may: ['platformAdmin'] },
  retryJobs: { may: ['platformAdmin'] },
  discardJob: { may: ['platformAdmin'] },
  findMaintenanceNotices: { may: ['platformAdmin'], acrossSchools: true },
  writeMaintenanceNotice: { may: ['platformAdmin'] },
  changeMaintenanceNotice: { may: ['platformAdmin'], acrossSchools: true },
  withdrawMaintenanceNotice: { may: ['platformAdmin'], acrossSchools: true },
}
