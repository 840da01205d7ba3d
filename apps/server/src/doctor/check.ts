import {
  type CheckName,
  checkStates,
  type Finding,
  type InstallationCheck,
  type InstallationHealth,
} from '@titian/contract'
import { describeFailure } from '../platform/database/database.ts'

/** One part of the installation that is looked at. */
export interface Check {
  name: CheckName
  /** Milliseconds; five seconds without it. */
  limit?: number
  /** Reads what the check needs and judges it; the signal is aborted when its time is up. */
  run(signal: AbortSignal): Promise<Finding[]>
}

/** Milliseconds after which a party that does not answer is reported. */
const usualLimit = 5000

const weightOf = ({ state }: Pick<Finding, 'state'>) => checkStates.indexOf(state)
const byWeight = (one: Pick<Finding, 'state'>, other: Pick<Finding, 'state'>) =>
  weightOf(one) - weightOf(other)

export const found = (
  state: Finding['state'],
  code: Finding['code'],
  values: Finding['values'] = {},
): Finding => ({ state, code, values })

export const failed = (error: unknown): Finding =>
  found('problem', 'checkFailed', { text: describeFailure(error) })

async function runInTime({ run, limit = usualLimit }: Check): Promise<Finding[]> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeIsUp = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      resolve([found('problem', 'checkTimedOut', { seconds: Math.ceil(limit / 1000) })])
      controller.abort()
    }, limit)
  })
  const running = Promise.resolve()
    .then(() => run(controller.signal))
    .catch((error: unknown) => [failed(error)])
  const findings = await Promise.race([running, timeIsUp])
  clearTimeout(timer)
  return findings
}

/** A message of another program may quote an address with its password. */
function withoutSecrets(findings: Finding[], secrets: readonly string[]): Finding[] {
  const hide = (text: string) =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
  return findings.map((finding) => ({
    ...finding,
    values: Object.fromEntries(
      Object.entries(finding.values).map(([name, value]) => [
        name,
        typeof value === 'string' ? hide(value) : value,
      ]),
    ),
  }))
}

/**
 * OPS-010: runs all checks at the same time. One that fails or hangs is a problem of its own and
 * stops no other one. The gravest are first.
 */
export async function runChecks(
  checks: readonly Check[],
  secrets: readonly string[],
): Promise<InstallationHealth> {
  const checked = await Promise.all(
    checks.map(async (check): Promise<InstallationCheck> => {
      const findings = withoutSecrets(await runInTime(check), secrets).toSorted(byWeight)
      return { name: check.name, state: findings[0]?.state ?? 'ok', findings }
    }),
  )
  return { checkedAt: new Date().toISOString(), checks: checked.toSorted(byWeight) }
}
