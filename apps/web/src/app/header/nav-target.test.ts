import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addressWithAnswer } from './nav-target.ts'

const fetching = vi.fn<typeof fetch>()
vi.stubGlobal('location', new URL('https://school.example/'))
vi.stubGlobal('document', { cookie: '' })
vi.stubGlobal('fetch', fetching)
afterAll(() => void vi.unstubAllGlobals())

function answer(code: number, data: unknown = null, status = 200) {
  const envelope = { ok: code === 200, code, msg: '', data }
  fetching.mockImplementation(async () => new Response(JSON.stringify(envelope), { status }))
}
const item = (parameterInterface: string | null, menuUrl = '/course?isFree=1') => ({
  menuUrl,
  parameterInterface,
})

afterEach(() => void fetching.mockReset())

describe('the interface of a menu item', () => {
  it('[FRM-100] [FRM-104] is requested by GET, and its values become the query', async () => {
    answer(200, { ticket: 'a b', level: 2, more: { deep: true } })
    expect(await addressWithAnswer(item('/partner/ticket'))).toBe(
      '/course?isFree=1&ticket=a+b&level=2',
    )
    const [url, init] = fetching.mock.calls[0] ?? []
    expect([url, init?.method]).toEqual(['/api/v1/partner/ticket', 'GET'])
  })

  it('[FRM-100] also works for an address of another site', async () => {
    answer(200, { ticket: 'x' })
    expect(await addressWithAnswer(item('/partner/elsewhere', 'https://lab.example/in'))).toBe(
      'https://lab.example/in?ticket=x',
    )
  })

  it('[FRM-102] [FRM-103] is skipped when the session has ended, and the address opens without a query', async () => {
    answer(-1001, null, 401)
    expect(await addressWithAnswer(item('/partner/over'))).toBe('/course?isFree=1')
  })

  it('[FRM-166] opens nothing after any other refusal', async () => {
    answer(-6, null, 403)
    await expect(addressWithAnswer(item('/partner/no'))).rejects.toMatchObject({ code: -6 })
  })

  it.each(['//evil.example/x', 'https://evil.example/x', '/../admin', ''])(
    '[FRM-104] is not requested at %j, which is not part of this API',
    async (path) => {
      expect(await addressWithAnswer(item(path))).toBe('/course?isFree=1')
      expect(fetching).not.toHaveBeenCalled()
    },
  )
})
