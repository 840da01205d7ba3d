import { expect, it } from 'vitest'
import { type Check, found, runChecks } from './check.ts'
import { exitCodeOf, reportLines } from './report.ts'

const fine: Check = { name: 'node', run: async () => [found('ok', 'nodeOk', { version: '22.1' })] }
const failing: Check = {
  name: 'sms',
  run: () => Promise.reject(new Error('smtp://school:pass-word@mail.example did not answer')),
}
let wasEnded = false
const hanging: Check = {
  name: 'mail',
  limit: 50,
  run: (signal) =>
    new Promise(() => {
      signal.addEventListener('abort', () => (wasEnded = true))
    }),
}
const warning: Check = { name: 'disk', run: async () => [found('warning', 'fontMissing')] }

it('[OPS-010] a check that fails or hangs is a problem of its own and stops no other one', async () => {
  const { checks } = await runChecks([fine, warning, failing, hanging], [])
  expect(checks.map(({ name, state }) => [name, state])).toEqual([
    ['sms', 'problem'],
    ['mail', 'problem'],
    ['disk', 'warning'],
    ['node', 'ok'],
  ])
  expect(checks[1]?.findings).toEqual([found('problem', 'checkTimedOut', { seconds: 1 })])
  expect(wasEnded).toBe(true)
})

it('[OPS-010] gives a check five seconds', async () => {
  const started = performance.now()
  const { checks } = await runChecks(
    [{ name: 'mail', run: () => new Promise(() => undefined) }],
    [],
  )
  expect(performance.now() - started).toBeGreaterThan(4900)
  expect(checks[0]?.findings).toEqual([found('problem', 'checkTimedOut', { seconds: 5 })])
}, 20_000)

it('[OPS-011] shows no secret in a finding', async () => {
  const health = await runChecks([failing], ['pass-word'])
  const printed = reportLines(health).join('\n')
  expect(printed).toContain('smtp://school:…@mail.example did not answer')
  expect(JSON.stringify(health)).not.toContain('pass-word')
})

it('[OPS-011] says what to do about a warning and ends with 1 for a problem, or for a warning if asked', async () => {
  const warned = await runChecks([fine, warning], [])
  const [first, second] = reportLines(warned)
  expect(first).toMatch(/^warning +disk: No font/)
  expect(second).toMatch(/Install a font.* See docs\/self-hosting\/check\.md#disk$/)
  expect([exitCodeOf(warned, false), exitCodeOf(warned, true)]).toEqual([0, 1])
  const broken = await runChecks([fine, failing], [])
  expect([exitCodeOf(broken, false), exitCodeOf(broken, true)]).toEqual([1, 1])
  expect(exitCodeOf(await runChecks([fine], []), true)).toBe(0)
})
