import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { type DemoPerson, demoSigns, signInAs } from '../../support/signed-in.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const languages = ['en', 'zh', 'my'] as const
const htmlLanguages = { en: 'en', zh: 'zh-CN', my: 'ms' } as const

interface Route {
  path: string
  who?: DemoPerson
}

type Signs = Awaited<ReturnType<typeof demoSigns>>

function studentRoutes({ course, lesson, paper }: Signs): Route[] {
  return [
    { path: '/home' },
    { path: '/course' },
    { path: '/tiktok_shop?courseName=xyzzy' },
    { path: `/courseDetail/${course}` },
    { path: `/courseDetail/${course}?tab=exam`, who: 'student' },
    { path: '/login' },
    { path: '/agreement?form=2' },
    { path: '/no/such/page' },
    { path: '/home/learning/center', who: 'student' },
    { path: '/home/learning/courses', who: 'student' },
    { path: `/college/course-video/${lesson}`, who: 'student' },
    { path: `/testPaper/${paper}`, who: 'student' },
  ]
}

const staffRoutes: Route[] = [
  { path: '/teacher/' },
  { path: '/teacher/#/teachingCenter', who: 'teacher' },
  { path: '/teacher/#/questionBank', who: 'teacher' },
  { path: '/teacher/#/examinations', who: 'teacher' },
  { path: '/teacher/#/records', who: 'teacher' },
  { path: '/teacher/#/newCourse', who: 'teacher' },
  { path: '/teacher/#/newQuestion', who: 'teacher' },
  { path: '/teacher/#/newExamination', who: 'teacher' },
  { path: '/admin/' },
  { path: '/admin/#/people', who: 'staff' },
  { path: '/admin/#/reviews', who: 'staff' },
]

async function settle(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    )
}

async function check(page: Page, path: string, language: (typeof languages)[number]) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
      problems.push(message.text())
  })
  await page.goto(path)
  await settle(page)
  expect(await page.locator('html').getAttribute('lang')).toBe(htmlLanguages[language])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) problems.push(`scrolls sideways by ${sideways} px`)
  problems.push(...(await seriousFaults(page)))
  expect(problems, path).toEqual([])
}

for (const language of languages) {
  test(`[FRM-009] [FRM-018] [FRM-088] every route of the student site in ${language} is accessible, stays in its width and shows its heading`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const signedIn = await browser.newContext()
    await signInAs(signedIn, 'student')
    const visitor = await browser.newContext()
    for (const { path, who } of studentRoutes(await demoSigns(signedIn))) {
      const page = await (who ? signedIn : visitor).newPage()
      await check(page, `/${language}${path}`, language)
      await page.close()
    }
    await Promise.all([signedIn.close(), visitor.close()])
  })

  test(`every route of the teacher and admin sites in ${language} is accessible and stays in its width`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const contexts = {
      visitor: await browser.newContext(),
      teacher: await browser.newContext(),
      staff: await browser.newContext(),
      student: await browser.newContext(),
    }
    await signInAs(contexts.teacher, 'teacher')
    await signInAs(contexts.staff, 'staff')
    for (const { path, who = 'visitor' } of staffRoutes) {
      const context = contexts[who]
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      await context.addInitScript((code) => localStorage.setItem('titian.language', code), language)
      const page = await context.newPage()
      await check(page, path, language)
      await page.close()
    }
    await Promise.all(Object.values(contexts).map((context) => context.close()))
  })
}

test('public pages hold their first data, title and description inside the HTML', async ({
  request,
}) => {
  for (const [path, text] of [
    ['/home', 'homeBanner'],
    ['/zh/course', 'courseList'],
    ['/course?isFree=1', 'courseList'],
  ] as const) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(html).toContain(text)
    expect(html).toMatch(/<link rel="modulepreload"/)
  }
  expect((await request.get('/no/such/page')).status()).toBe(404)
})

test('another school on its own host shows its own name, language and people alone', async ({
  browser,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('localhost', 'kopi.localhost')
  const page = await browser.newPage()
  await page.goto(`${origin}/home`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByText('Teratai')).toHaveCount(0)
})
