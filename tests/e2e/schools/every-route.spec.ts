import { type PageName, pages, redirects } from '../../../apps/web/src/app/paths.ts'
import { trainSections } from '@titian/contract'
import { expect, test } from '../../support/journey.ts'
import { type DemoPerson, demoSigns, signInAs } from '../../support/signed-in.ts'
import { devices, languages, RouteVisitor } from './route-visitor.ts'

// The languages are visited by different workers, each on the device of its language.
test.describe.configure({ mode: 'parallel' })

interface Route {
  path: string
  who?: DemoPerson
}

type Signs = Awaited<ReturnType<typeof demoSigns>>

/**
 * The addresses of the pages whose path contains a sealed id or a token. Other pages are visited at
 * their path.
 */
function openedWith(name: PageName, signs: Signs): string[] {
  const { course, completed, lesson, preview, paper, work, order } = signs
  const { article, news, schoolPage, train, trainVideo, job, company, application } = signs
  const path = pages[name].path
  const special: Partial<Record<PageName, string[]>> = {
    tiktokShop: [`${path}?courseName=xyzzy`],
    agreement: [`${path}?form=2`],
    courseDetail: [
      path.replace('$sign', course),
      path.replace('$sign', `${course}?tab=exam`),
      path.replace('$sign', `${course}?tab=homework`),
    ],
    account: [path, `${path}?tab=security`, `${path}?tab=data`, `${path}?tab=close`],
    schoolPage: [path.replace('$sign', schoolPage)],
    article: [path.replace('$sign', article)],
    news: [path.replace('$sign', news)],
    work: [path.replace('$sign', course).replace('$item', work)],
    lesson: [path.replace('$sign', lesson)],
    preview: [path.replace('$sign', preview)],
    trainDetail: [
      path.replace('$sign', train),
      path.replace('$sign', `${train}?tab=schedule`),
      path.replace('$sign', `${train}?tab=practical`),
    ],
    trainVideo: [`${path.replace('$sign', trainVideo)}?train=${train}`],
    myTrainPart: trainSections.map((name) => `${path.replace('$section', name)}?id=${train}`),
    courseEarned: [path.replace('$sign', completed)],
    testPaper: [path.replace('$sign', paper)],
    order: [path.replace('$sign', order)],
    invoice: [path.replace('$sign', order)],
    job: [path.replace('$sign', job)],
    company: [path.replace('$sign', company)],
    // Unknown tokens. The journeys of the resume open existing ones.
    resumeShare: [path.replace('$token', 'abc')],
    resumePrint: [path.replace('$token', 'abc')],
    application: [path.replace('$sign', application)],
    // An unknown token; the journey of applications opens an existing one.
    companyAnswer: [path.replace('$token', 'abc')],
    // Unknown links; the tests of mails show existing ones.
    mailConfirm: [path.replace('$token', 'abc')],
    mailOff: [path.replace('$token', 'abc')],
    // An unknown number; the journey of certificates shows an existing one.
    certificate: [path.replace('$number', '2222-2222-2222-2222')],
    // Unknown runs. The journeys of practices play existing ones.
    chainRun: [path.replace('$sign', 'abc')],
    chainReview: [path.replace('$sign', 'abc')],
    marketRun: [path.replace('$sign', 'abc')],
    erpRun: [path.replace('$sign', 'abc')],
    erpPart: ['inbox', 'books', 'review'].map((part) =>
      path.replace('$sign', 'abc').replace('$part', part),
    ),
    marketStep: ['listing', 'review'].map((step) =>
      path.replace('$sign', 'abc').replace('$step', step),
    ),
    // Unknown assessments and works; the journey of evaluations shows existing ones.
    assessment: [path.replace('$sign', 'abc')],
    peerWork: [path.replace('$sign', 'abc')],
    // The exam itself is open only during an attempt. It is visited by the journeys of exams.
    paper: [],
  }
  return special[name] ?? [path]
}

function studentRoutes(signs: Signs): Route[] {
  const names = Object.keys(pages) as PageName[]
  return names.flatMap((name) =>
    openedWith(name, signs).map((path) =>
      pages[name].who === 'signedIn' || path.includes('tab=')
        ? { path, who: 'student' as const }
        : { path },
    ),
  )
}

/** Addresses in the requirements that have no page yet, and one that will never have a page. */
const noPageYet = [
  '/no/such/page',
  '/home/learning/no-such-child',
  '/train',
  '/train/index',
  '/train/recommendDetail',
  '/trainDetail/abc',
  '/college/train-video/abc',
  '/college/master',
  '/college/optional',
  '/home/learning/curriculum',
  '/home/learning/analysis',
  '/home/learning/completed/abc',
  '/home/learning/training',
  '/home/learning/my-teaching',
  '/home/learning/regulate',
  '/home/learning/trainDetail',
  '/home/learning/trainDetail/plan',
  '/home/learning/teacher-study',
  '/home/learning/sharingCourses',
  '/home/learning/courses-for',
  '/home/learning/history-collect',
  '/home/learning/message',
  '/home/learning/new-curriculum/1',
  '/home/learning/up_user_m',
  '/home/uploading',
  '/pay-order',
  '/pay-succeeds',
  '/pay-in',
  '/apply-text',
  '/class',
  '/criticizes-system',
  '/test',
  '/resume',
  '/resume/print/abc',
  '/resume/share/abc',
  '/employment',
  '/employment/serachDetails',
  '/employment/job/abc',
  '/employment/company/abc',
  '/employment/more',
  '/employment/map',
  '/employment/answer/abc',
  '/simulation/amazon-virtual-system',
  '/simulation/virtual-system-playground',
  '/virtualSystemPlayground',
  '/erp',
  '/news',
  '/news/abc',
  '/article/abc',
  '/certificate',
  '/certificate/abc',
  '/download-app',
  '/promote',
]

const hasPage = (path: string) =>
  Object.values(pages).some((page) =>
    new RegExp(`^${page.path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path),
  )

/**
 * All rules are checked in these two languages only, because the structure of a page is the same in
 * every language: English on a desktop, and Malay on a phone.
 */
const everyRuleIn = ['en', 'my'] as const

// Separate tests visit the pages for visitors and for students, because all pages together take
// minutes on a slow machine.
for (const language of languages) {
  for (const who of ['visitors', 'students'] as const) {
    test(`[FRM-002] [FRM-007] [FRM-009] [FRM-018] [FRM-029] [FRM-051] [FRM-063] [FRM-088] every page of the student site for ${who} in ${language} is accessible, fits its width and shows its heading${devices[language]}`, async ({
      browser,
    }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext()
      const signedIn = who === 'students' ? context : await browser.newContext()
      await signInAs(signedIn, 'student')
      const signs = await demoSigns(signedIn)
      const visitor = new RouteVisitor(await context.newPage(), language, everyRuleIn)
      for (const { path, who: reader } of studentRoutes(signs)) {
        if ((reader === 'student') !== (who === 'students')) continue
        // The server renders the pages for visitors in each language, so these are loaded; a
        // student navigates from page to page. Pages of the same training have the same heading,
        // which cannot show that the next page has arrived, so these are loaded too.
        await visitor.visit(
          `/${language}${path}`,
          reader ? { loaded: path.includes('?id=') } : undefined,
        )
      }
      await context.close()
      if (signedIn !== context) await signedIn.close()
    })
  }
}

test('[FRM-022] [FRM-049] [FRM-050] [FRM-051] [FRM-052] [FRM-184] addresses without an own page redirect', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const page = await context.newPage()
  for (const [from, to] of Object.entries(redirects)) {
    await page.goto(`/my${from}`)
    await expect(page).toHaveURL(new RegExp(`/my${to}$`))
    await expect(page.locator('h1').first()).toBeVisible()
  }
  await context.close()
})

test('[FRM-027] two addresses show the same list of courses', async ({ page }) => {
  const cards = page.locator('main a[href*="/courseDetail/"]')
  const links = () => cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await page.goto('/course')
  await expect(cards.first()).toBeVisible()
  const first = await links()
  await page.goto('/tiktok_shop')
  await expect(cards.first()).toBeVisible()
  expect(await links()).toEqual(first)
})

test('existing pages are answered with 200', async ({ browser }) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  for (const { path } of studentRoutes(await demoSigns(context))) {
    if (path.startsWith('/certificate/')) continue
    const response = await context.request.get(path)
    expect(response.status(), path).toBe(200)
  }
  await context.close()
})

test('[FRM-028] [FRM-030] [FRM-038] [FRM-039] each page of a student has its content @phone-long', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const { course, lesson, paper } = await demoSigns(context)
  // FRM-028: an encrypted id cannot be guessed by counting up.
  expect(course).toMatch(/^[\w-]{22}$/)
  const page = await context.newPage()
  const heading = page.locator('h1').first()
  await page.goto(`/courseDetail/${course}`)
  await expect(heading).toContainText('Cross-border listing')
  await page.goto(`/college/course-video/${lesson}`)
  await expect(page.locator('main video')).toBeAttached()
  await page.goto(`/testPaper/${paper}`)
  await expect(page.getByRole('button', { name: /Begin|Continue|again/i }).first()).toBeVisible()
  await page.goto('/home/learning/center')
  await expect(page.locator('main a[href*="/college/course-video/"]').first()).toBeVisible()
  await page.goto('/home/learning/courses')
  await expect(
    page.locator('main a[href*="/courseDetail/"], main a[href*="/college/"]').first(),
  ).toBeVisible()
  await context.close()
})

test('[FRM-058] each form of the agreement page shows its own document', async ({ page }) => {
  const title = page.getByRole('article').getByRole('heading').first()
  await page.goto('/agreement?form=1')
  await expect(title).toHaveText('Registration agreement')
  await page.goto('/agreement?form=2')
  await expect(title).toHaveText('Privacy agreement')
})

test('the home page shows the carousel, adverts, course groups and courses', async ({ page }) => {
  await page.goto('/home')
  await expect(page.locator('main [aria-roledescription="carousel"]')).toBeVisible()
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeVisible()
})

test('[FRM-062] [FRM-184] an address without a page gets 404 and the not-found page, and no menu links to it', async ({
  page,
}) => {
  const missing = noPageYet.filter((path) => !hasPage(path) && !(path in redirects))
  for (const path of missing) {
    const response = await page.request.get(path)
    expect(response.status(), path).toBe(404)
  }
  // One path of each kind: an unknown path, an unknown page of the learning area, and an unknown
  // page below a known path.
  for (const path of [
    '/no/such/page',
    '/zh/home/learning/no-such-child',
    '/employment/answer/abc',
  ]) {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(/Page not found|页面不存在/)
  }
  await page.goto('/home')
  await expect(page.locator('footer')).toBeAttached()
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(hrefs.filter((href) => missing.includes(href ?? ''))).toEqual([])
})

test('public pages have their first data, title and description inside the HTML', async ({
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
    expect(html).toMatch(/"preloads":\["\/assets\/[^"]+\.js"/)
  }
  expect((await request.get('/no/such/page')).status()).toBe(404)
})

test('another school on its own host shows its own name, language and people only', async ({
  browser,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('localhost', 'kopi.localhost')
  const page = await browser.newPage()
  await page.goto(`${origin}/home`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByText('Teratai')).toHaveCount(0)
})
