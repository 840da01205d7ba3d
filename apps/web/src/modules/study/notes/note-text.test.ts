import type { Note } from '@titian/contract'
import { expect, it } from 'vitest'
import { findNotes, notesAsText } from './note-text.ts'

const note = (videoSign: string, number: string, second: number, content: string): Note => ({
  idSign: `${number}${second}`,
  videoSign,
  videoTitle: `Lesson ${number}`,
  number,
  second,
  content,
  updatedAt: '2026-11-23T00:00:00Z',
})
const notes = [
  note('a', '1.1', 5, 'White card'),
  note('a', '1.1', 65, 'Window LEFT'),
  note('b', '1.2', 7, '白卡'),
]

it('[CRS-201] finds notes by all the words, whatever their case', () => {
  expect(findNotes(notes, ' left window ').map(({ second }) => second)).toEqual([65])
  expect(findNotes(notes, '白卡')).toHaveLength(1)
  expect(findNotes(notes, 'left card')).toEqual([])
  expect(findNotes(notes, '')).toHaveLength(3)
})

it('[CRS-201] writes the notes of a course as text, a lesson below the other', () => {
  const clock = (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  expect(notesAsText('Photography', notes, clock)).toBe(
    'Photography\n\n1.1 Lesson 1.1\n0:05  White card\n1:05  Window LEFT\n\n1.2 Lesson 1.2\n0:07  白卡\n',
  )
})
