import { describe, expect, it } from 'vitest'
import { cleanAgreementHtml } from './rules.ts'

describe('agreements', () => {
  it('keeps headings and lists and drops what could run', () => {
    const html = cleanAgreementHtml(
      '<h3>One</h3><ul><li onclick="x()">two</li></ul><script>alert(1)</script><img src=x onerror=1><a href="javascript:x">three</a>',
    )
    expect(html).toBe('<h3>One</h3><ul><li>two</li></ul><a>three</a>')
  })
})
