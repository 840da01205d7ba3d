import { describe, expect, it } from 'vitest'
import { languageRewrite } from './language-rewrite.ts'

const origin = 'https://school.example'

function through(prefix: string | null, direction: 'input' | 'output', path: string): string {
  const url = new URL(path, origin)
  const result = languageRewrite(prefix)[direction]?.({ url })
  return result instanceof URL ? result.href.replace(origin, '') : String(result)
}

describe('language in the address', () => {
  it('[FRM-009] shows the same page with and without a prefix', () => {
    expect(through('zh', 'input', '/zh/course?isFree=1')).toBe('/course?isFree=1')
    expect(through(null, 'input', '/course')).toBe('/course')
    expect(through('my', 'input', '/my')).toBe('/')
  })

  it('[FRM-181] keeps the prefix in links inside the site', () => {
    expect(through('zh', 'output', '/courseDetail/abc?tab=exam')).toBe(
      '/zh/courseDetail/abc?tab=exam',
    )
    expect(through('zh', 'output', '/')).toBe('/zh')
  })

  it('[FRM-181] adds no prefix where the address had none', () => {
    expect(through(null, 'output', '/course')).toBe('/course')
  })

  it('[FRM-016] takes away a language that the school does not offer', () => {
    expect(through(null, 'input', '/zh/course')).toBe('/course')
    expect(through(null, 'output', '/course')).toBe('/course')
  })
})
