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
  /** Reads what the check needs and judges it; the signal ends it when its time is up. */
  run(signal: AbortSignal): Promise<Finding[]>
}

/** Milliseconds after which a party that does not answer is reported. */
export const timeLimit = 5000

const weightOf = ({ state }: Pick<Finding, 'state'>) => checkStates.indexOf(state)

/** A check without a finding is fine. */
const gravestOf = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => weightOf(one) - weightOf(other))[0]?.state ?? 'ok'

async function runInTime({ run }: Check, limit: number): Promise<Finding[]> {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const timeIsUp = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => {
      resolve([
        { state: 'problem', code: 'checkTimedOut', values: { seconds: Math.ceil(limit / 1000) } },
      ])
      controller.abort()
    }, limit)
  })
  const failed = (error: unknown): Finding[] => [
    { state: 'problem', code: 'checkFailed', values: { text: describeFailure(error) } },
  ]
  const running = Promise.resolve()
    .then(() => run(controller.signal))
    .catch(failed)
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
 * Runs all checks at the same time. One that fails or hangs is a problem of its own and stops no
 * other one.
 */
export async function runChecks(
  checks: readonly Check[],
  { secrets, limit = timeLimit }: { secrets: readonly string[]; limit?: number },
): Promise<InstallationHealth> {
  const checked = await Promise.all(
    checks.map(async (check): Promise<InstallationCheck> => {
      const findings = withoutSecrets(await runInTime(check, limit), secrets)
      return { name: check.name, state: gravestOf(findings), findings }
    }),
  )
  return { checkedAt: new Date().toISOString(), checks: checked }
}
