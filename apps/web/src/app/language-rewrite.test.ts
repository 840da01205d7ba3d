import { describe, expect, it } from 'vitest'
import { languageRewrite } from './language-rewrite.ts'

const origin = 'https://school.example'

function through(prefix: string | null, direction: 'input' | 'output', path: string): string {
  const url = new URL(path, origin)
  const result = languageRewrite(prefix)[direction]?.({ url })
  return result instanceof URL ? result.href.replace(origin, '') : String(result)
}

describe('the language in the address', () => {
  it('[FRM-009] does not change which page is shown', () => {
    expect(through('zh', 'input', '/zh/course?isFree=1')).toBe('/course?isFree=1')
    expect(through(null, 'input', '/course')).toBe('/course')
    expect(through('my', 'input', '/my')).toBe('/')
  })

  it('[FRM-181] is kept as prefix in links inside the site', () => {
    expect(through('zh', 'output', '/courseDetail/abc?tab=exam')).toBe(
      '/zh/courseDetail/abc?tab=exam',
    )
    expect(through('zh', 'output', '/')).toBe('/zh')
  })

  it('[FRM-181] is not added if the address had none', () => {
    expect(through(null, 'output', '/course')).toBe('/course')
  })

  it('[FRM-016] is removed if the school does not offer it', () => {
    expect(through(null, 'input', '/zh/course')).toBe('/course')
    expect(through(null, 'output', '/course')).toBe('/course')
  })
})
