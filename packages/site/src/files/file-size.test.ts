import type { Formats } from '../format/formats.ts'
import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

const formats = { number: (value: number) => value.toLocaleString('en') } as Formats

it('[FRM-270] shows zero kilobytes for an empty store, and at least one for any content', () => {
  expect([0, 1, 1024, 900_000].map((bytes) => fileSize(bytes, formats))).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '879 KB',
  ])
  expect(fileSize(100 * 1024 * 1024, formats)).toBe('100 MB')
})

it('[FRM-404] shows sizes from one gigabyte on in gigabytes', () => {
  expect([1023, 1024, 200 * 1024 + 512].map((mb) => fileSize(mb * 1024 ** 2, formats))).toEqual([
    '1,023 MB',
    '1 GB',
    '200.5 GB',
  ])
})
