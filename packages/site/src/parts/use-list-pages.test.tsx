import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { useListPages } from './use-list-pages.ts'

const never = new Promise<never>(() => {})

function List({ filter }: { filter: string }) {
  const { rows, isStale, isPending } = useListPages<{ list: string[]; total: number }>({
    page: 1,
    size: 9,
    options: () => ({
      queryKey: ['list', filter],
      queryFn: () => (filter === 'slow' ? never : { list: [`row of ${filter}`], total: 1 }),
    }),
    keyOf: (row) => row,
  })
  return (
    <p aria-busy={isStale}>
      {rows.join()}
      {isPending ? 'nothing yet' : ''}
    </p>
  )
}

it('keeps the rows of the previous filter until those of the next one are loaded', async () => {
  const { rerender } = await renderWithSite(<List filter="first" />)
  const first = await screen.findByText('row of first')
  expect(first.getAttribute('aria-busy')).toBe('false')
  rerender(<List filter="slow" />)
  expect(screen.getByText('row of first').getAttribute('aria-busy')).toBe('true')
  rerender(<List filter="second" />)
  expect(screen.getByText('row of first')).toBeTruthy()
  expect((await screen.findByText('row of second')).getAttribute('aria-busy')).toBe('false')
})
