import { act, renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ImportSource } from './import-source.ts'
import { useSheetImport } from './use-sheet-import.ts'

/**
 * The fake server refuses each step once, as if the session had ended. Then the same person signs
 * in again.
 */
const steps = vi.hoisted(() => ({ sent: [] as string[], over: new Set<string>() }))
const step = (name: string) => {
  steps.sent.push(name)
  if (steps.over.delete(name)) throw new Error('signed out')
}
vi.mock('@titian/site', async (original) => ({
  ...(await original<object>()),
  uploadFile: async ({ name }: File) => {
    step(`file ${name}`)
    return { path: 'sheets/one.csv' }
  },
  sendPressed: async (send: () => Promise<unknown>) => {
    try {
      return await send()
    } catch {
      return send()
    }
  },
}))

const preview = { importSign: 'look-1' } as Awaited<ReturnType<ImportSource['preview']>>
const source = {
  preview: async ({ filePath }: { filePath: string }) => {
    step(`look ${filePath}`)
    return preview
  },
  confirm: async (sign: string) => {
    step(`import ${sign}`)
    return { fresh: 2, changed: 0 }
  },
  listKey: ['list'],
  refresh: [],
} as unknown as ImportSource

const Site = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

beforeEach(() => {
  steps.sent = []
  steps.over = new Set()
})

it('[TCH-203] after signing in again only the refused step is sent once more, not the steps before it', async () => {
  steps.over = new Set(['file people.csv', 'look sheets/one.csv', 'import look-1'])
  const { result } = renderHook(() => useSheetImport(source), { wrapper: Site })
  await act(() => result.current.check(new File(['a'], 'people.csv'), 'people' as never))
  expect(result.current.stage).toMatchObject({ name: 'checked', preview })
  await act(() => result.current.confirm(true))
  expect(result.current).toMatchObject({ failure: null, stage: { name: 'done', fresh: 2 } })
  const each = ['file people.csv', 'look sheets/one.csv', 'import look-1']
  expect(steps.sent).toEqual(each.flatMap((name) => [name, name]))
})
