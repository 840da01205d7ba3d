import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[CNT-031] [CNT-032] [CNT-047] [CNT-092] [CNT-093] a teacher writes an article with a picture, a visitor reads it without scripts, a student likes it, and staff take it down @phone-long', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'teacher')
  const title = unique('Water on the terraces')
  await page.goto('/home/learning/article-management')
  await page.getByRole('main').getByRole('link', { name: 'New article' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Rice drinks what the row above lets go.')
  const picture = { name: 'terrace.png', mimeType: 'image/png', buffer: png }
  const sent = page.waitForResponse(/article\/update/)
  await page.locator('[role=toolbar]').getByRole('button', { name: 'Picture' }).waitFor()
  await page.locator('input[type=file][accept*="image/"]').last().setInputFiles(picture)
  await expect(text.locator('img')).toBeVisible()
  await sent
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(text.locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Article published')).toBeVisible()

  const { list } = await call<{ list: { sign: string; title: string }[] }>(
    context,
    '/article/list',
    { page: 1, size: 1, title },
  )
  const sign = list[0]?.sign ?? ''
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const plain = await visitor.newPage()
  await plain.goto(`/article/${sign}`)
  await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(plain.getByText('Rice drinks what the row above lets go.')).toBeVisible()
  const html = await (await visitor.request.get(`/article/${sign}`)).text()
  expect(html).toContain('"@type":"Article"')
  expect(await (await visitor.request.get('/feed.xml')).text()).toContain(title)
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/article/${sign}`)

  const reader = await browser.newContext()
  await signInAs(reader, 'student')
  const read = await reader.newPage()
  await read.goto(`/article/${sign}`)
  await read.getByRole('button', { name: /^Like/ }).click()
  await expect(read.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  await read.getByRole('button', { name: 'Favourite' }).click()
  await expect(read.getByRole('button', { name: 'Favourite' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await read.goto('/home/learning/history-collect?tab=favourites&what=articles')
  await expect(read.getByRole('link', { name: title })).toBeVisible()

  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  const desk = await staff.newPage()
  await desk.goto(`/admin/#/articles?title=${encodeURIComponent(title)}`)
  await desk.getByRole('button', { name: `Take down: ${title}` }).click()
  await expect(desk.getByText('Article taken down')).toBeVisible()
  await expect
    .poll(async () => (await visitor.request.get(`/article/${sign}`)).status(), { timeout: 5000 })
    .toBe(404)
  await Promise.all([visitor.close(), reader.close(), staff.close()])
})

test('[CNT-092] of two people who edit one article, the second is warned, keeps the own text, and overwrites only on request @long', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'teacher')
  const title = unique('Two at one desk')
  const { sign } = await call<{ sign: string }>(context, '/article/add', { title })
  const stored = async () =>
    (await call<{ content: string }>(context, '/article/manageDetail', { sign })).content
  const address = `/teacher/#/article/${sign}`
  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  const desk = await staff.newPage()
  const text = page.getByRole('textbox', { name: 'Text' })
  await page.goto(address)
  await expect(text).toBeVisible()
  await desk.goto(address)
  await desk.getByRole('textbox', { name: 'Text' }).fill('Written by the office.')
  await expect(desk.getByText(/^Saved \d/)).toBeVisible()

  await text.fill('Written by the teacher.')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Someone else has saved a newer version')
  await expect(alert).toContainText('Written by the office.')
  await expect(text).toHaveText('Written by the teacher.')
  expect(await stored()).toContain('Written by the office.')
  await page.reload()
  await expect(text).toHaveText('Written by the teacher.')
  await alert.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  expect(await stored()).toContain('Written by the teacher.')

  await desk.getByRole('textbox', { name: 'Text' }).fill('Written by the office again.')
  await desk.getByRole('alert').getByRole('button', { name: 'Load their version' }).click()
  await expect(desk.getByRole('textbox', { name: 'Text' })).toHaveText('Written by the teacher.')
  expect(await stored()).toContain('Written by the teacher.')
  await staff.close()
})
