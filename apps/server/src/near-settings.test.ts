import { expect, it } from 'vitest'
import { distanceOf, warnOfNearSettings } from './near-settings.ts'

it.each([
  ['TRUST_PROXY', 'TRUST_PROXY', 0],
  ['TRUST_PROXI', 'TRUST_PROXY', 1],
  ['SMS_TOKN', 'SMS_TOKEN', 1],
  ['TRUTS_PROXY', 'TRUST_PROXY', 1],
  ['HOME', 'HOST', 2],
  ['', 'HOST', 4],
])('counts the slips from %j to %s', (one, other, slips) => {
  expect([distanceOf(one, other), distanceOf(other, one)]).toEqual([slips, slips])
})

it('[FRM-324] warns of a variable that is nearly a setting, and names the intended setting', () => {
  const slips = {
    DATABASE_POOLS: 'DATABASE_POOL',
    TRUST_PROXI: 'TRUST_PROXY',
    SMS_TOKN: 'SMS_TOKEN',
    SEED_DEM0: 'SEED_DEMO',
    DATABASE_URI: 'DATABASE_URL',
    database_url: 'DATABASE_URL',
    SERCET: 'SECRET',
  }
  for (const [name, meant] of Object.entries(slips))
    expect(warnOfNearSettings({ [name]: 'x', PORT: '1' })).toEqual([
      `Warning: ${name} is no setting of Titian and does nothing. Did you mean ${meant}?`,
    ])
})

it('[FRM-324] ignores correct settings and variables of other programs', () => {
  const others = ['HOME', 'PATH', 'PWD', 'USER', 'TERM', 'LANG', 'HOSTNAME', 'PGHOST', 'SHLVL', '_']
  const npm = ['npm_config_cache', 'npm_lifecycle_event', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX']
  const own = ['DATABASE_URL', 'SMS', 'SMS_URL', 'HOST', 'PORT', 'WORKER']
  const source = Object.fromEntries([...others, ...npm, ...own].map((name) => [name, 'x']))
  expect(warnOfNearSettings(source)).toEqual([])
})
