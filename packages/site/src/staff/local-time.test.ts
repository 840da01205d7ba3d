import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fromLocalField, toLocalField } from './local-time.ts'

const moments = [
  '2026-01-01T00:00:00.000Z',
  '2026-07-15T23:45:00.000Z',
  // Times just before and just after the clock changes of Auckland and St John's.
  '2026-04-04T13:59:00.000Z',
  '2026-04-04T15:01:00.000Z',
  '2026-03-08T05:29:00.000Z',
  '2026-03-08T05:31:00.000Z',
]

/** The local time of the first moment in each zone, to check that the test uses the zone. */
const zones = {
  UTC: '2026-01-01T00:00',
  'America/St_Johns': '2025-12-31T20:30',
  'Asia/Kathmandu': '2026-01-01T05:45',
  'Asia/Kuala_Lumpur': '2026-01-01T08:00',
  'Pacific/Auckland': '2026-01-01T13:00',
}

const source = new URL('./local-time.ts', import.meta.url).href
const script = `
  const { fromLocalField, toLocalField } = await import(${JSON.stringify(source)})
  const fields = ${JSON.stringify(moments)}.map(toLocalField)
  console.log(JSON.stringify({ fields, back: fields.map(fromLocalField) }))
`

interface Read {
  fields: string[]
  back: string[]
}

/** A process reads its time zone only at its start, so each zone needs its own process. */
function readIn(zone: string): Read {
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script],
    {
      env: { ...process.env, TZ: zone },
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    },
  )
  return JSON.parse(output) as Read
}

describe.each(Object.entries(zones))('local times on a device in %s', (zone, first) => {
  it('[EXM-055] are shown as a clock there shows them, and convert back to the same time', () => {
    const { fields, back } = readIn(zone)
    expect(fields[0]).toBe(first)
    expect(back).toEqual(moments)
  })
})

it('[EXM-055] convert an empty field to null and refuse other texts', () => {
  expect(toLocalField(null)).toBe('')
  expect(fromLocalField('')).toBeNull()
  expect(fromLocalField('tomorrow')).toBeNull()
})
