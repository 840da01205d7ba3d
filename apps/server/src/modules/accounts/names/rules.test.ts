import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortedName } from './rules.ts'

/** Sorts byte by byte, as the database does. */
const inOrder = (names: readonly string[]) =>
  names.toSorted((one, other) =>
    Buffer.compare(Buffer.from(sortedName(one)), Buffer.from(sortedName(other))),
  )

it('[FRM-358] sorts names by letters without case and accents, Chinese names by the sound of the family name', () => {
  const order = [
    'Ahmad',
    'ali bin abu',
    '陈晨',
    'Éva',
    '李玥',
    '王堃',
    '曾国',
    '张伟',
    '赵喆',
    'Zul',
  ]
  expect(inOrder(order.toReversed())).toEqual(order)
  // These characters have special sounds in family names: qiu, shan, xie, ou, zhai.
  const families = ['欧阳修', '仇英', '区家辉', '单雄信', '解缙', '翟天临']
  expect(inOrder(families)).toEqual(['区家辉', '欧阳修', '仇英', '单雄信', '解缙', '翟天临'])
})

it('[FRM-358] keeps people of one family name together when two names sound alike', () => {
  const order = ['黎明', '黎娜', '李明', '李娜', '李娜娜', '卢明', '吕布', '栾平']
  expect(inOrder(order.toReversed())).toEqual(order)
})

it('[FRM-358] ends the sort key with the name, whatever the name is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(sortedName(name).endsWith(`\t${name}`)).toBe(true)
    }),
  )
})
