import { stored } from '../storage/stored.ts'

const isSign = (value: unknown): value is string => typeof value === 'string'

/**
 * ACC-292: the person from whose page this tab began to impersonate that person. It is stored for
 * the tab and not for the signed-in person, who changes during the impersonation.
 */
export const impersonationStart = stored({
  name: 'actingFrom',
  version: 1,
  owner: 'device',
  lifetime: 'tab',
  accept: isSign,
})
