import type { Finding } from '@titian/contract'
import type { Env } from '../env.ts'
import { findNearSettings, type NearSetting } from '../near-settings.ts'
import { type Check, found } from './check.ts'

/** Judges settings that the server accepts; it does not start with others. */
export function judgeSettings(
  { NODE_ENV: mode, TRUST_PROXY }: Pick<Env, 'NODE_ENV' | 'TRUST_PROXY'>,
  near: readonly NearSetting[],
): Finding[] {
  const findings = near.map(({ name, nearest }) =>
    found('warning', 'settingNear', { name, nearest }),
  )
  if (mode !== 'production') findings.push(found('warning', 'settingsDevelopment', { mode }))
  else if (TRUST_PROXY.length === 0) findings.push(found('warning', 'settingsProxy'))
  return findings.length > 0 ? findings : [found('ok', 'settingsOk')]
}

export const settingsCheck = (env: Env): Check => ({
  name: 'settings',
  run: () => Promise.resolve(judgeSettings(env, findNearSettings(process.env))),
})

const passwordsIn = (address: string): string[] => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url?.password) return []
  try {
    return [url.password, decodeURIComponent(url.password)]
  } catch {
    return [url.password]
  }
}

/** OPS-011: the settings that no finding may show. */
export function secretsOf(env: Env): string[] {
  const socketless = (address: string) => address.replace('@/', '@socket/')
  return [
    env.SECRET,
    env.BACKUP_KEY,
    env.S3_SECRET_KEY,
    env.SMS_TOKEN,
    env.SOCIAL_APP_SECRET,
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
    env.METRICS_TOKEN,
    ...passwordsIn(socketless(env.DATABASE_URL)),
    ...passwordsIn(socketless(env.DATABASE_DIRECT_URL)),
    ...passwordsIn(socketless(env.DATABASE_REPLICA_URL)),
    ...passwordsIn(env.SMTP_URL),
    ...passwordsIn(env.SMS_URL),
  ].filter((secret) => secret !== '')
}
