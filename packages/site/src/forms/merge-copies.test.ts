import { expect, it } from 'vitest'
import { mergeCopies, withPaths } from './merge-copies.ts'

const base = { phone: '1', email: 'a', title: { en: 'One', zh: '' }, first: 'x', second: null }
type Values = Omit<typeof base, 'second'> & { second: string | null }
const join = (local: Partial<Values>, remote: Partial<Values>) =>
  mergeCopies<Values>(
    { ...base, ...local },
    base,
    { ...base, ...remote },
    {
      together: [['first', 'second']],
    },
  )

it('[TCH-185] merges fields that only one side changed', () => {
  expect(join({ phone: '2' }, { email: 'b' })).toEqual({
    values: { ...base, phone: '2', email: 'b' },
    conflicts: [],
  })
})

it('[TCH-185] merges a text in two languages, and equal changes of both sides', () => {
  const mine = { title: { en: 'Mine', zh: '' }, phone: '3' }
  const remotePart = { title: { en: 'One', zh: '对方' }, phone: '3' }
  expect(join(mine, remotePart)).toEqual({
    values: { ...base, phone: '3', title: { en: 'Mine', zh: '对方' } },
    conflicts: [],
  })
})

it('[TCH-185] reports only texts that both changed, by language, and keeps their local values', () => {
  const mine = { title: { en: 'Mine', zh: '我' }, email: 'mine' }
  const { values, conflicts } = join(mine, { title: { en: 'Remote', zh: '' }, phone: '9' })
  expect(conflicts).toEqual(['title.en'])
  expect(values).toEqual({ ...base, ...mine, phone: '9' })
  const other = { ...base, title: { en: 'Remote', zh: '' } }
  expect(withPaths(values, other, conflicts).title).toEqual({ en: 'Remote', zh: '我' })
})

it('[TCH-185] never merges only some of the fields that belong together', () => {
  const { values, conflicts } = join({ second: 'child of x' }, { first: 'y' })
  expect(conflicts).toEqual(['first', 'second'])
  expect(values).toMatchObject({ first: 'x', second: 'child of x' })
  expect(join({ second: 'child of x' }, { phone: '2' }).conflicts).toEqual([])
})

it('[TCH-201] merges a field with parts by its own rule, and reports the part that both changed', () => {
  const joins = {
    list: {
      merge: (own: string[], _base: string[], other: string[]) => ({
        value: [...own, ...other],
        conflicts: ['first', ''],
      }),
      take: (_own: string[], other: string[], paths: readonly string[]) => [...other, ...paths],
    },
  }
  const copies = [['mine'], ['old'], ['theirs']].map((list) => ({ list, phone: '1' }))
  const [own, before, other] = copies as [
    (typeof copies)[0],
    (typeof copies)[0],
    (typeof copies)[0],
  ]
  const { values, conflicts } = mergeCopies(own, before, other, { joins })
  expect(values.list).toEqual(['mine', 'theirs'])
  expect(conflicts).toEqual(['list.first', 'list'])
  expect(withPaths(values, other, ['list.first', 'list.b.c'], joins).list).toEqual([
    'theirs',
    'first',
    'b.c',
  ])
  expect(withPaths(values, other, conflicts, joins).list).toEqual(['theirs'])
})
