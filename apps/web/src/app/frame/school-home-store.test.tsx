import { describe, expect, it } from 'vitest'
import { schoolHomeStore } from './school-home-store.ts'

describe('the stored scroll position of the home page', () => {
  it('[FRM-090] is kept in the browser and found after a reload', () => {
    schoolHomeStore.keep(812.4, 1000)
    expect(localStorage.getItem('titian.schoolHome')).toContain('{"scroll":812,"at":1000}')
    expect(schoolHomeStore.place(2000)).toBe(812)
  })

  it('[FRM-090] is ignored on another day, or when the storage cannot be read', () => {
    schoolHomeStore.keep(812, 0)
    expect(schoolHomeStore.place(3_600_000)).toBe(0)
    localStorage.setItem(
      'titian.schoolHome',
      '{"version":1,"at":0,"value":{"scroll":"far","at":0}}',
    )
    expect(schoolHomeStore.place()).toBe(0)
    localStorage.setItem('titian.schoolHome', 'broken')
    expect(schoolHomeStore.place()).toBe(0)
  })
})
