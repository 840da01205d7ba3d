import { afterAll, describe, expect, it, vi } from 'vitest'
import { withColon } from '../footer/footer-words.ts'
import { isItemCurrent, opensNewTab } from '../header/nav-target.ts'
import { leavesOnLostSession } from '../sign-in/use-lost-session.ts'

vi.stubGlobal('location', new URL('https://school.example/'))
afterAll(() => void vi.unstubAllGlobals())

describe('a session that ended', () => {
  it.each([
    '/home/learning/courses',
    '/college/course-video/abc',
    '/college/train-video/abc',
    '/pay-order',
  ])('[FRM-067] [FRM-069] returns home from %s', (path) =>
    expect(leavesOnLostSession(path)).toBe(true),
  )

  it.each(['/home', '/course', '/courseDetail/abc', '/testPaper/abc'])(
    '[FRM-068] leaves the visitor on %s',
    (path) => expect(leavesOnLostSession(path)).toBe(false),
  )
})

describe('an item of the navigation', () => {
  it('[FRM-095] opens a new tab unless its mode is `_self`', () => {
    expect(opensNewTab('_self')).toBe(false)
    expect(opensNewTab('_blank')).toBe(true)
    expect(opensNewTab('')).toBe(true)
  })

  it('[FRM-104] is highlighted when its page is shown', () => {
    expect(isItemCurrent('/course', '/course', '?isFree=1')).toBe(true)
    expect(isItemCurrent('/course?isFree=1', '/course', '')).toBe(false)
    expect(isItemCurrent('/course', '/courseDetail/abc', '')).toBe(true)
    expect(isItemCurrent('/home', '/home/learning/center', '')).toBe(false)
    expect(isItemCurrent('https://elsewhere.example/course', '/course', '')).toBe(false)
  })
})

describe('the text of the footer', () => {
  it('[FRM-122] has a colon instead of the stored separator', () => {
    expect(withColon('Admissions | +60 3 8921 4400', ': ')).toBe('Admissions: +60 3 8921 4400')
    expect(withColon('+60 3 8921 4400', '：')).toBe('+60 3 8921 4400')
  })
})
