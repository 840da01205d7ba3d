import { applications, employment, promote } from '@titian/contract'
import { expect, it } from 'vitest'
import { slimContract } from './slim-contract.ts'

const contract = new URL('../../contract/src/', import.meta.url).pathname

async function slim(file: string): Promise<string> {
  const { load } = slimContract([])
  if (typeof load !== 'function') throw new Error('The plug-in has no function that loads.')
  const context = { addWatchFile: () => undefined }
  const loaded = (await load.call(context as never, contract + file)) as { code: string }
  return loaded.code
}

it.each([
  ['promote/calls.ts', 'processNormTotal', promote.processNormTotal],
  ['employment/calls.ts', 'jobDetails', employment.jobDetails],
  ['employment/calls.ts', 'enterpriseRecruitmentList', employment.enterpriseRecruitmentList],
  ['employment/calls.ts', 'deliveryOfPosts', employment.deliveryOfPosts],
] as const)(
  '[JOB-005] [CNT-057] keeps in %s that extend is beside the data of %s',
  async (...one) => {
    const [file, name, { path, method }] = one
    expect(await slim(file)).toContain(
      `"${name}":${JSON.stringify({ path, method, extended: true })}`,
    )
  },
)

it('mentions extend only for calls that have it, and omits schemas', async () => {
  const { path, method } = applications.userJob
  const text = await slim('applications/calls.ts')
  expect(text).toContain(`"userJob":${JSON.stringify({ path, method })}`)
  expect(text).not.toContain('input')
})
