import { expect, it } from 'vitest'
import { textsPlugin } from './texts-plugin.ts'

/** What the chunk of one module of a site holds. */
async function textsOf(site: string, module: string, options: Parameters<typeof textsPlugin>[0]) {
  const plugin = textsPlugin(options) as unknown as {
    configResolved(config: { root: string }): void
    load(this: { addWatchFile(): void }, id: string): Promise<string>
  }
  plugin.configResolved({ root: new URL(`../../../apps/${site}`, import.meta.url).pathname })
  const chunk = await plugin.load.call(
    { addWatchFile: () => undefined },
    `\0virtual:texts/my/${module}`,
  )
  const texts: unknown = JSON.parse(chunk.slice('export const texts = '.length))
  return texts
}

it('takes the names and words of the question kinds from their folders, those of editors for staff alone', async () => {
  const name = 'Aneka pilihan (pelbagai jawapan)'
  const strategy = 'Markah untuk jawapan separa'
  const forStaff = await textsOf('teacher', 'exams', { itemEditors: true })
  expect(forStaff).toMatchObject({
    exams: { kind: { multiple: name }, items: { multiple: { edit: { strategy } } } },
  })
  const forStudents = await textsOf('web', 'exams', {})
  expect(forStudents).toMatchObject({
    exams: { kind: { multiple: name }, items: { judge: { true: 'Betul' } } },
  })
  expect(JSON.stringify(forStudents)).not.toContain(strategy)
})

it('brings the reasons that only one module gives with the texts of that module', async () => {
  const texts = await textsOf('web', 'orders', { moduleReasons: { orders: ['discountOver'] } })
  expect(texts).toMatchObject({
    site: { reasons: { discountOver: 'Kod diskaun ini telah tamat atau belum bermula.' } },
  })
  expect(JSON.stringify(texts)).not.toContain('Baki syiling anda')
})
