import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { exams } from '@titian/contract'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useQuestionImport } from './use-question-import.ts'

/**
 * The fake server refuses each step once, as if the session had ended. Then the same person signs
 * in again.
 */
const steps = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  send: (name: string, given: unknown) => {
    steps.sent.push([name, given])
    if (steps.sent.filter(([one]) => one === name).length === 1) throw new Error('signed out')
  },
}))
vi.mock('@titian/site', async (original) => ({
  ...(await original<object>()),
  uploadFile: async ({ name }: File, purpose: string) => {
    steps.send('file', [name, purpose])
    return { path: 'questions/one.gift' }
  },
  ask: async ({ path }: { path: string }, input: unknown) => {
    steps.send(path, input)
    return path === exams.runQuestionImport.path ? { made: 3 } : { importSign: 'look-1' }
  },
  sendPressed: async (send: () => Promise<unknown>) => {
    try {
      return await send()
    } catch {
      return send()
    }
  },
}))

const Site = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

it('[TCH-203] after signing in again, the same questions are checked and imported, each step sent once more', async () => {
  const { result } = renderHook(() => useQuestionImport(), { wrapper: Site })
  await act(() => result.current.check(new File(['?{T}'], 'one.gift')))
  expect(result.current.stage.name).toBe('checked')
  await act(() => result.current.confirm())
  expect(result.current).toMatchObject({ failure: null, stage: { name: 'done', made: 3 } })
  const each = [
    ['file', ['one.gift', 'questions']],
    [exams.previewQuestionImport.path, { filePath: 'questions/one.gift' }],
    [exams.runQuestionImport.path, { importSign: 'look-1' }],
  ]
  expect(steps.sent).toEqual(each.flatMap((one) => [one, one]))
})
