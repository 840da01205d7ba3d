import { demo, field, fillLogin, signIn, submit } from './sign-in-page.ts'
import { expect, moving, test } from '../../support/journey.ts'

test('[ACC-222] [ACC-224] a visitor of the learning area is sent to the home page, and back after signing in @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home/learning/center')
  if (isMobile) await expect(page).toHaveURL(/\/login\?url=/)
  else await expect(page).toHaveURL(/\/home\?url=%2Fhome%2Flearning%2Fcenter/)
  await fillLogin(page, demo.student, demo.password)
  await submit(page).click()
  await expect(page).toHaveURL(/\/home\/learning\/center$/)
})

test('[ACC-043] [ACC-044] missing input is reported at the first wrong field @long', async ({
  page,
}) => {
  await page.goto('/login')
  await submit(page).click()
  await expect(page.getByText('Please enter your phone number')).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  await field(page, 'phone').fill(demo.student)
  await field(page, 'phone').press('Enter')
  await expect(field(page, 'password')).toBeFocused()
})

test('[ACC-056] [ACC-145] a wrong image code is reported at its field with a new picture', async ({
  page,
}) => {
  await page.goto('/login')
  await fillLogin(page, demo.student, demo.password, '1111')
  const renewed = page.waitForResponse(/getQrImage/)
  await submit(page).click()
  await renewed
  await expect(
    page.getByText('The characters in the picture are wrong or already used.'),
  ).toBeVisible()
  await expect(field(page, 'captcha')).toHaveValue('')
  await expect(field(page, 'password')).toHaveValue(demo.password)
})

test('[ACC-056] [ACC-061] a wrong password is reported at the password', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, demo.normal, 'Not-the-1-password')
  await submit(page).click()
  await expect(page.getByText('Incorrect phone number or password.')).toBeVisible()
  await expect(field(page, 'password')).toBeFocused()
})

test('[ACC-055] an unknown phone is reported at the phone @long', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, '1199999999', demo.password)
  await submit(page).click()
  await expect(
    page.getByText('This phone number is not registered. Please register first.'),
  ).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
})

test('[ACC-085] [ACC-087] a student on the teacher tab gets an error at the phone @long', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByText('Teacher', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Register for free' })).toHaveCount(0)
  await fillLogin(page, demo.student, demo.password)
  await submit(page).click()
  await expect(
    page.getByText('This account has no permission to sign in as a teacher.'),
  ).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
})

test('[ACC-080] [ACC-083] a teacher is led to the teacher site with a single-use code', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByText('Teacher', { exact: true }).click()
  await fillLogin(page, demo.teacher, demo.password)
  const moved = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/teacher/'),
  )
  await submit(page).click()
  await moved
})

test('[ACC-027] [ACC-046] Enter submits once, however often it is pressed @long', async ({
  page,
}) => {
  await page.goto('/login?url=/home/learning/center')
  await fillLogin(page, demo.student, demo.password)
  let attempts = 0
  page.on(
    'request',
    (request) => (attempts += request.url().endsWith('/user/studentLogin') ? 1 : 0),
  )
  const code = field(page, 'captcha')
  await code.press('Enter')
  await code.press('Enter').catch(() => undefined)
  await expect(page).toHaveURL(/^[^?]*\/home\/learning\/center$/)
  expect(attempts).toBe(1)
})

test('[ACC-232] [ACC-233] signing out closes the learning area @phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page, demo.student)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await page.getByRole('button', { name: isMobile ? 'Menu' : /^Account:/ }).click()
  await page.getByText('Sign out', { exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/home/learning/center')
  await expect(page).not.toHaveURL(/\/center$/)
})

/** Animations are enabled only where they may interfere, because they cost a third of the time. */
test.describe('with movement', () => {
  test.use(moving)

  test('[ACC-002] [ACC-050] [FRM-070] a person signs in with phone and password and gets to the requested page @phone', async ({
    page,
  }) => {
    await signIn(page, demo.student, '/home/learning/courses')
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  })
})
