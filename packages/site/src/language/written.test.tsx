import { htmlLanguage, type Language } from '@titian/contract'
import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { RichText } from '../parts/rich-text.tsx'
import { langOf, Written } from '../locale/written.tsx'

async function onPage(page: Language, scene: ReactNode) {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: htmlLanguage[page], resources: {} })
  return render(<I18nextProvider i18n={texts}>{scene}</I18nextProvider>).container
}

describe('a text that a user wrote', () => {
  it.each([
    ['老师讲得很清楚，例子很实用。', 'en', 'zh-CN'],
    ['老师讲得很清楚，例子很实用。', 'my', 'zh-CN'],
    ['老师讲得很清楚，例子很实用。', 'zh', undefined],
    ['Shopee 站点的标题怎么写', 'en', 'zh-CN'],
    // A single Chinese word does not make a sentence Chinese.
    ['How to write the word 包 in a listing', 'en', undefined],
    ['The teacher explains it well', 'zh', 'en'],
    ['The teacher explains it well', 'en', undefined],
    ['Cara menulis tajuk yang baik', 'zh', 'ms'],
    ['Cara menulis tajuk yang baik', 'en', 'ms'],
    ['Cara menulis tajuk yang baik', 'my', undefined],
    ['Shopee 2026', 'zh', undefined],
  ] as const)('[FRM-443] %s on a page in %s: %s', (text, page, lang) => {
    expect(langOf(text, page)).toBe(lang)
  })

  it('[FRM-443] has the stored language where there is one, whatever its words', () => {
    expect(langOf('Shopee 2026', 'zh', 'my')).toBe('ms')
    expect(langOf('Shopee 2026', 'my', 'my')).toBeUndefined()
  })

  it('[FRM-443] has a lang attribute if its language differs from that of the page', async () => {
    const there = await onPage('en', <Written>提问</Written>)
    expect(there.innerHTML).toBe('<span lang="zh-CN">提问</span>')
    expect((await onPage('zh', <Written>提问</Written>)).innerHTML).toBe('提问')
  })

  it('[FRM-443] has the language of its words, not of its tags, when it is formatted', async () => {
    const text = '<h2>Tajuk</h2><p>Cara menulis tajuk yang baik</p><a href="/it/is/for/you">…</a>'
    const { firstElementChild } = await onPage('en', <RichText html={text} />)
    expect(firstElementChild?.getAttribute('lang')).toBe('ms')
    const plain = await onPage('my', <RichText html="怎样写好标题" />)
    expect(plain.firstElementChild?.getAttribute('lang')).toBe('zh-CN')
  })
})
