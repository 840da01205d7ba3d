import { adviceText, findingText, type InstallationHealth, pageOfCheck } from '@titian/contract'

const marks = { problem: 'PROBLEM', warning: 'warning', ok: 'ok', off: 'off' } as const
const width = Math.max(...Object.values(marks).map(({ length }) => length)) + 2

/** The findings as lines of text, with what to do about each. */
export function reportLines({ checks }: InstallationHealth): string[] {
  const lines = checks.flatMap(({ name, findings }) =>
    findings.flatMap((finding) => {
      const isGrave = finding.state === 'problem' || finding.state === 'warning'
      const head = `${marks[finding.state].padEnd(width)}${name}: ${findingText(finding, 'en')}`
      const advice = adviceText(finding, 'en')
      return isGrave && advice
        ? [head, `${' '.repeat(width)}${advice} See ${pageOfCheck(name)}`]
        : [head]
    }),
  )
  const count = (state: keyof typeof marks) =>
    checks.filter((check) => check.state === state).length
  return [
    ...lines,
    '',
    `Problems: ${count('problem')}, warnings: ${count('warning')}, in order: ${count('ok')}, not configured: ${count('off')}.`,
  ]
}

/** OPS-011: warnings fail only where they are asked to. */
export function exitCodeOf({ checks }: InstallationHealth, isStrict: boolean): 0 | 1 {
  const grave = isStrict ? ['problem', 'warning'] : ['problem']
  return checks.some(({ state }) => grave.includes(state)) ? 1 : 0
}
