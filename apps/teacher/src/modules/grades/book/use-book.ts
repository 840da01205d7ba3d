import { useQueries } from '@tanstack/react-query'
import { grades, type BookRow } from '@titian/contract'
import { askOptions, useAsk } from '@titian/site'
import { useState } from 'react'
import type { ChosenBook } from './book-words.ts'

const blockSize = 50
const blockOf = (index: number) => Math.floor(index / blockSize)

/** The gradebook in blocks of students; each block is loaded when its rows become visible. */
export function useBook(chosen: ChosenBook) {
  const [sight, setSight] = useState({ first: 0, last: 0 })
  const head = useAsk(
    grades.gradebook,
    { ...chosen, page: 1, size: blockSize },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const { data, isPlaceholderData } = head
  const last = Math.min(sight.last, (data?.total ?? 0) - 1)
  const length = Math.max(0, blockOf(last) - blockOf(sight.first) + 1)
  const numbers = Array.from({ length }, (_, index) => blockOf(sight.first) + index)
  const wanted = isPlaceholderData ? [] : numbers.filter((number) => number > 0)
  const blocks = useQueries({
    queries: wanted.map((number) => ({
      ...askOptions(grades.gradebook, { ...chosen, page: number + 1, size: blockSize }, true),
      staleTime: 30_000,
    })),
  })
  const failed = blocks.find(({ error }) => error !== null)
  const rowAt = (index: number): BookRow | undefined => {
    const number = blockOf(index)
    const block = number === 0 ? data : blocks[wanted.indexOf(number)]?.data
    return block?.list[index % blockSize]
  }
  return { head, failed, rowAt, setSight }
}
