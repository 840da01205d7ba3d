import { schools, type SchoolBaseInfo, type SchoolInitial } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { askKey } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import app from '../texts/zh.json' with { type: 'json' }
import { SchoolFooter } from './school-footer.tsx'

const baseInfo: SchoolBaseInfo = {
  logo: null,
  transparentLogo: null,
  title: '莲花学院',
  address: '校本部|加影',
  phone: '招生|+60 3 8921 4400',
  email: 'hello@school.example',
  copyrightNotice: null,
  wechatImage: '/files/wechat.png',
  appImage: '/files/app.png',
  homeIndex: null,
  socialLinks: [{ name: 'Video', url: 'https://video.example/' }],
  pages: [],
}
const initial: Partial<SchoolInitial> = {
  footerKind: 'main',
  licenceNumber: 'L-1',
  registrationNumber: 'R-2',
  languageList: [{ name: '中文', abbreviation: 'zh', smallAbbreviation: 'zh' }],
}

async function show(
  school: Partial<SchoolBaseInfo> = {},
  start: Partial<SchoolInitial> = {},
  path = '/home',
) {
  const texts = createInstance()
  await texts
    .use(initReactI18next)
    .init({ lng: 'zh', defaultNS: 'app', resources: { zh: { app } } })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(askKey(schools.schoolInitial), { ...initial, ...start })
  client.setQueryData(askKey(schools.schoolBaseInfo), { ...baseInfo, ...school })
  client.setQueryData(askKey(schools.navigationBar), [])
  const router = createRouter({
    routeTree: createRootRoute({
      component: SchoolFooter,
      notFoundComponent: SchoolFooter,
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return render(
    <TitianProvider language="zh">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  ).container
}

describe('the footer', () => {
  it('[FRM-084] is not rendered without a phone number of the school', async () => {
    const page = await show({ phone: null })
    expect(page.querySelector('footer')).toBeNull()
  })

  it('[FRM-121] [FRM-122] [FRM-133] names address and phone, with a colon for the separator', async () => {
    await show()
    expect(screen.getByText('学校地址：校本部：加影')).toBeTruthy()
    expect(screen.getByText('联系电话：招生：+60 3 8921 4400')).toBeTruthy()
  })

  it('[FRM-123] [FRM-131] shows the logo except on the sign-in pages', async () => {
    const page = await show()
    expect(page.querySelector('a[href="/home"]')).not.toBeNull()
    const onLogin = await show({}, {}, '/login')
    expect(onLogin.querySelector('a[href="/home"]')).toBeNull()
  })

  it('[FRM-124] [FRM-128] [FRM-189] shows licence and registration number only if they are set', async () => {
    const page = await show()
    expect(page.textContent).toContain('L-1')
    expect(page.textContent).toContain('R-2')
    const bare = await show({}, { licenceNumber: null, registrationNumber: null })
    expect(bare.textContent).not.toContain('L-1')
    expect(bare.textContent).not.toContain('R-2')
  })

  it('[FRM-125] [FRM-126] shows the two QR codes, or nothing without them', async () => {
    const page = await show()
    const codes = () =>
      [...page.querySelectorAll('figure img')].map((image) => image.getAttribute('src'))
    expect(codes()).toEqual(['/files/wechat.png', '/files/app.png'])
    const none = await show({ wechatImage: null, appImage: null })
    expect(none.querySelector('figure')).toBeNull()
  })

  it('[FRM-127] [FRM-134] offers the languages of the product and loads no external script', async () => {
    const page = await show()
    expect(screen.getByRole('button', { name: '中文' })).toBeTruthy()
    expect(page.querySelector('script, iframe')).toBeNull()
  })

  it('[FRM-129] [FRM-130] shows the years 2006-2022 until the school has its own line', async () => {
    expect((await show()).textContent).toContain('2006-2022 莲花学院')
    const own = await show({ copyrightNotice: '自己的声明' })
    expect(own.textContent).toContain('自己的声明')
    expect(own.textContent).not.toContain('2006-2022')
  })

  it('[FRM-120] [FRM-132] [FRM-188] is the alternate one if the school chose it', async () => {
    const page = await show(
      {
        socialLinks: [
          { name: 'Video', url: 'https://video.example/' },
          { name: 'Bad', url: 'javascript:alert(1)' },
        ],
      },
      { footerKind: 'alternate' },
    )
    expect(page.textContent).not.toContain('学校地址')
    for (const title of ['内容', '学习', '帮助'])
      expect(screen.getByRole('navigation', { name: title })).toBeTruthy()
    expect(page.querySelector('a[href="mailto:hello@school.example"]')).not.toBeNull()
    const social = screen.getByRole('link', { name: 'Video' })
    expect(social.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.queryByRole('link', { name: 'Bad' })).toBeNull()
  })

  it('[FRM-136] uses the logo for dark backgrounds, or the usual one', async () => {
    const page = await show({ logo: '/files/logo.png', transparentLogo: '/files/clear.png' })
    expect(page.querySelector('a[href="/home"] img')?.getAttribute('src')).toBe('/files/clear.png')
    const usual = await show({ logo: '/files/logo.png' })
    expect(usual.querySelector('a[href="/home"] img')?.getAttribute('src')).toBe('/files/logo.png')
  })
})
