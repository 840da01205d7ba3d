import { describe, expect, it } from 'vitest'
import { pageOptions, readScreen } from './message-screens.ts'

describe('the screens of the messages', () => {
  it('[CNT-019] are course, school and system; an unknown one gives the first', () => {
    expect(readScreen({ tab: 'school' }).screen).toBe('school')
    expect(readScreen({ tab: 'system' }).screen).toBe('system')
    expect(readScreen({}).screen).toBe('course')
    expect(readScreen({ tab: 'none' }).screen).toBe('course')
  })

  it('read the page from the address, and nothing odd', () => {
    expect(readScreen({ page: '3' }).page).toBe(3)
    for (const page of ['-1', '0', 'x', undefined]) expect(readScreen({ page }).page).toBe(1)
  })

  it('[CNT-022] [CNT-023] [CNT-024] [CNT-026] ask for type 1 of the system, 3 of the school, and courses by a call of their own, five a page', () => {
    const key = (screen: 'course' | 'school' | 'system') => [...pageOptions(screen, 2).queryKey]
    const window = { page: 2, size: 5 }
    expect(key('course')).toEqual(['/message/allCourseMessages', window])
    expect(key('school')).toEqual(['/message/allSystemMessages', { msgType: 3, ...window }])
    expect(key('system')).toEqual(['/message/allSystemMessages', { msgType: 1, ...window }])
  })
})
