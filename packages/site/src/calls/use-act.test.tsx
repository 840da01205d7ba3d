import { accounts, refusals } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAct } from './use-act.ts'

const done = vi.fn()
const placed = vi.fn()

function Form() {
  const rename = useAct(accounts.updateUserName, { onDone: done, onRefusal: placed })
  return (
    <button type="button" onClick={() => rename.mutate({ userName: 'Mei' })}>
      Save
    </button>
  )
}

async function save(code: number, status: number) {
  const envelope = { ok: code === 200, code, msg: '', data: null }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(envelope), { status }))
  const texts = createInstance()
  const codes = Object.fromEntries(
    Object.values(refusals).map((row) => [`${row.code}/${row.status}`, row.zh]),
  )
  const resources = { zh: { site: { codes } } }
  await texts.use(initReactI18next).init({ lng: 'zh', defaultNS: 'site', resources })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={texts}>
        <Form />
      </I18nextProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  await act(async () => {})
}

describe('an act', () => {
  const failure = vi.spyOn(toast, 'failure')
  beforeEach(() => {
    failure.mockReset()
    done.mockReset()
    placed.mockReset()
  })
  // The throttle counts equal calls within a second. It also counts those of the previous test, so
  // each test waits.
  afterEach(() => new Promise((resolve) => setTimeout(resolve, 400)))

  it('[FRM-166] continues when the answer is ok', async () => {
    await save(200, 200)
    expect(done).toHaveBeenCalledOnce()
  })

  it('[FRM-166] [FRM-191] stops on a refusal and displays it only beside the field', async () => {
    placed.mockReturnValue(true)
    await save(-205, 422)
    expect(done).not.toHaveBeenCalled()
    expect(placed).toHaveBeenCalledOnce()
    expect(failure).not.toHaveBeenCalled()
  })

  it('[FRM-191] displays a failure without a field in a toast', async () => {
    placed.mockReturnValue(false)
    await save(-205, 422)
    expect(failure).toHaveBeenCalledExactlyOnceWith(refusals.badPassword.zh)
  })

  it('[FRM-158] keeps -9999 away from the fields', async () => {
    await save(-9999, 500)
    expect(placed).not.toHaveBeenCalled()
    expect(failure).toHaveBeenCalledExactlyOnceWith('系统繁忙，请稍后重试')
  })

  const withoutField = Object.entries(refusals).filter(([name]) => name !== 'signIn')
  it.each(withoutField)(
    '[FRM-167] displays the failure %s of an addition, a change or a deletion in a toast, in the words of the server',
    async (_name, { code, status, zh }) => {
      placed.mockReturnValue(false)
      await save(code, status)
      expect(done).not.toHaveBeenCalled()
      expect(failure).toHaveBeenCalledExactlyOnceWith(zh)
    },
  )
})
