import { expect, it } from 'vitest'
import { textsPlugin } from './texts-plugin.ts'

/** What the chunk of one module holds, for a site with or without editors of questions. */
async function textsOf(site: string, module: string, itemEditors: boolean) {
  const plugin = textsPlugin({ itemEditors }) as unknown as {
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
  const forStaff = await textsOf('teacher', 'exams', true)
  expect(forStaff).toMatchObject({
    exams: { kind: { multiple: name }, items: { multiple: { edit: { strategy } } } },
  })
  const forStudents = await textsOf('web', 'exams', false)
  expect(forStudents).toMatchObject({
    exams: { kind: { multiple: name }, items: { judge: { true: 'Betul' } } },
  })
  expect(JSON.stringify(forStudents)).not.toContain(strategy)
})
