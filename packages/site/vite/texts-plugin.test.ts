import { expect, it, vi } from 'vitest'
import { textsPlugin } from './texts-plugin.ts'

// The first test loads the whole contract.
vi.setConfig({ testTimeout: 30_000 })

/** The contents of the chunk of one module of a site. */
async function textsOf(site: string, module: string, options: Parameters<typeof textsPlugin>[0]) {
  const plugin = textsPlugin(options) as unknown as {
    configResolved(config: { root: string }): void
    load(this: { addWatchFile(): void }, id: string): Promise<string>
  }
  plugin.configResolved({ root: new URL(`../../../apps/${site}`, import.meta.url).pathname })
  const chunk = await plugin.load.call(
    { addWatchFile: () => undefined },
    `\0virtual:texts/my${module && `/${module}`}`,
  )
  const texts: unknown = JSON.parse(chunk.slice('export const texts = '.length))
  return texts
}

it('takes the names and texts of the question kinds from their folders, those of editors for staff only', async () => {
  const name = 'Aneka pilihan (pelbagai jawapan)'
  const strategy = 'Markah bagi jawapan separa betul'
  const forStaff = await textsOf('teacher', 'exams', { forStaff: true })
  expect(forStaff).toMatchObject({
    exams: { kind: { multiple: name }, items: { multiple: { edit: { strategy } } } },
  })
  const forStudents = await textsOf('web', 'exams', {})
  expect(forStudents).toMatchObject({
    exams: { kind: { multiple: name }, items: { judge: { true: 'Betul' } } },
  })
  expect(JSON.stringify(forStudents)).not.toContain(strategy)
})

const reasonsIn = async (site: string, module: string, forStaff: boolean) => {
  const texts = await textsOf(site, module, { forStaff })
  const { reasons } = (texts as { site?: { reasons?: Record<string, string> } }).site ?? {}
  return Object.keys(reasons ?? {})
}

it('[FRM-424] loads staff reasons only on the staff sites, and those of one noun with its pages', async () => {
  const first = await reasonsIn('web', '', false)
  expect(first).toContain('loginLocked')
  expect(first).not.toContain('refundTooMuch')
  expect(first).not.toContain('discountOver')
  const ofOrders = await reasonsIn('web', 'orders', false)
  expect(ofOrders).toContain('discountOver')
  expect(ofOrders).not.toContain('refundTooMuch')
  const ofStaff = await reasonsIn('admin', '', true)
  expect(ofStaff).toEqual(expect.arrayContaining(['loginLocked', 'refundTooMuch', 'discountOver']))
  expect(await reasonsIn('admin', 'orders', true)).toEqual([])
})
