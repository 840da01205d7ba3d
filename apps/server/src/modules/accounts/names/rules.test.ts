import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortedName } from './rules.ts'

/** As the database compares: byte by byte. */
const inOrder = (names: readonly string[]) =>
  names.toSorted((one, other) =>
    Buffer.compare(Buffer.from(sortedName(one)), Buffer.from(sortedName(other))),
  )

it('[FRM-358] orders names by letters without case and accents, Chinese by the sound of the family name', () => {
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
  // Sounds that these letters have in family names alone: qiu, shan, xie, ou, zhai.
  const families = ['欧阳修', '仇英', '区家辉', '单雄信', '解缙', '翟天临']
  expect(inOrder(families)).toEqual(['区家辉', '欧阳修', '仇英', '单雄信', '解缙', '翟天临'])
})

it('[FRM-358] keeps one family name together where two sound alike', () => {
  const order = ['黎明', '黎娜', '李明', '李娜', '李娜娜', '卢明', '吕布', '栾平']
  expect(inOrder(order.toReversed())).toEqual(order)
})

it('[FRM-358] ends the order of a name with the name, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(sortedName(name).endsWith(`\t${name}`)).toBe(true)
    }),
  )
})
