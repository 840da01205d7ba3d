import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDecisions } from './use-decisions.ts'

let answer: () => Response
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })

beforeEach(() => vi.stubGlobal('fetch', async () => answer()))
afterEach(() => vi.unstubAllGlobals())

function open() {
  const client = new QueryClient()
  const onLeft = vi.fn()
  const { result } = renderHook(() => useDecisions(onLeft), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  const decide = (sign: string) =>
    act(() => result.current.decide({ sign, approved: false, reason: 'No card' }))
  act(() => result.current.write('one', 'No card'))
  act(() => result.current.write('two', 'Another name'))
  return { result, onLeft, decide }
}

it('keeps the unfinished reason of each request until that request is decided', async () => {
  answer = json(200, { ok: true, code: 200, msg: '', data: null })
  const { result, onLeft, decide } = open()
  decide('one')
  await waitFor(() => expect(onLeft).toHaveBeenCalledWith('one'))
  expect(result.current.reasons).toEqual({ one: '', two: 'Another name' })
})

it('keeps a reason that could not be sent', async () => {
  answer = json(422, { ok: false, code: -9, msg: 'Not so', data: null })
  const { result, onLeft, decide } = open()
  decide('two')
  await waitFor(() => expect(result.current.busySign).toBeNull())
  expect(onLeft).not.toHaveBeenCalled()
  expect(result.current.reasons).toEqual({ one: 'No card', two: 'Another name' })
})
