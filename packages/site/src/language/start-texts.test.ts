import { accounts } from '@titian/contract'
import type { i18n } from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { ask } from '../calls/call-server.ts'
import { explainError } from '../calls/explain.ts'
import { startTexts } from './start-texts.ts'

const page = { site: { codes: { '-2/400': 'It was refused.' } } }
const more = { site: { reasons: { impersonationOver: 'It has ended.' } } }
const refused = {
  ok: false,
  code: -2,
  msg: '',
  data: null,
  extend: { reason: 'impersonationOver' },
}

async function explainRefusal(texts: i18n): Promise<string> {
  const error: unknown = await ask(accounts.loginInfo, {}, { quiet: true }).catch(
    (no: unknown) => no,
  )
  return explainError(error, texts)
}

afterEach(() => vi.unstubAllGlobals())

it('[FRM-159] brings the text of a reason along with the first refusal that has one', async () => {
  const load = vi.fn(() => Promise.resolve({ texts: more }))
  load.mockRejectedValueOnce(new Error('offline'))
  vi.stubGlobal('document', { documentElement: { lang: '' }, cookie: '' })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refused), { status: 400 }))
  vi.stubGlobal('pageTexts', { en: () => Promise.resolve({ texts: page }) })
  vi.stubGlobal('reasonTexts', { en: load })
  const texts = await startTexts('en')
  expect(load).not.toHaveBeenCalled()
  expect(await explainRefusal(texts), 'while it cannot be fetched').toBe('It was refused.')
  expect(await explainRefusal(texts)).toBe('It has ended.')
  expect(await explainRefusal(texts)).toBe('It has ended.')
  expect(load).toHaveBeenCalledTimes(2)
})
