import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

it.each(['en', 'zh-CN', 'ms-MY'])('writes whole numbers as Intl does in %s', (locale) => {
  const format = new Intl.NumberFormat(locale)
  const numbers = [0, 7, 12, 999, 1000, 1001, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER]
  expect(numbers.map(groupDigits)).toEqual(numbers.map((number) => format.format(number)))
})
