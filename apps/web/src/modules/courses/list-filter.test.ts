import { describe, expect, it } from 'vitest'
import { listInput, narrowing, readFilter, sortingOf, toggleChoice } from './list-filter.ts'

describe('filters in the address', () => {
  it('[CRS-008] reads what the address says', () => {
    const search = {
      courseName: '市场',
      isFree: '1',
      hotType: 'new',
      sort: 'price',
      order: 'asc',
      page: '3',
    }
    expect(readFilter(search)).toEqual({
      filter: { courseName: '市场', isFree: '1', hotType: 'new', sort: 'price', order: 'asc' },
      page: 3,
    })
  })

  it('[CRS-008] ignores unknown values', () => {
    const search = {
      isFree: '2',
      hotType: 'old',
      courseKindId: 'x',
      sort: 'name',
      page: '-1',
      url: '/x',
    }
    expect(readFilter(search)).toEqual({ filter: {}, page: 1 })
  })

  it('[CRS-214] contains several languages of teaching, which can be added and removed', () => {
    const { filter } = readFilter({ courseLanguage: 'zh,en', isFree: '1' })
    expect(toggleChoice(filter, 'language', 'my')).toEqual({
      courseLanguage: 'en,zh,my',
      isFree: '1',
    })
    expect(toggleChoice(filter, 'language', 'zh')).toEqual({ courseLanguage: 'en', isFree: '1' })
    expect(toggleChoice({ courseLanguage: 'en' }, 'language', 'en').courseLanguage).toBeUndefined()
    for (const courseLanguage of ['de', 'en,', 'en,xx', ''])
      expect(readFilter({ courseLanguage }).filter).toEqual({})
  })

  it('[CRS-015] treats a page under 1 as 1', () => {
    expect(readFilter({ page: '0' }).page).toBe(1)
  })

  it('requests with the values of the address, as the server does for the first page', () => {
    expect(listInput({ isFree: '1' }, 1)).toEqual({ isFree: '1', page: 1, size: 12 })
  })

  it('[CRS-007] names the order of the list, with newest first as default', () => {
    expect(sortingOf({})).toBe('newest')
    expect(sortingOf({ sort: 'price', order: 'asc' })).toBe('cheapest')
    expect(narrowing({ sort: 'price', order: 'asc', isFree: '0' })).toEqual({ isFree: '0' })
  })
})
