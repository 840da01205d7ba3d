import { call, sentCode, askAnswer } from '../../support/ask-server.ts'
import { newName, newPhone, shownPhone } from '../../support/new-names.ts'
import { demoPassword, registerNew, signInAs } from '../../support/signed-in.ts'
import { enterTeaching } from '../accounts/staff-page.ts'
import { makePerson, openLog, logEntry, openPerson, ownSign } from './people-page.ts'
import { expect, test } from '../../support/journey.ts'

async function signInAgain(context: Parameters<typeof askAnswer>[0], phone: string) {
  await context.request.get('/api/v1/baseVerify/getQrImage')
  const password = `plain:${demoPassword}`
  return askAnswer(context, '/user/studentLogin', { phone, areaCode: '60', password, code: '8888' })
}

test('[ACC-219] staff create the account of a teacher, who sets a password through "forgot password"', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/people')
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  const phone = dialog.getByLabel(/^Phone number/)
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await expect(dialog.getByText('This is not a mobile number of the chosen country.')).toBeVisible()
  await expect(dialog.getByText(/^A name has 2 to 60 characters/)).toBeVisible()
  await expect(phone).toBeFocused()

  const [name, mobile] = [newName('Puan Sharifah'), newPhone()]
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role').selectOption('teacher')
  await phone.fill('123456701')
  await add.click()
  await expect(dialog.getByText('This phone number is already registered.')).toBeVisible()
  await expect(phone).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)

  await phone.fill(mobile)
  await add.dblclick()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Confirmed')).toBeVisible()
  await expect(page.getByText('This phone number is already registered.')).toHaveCount(0)

  const own = await browser.newContext()
  const teacherPage = await own.newPage()
  await own.request.get('/api/v1/baseVerify/getQrImage')
  const account = { mobile, areaCode: '60' }
  await call(own, '/baseVerify/sendCodeForMobile', { ...account, type: 4, code: '8888' })
  const mobileCode = await sentCode(own, mobile)
  const newPwd = `plain:${demoPassword}`
  await call(own, '/user/resetPassword', { ...account, mobileCode, newPwd })
  await enterTeaching(teacherPage, mobile, demoPassword)
  await own.close()
})

test('[ACC-189] a disabled account is signed out, its sign-in gets -204, and it can be enabled again', async ({
  page,
  browser,
}) => {
  const person = await browser.newContext()
  const phone = await registerNew(person)
  await signInAs(page.context(), 'staff')
  await openPerson(page, await ownSign(person))
  await page.getByRole('button', { name: 'Disable the account' }).click()
  const dialog = page.getByRole('dialog')
  const disable = dialog.getByRole('button', { name: 'Disable', exact: true })
  await disable.click()
  await expect(dialog.getByText('Please give a reason of at least three characters.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill('Sold the account')
  await disable.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  await expect(page.getByText('Not signed in')).toBeVisible()

  expect((await askAnswer(person, '/user/loginInfo')).code).toBe(-1001)
  expect((await signInAgain(person, phone)).code).toBe(-204)

  await page.getByRole('button', { name: 'Enable the account' }).click()
  await dialog.getByLabel('Reason').fill('It was a mistake')
  await dialog.getByRole('button', { name: 'Enable', exact: true }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  expect((await signInAgain(person, phone)).ok).toBe(true)
  await person.close()
})

test('[ACC-258] a new phone number set by staff ends all sessions and is logged', async ({
  page,
  browser,
}) => {
  const person = await browser.newContext()
  const oldPhone = await registerNew(person)
  const name = newName('Encik Karim')
  await call(person, '/user/updateUserName', { userName: name })
  await signInAs(page.context(), 'staff')
  await openPerson(page, await ownSign(person))
  await page.getByRole('button', { name: 'Set a new phone number' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/All sessions of the account end at once/)).toBeVisible()
  const reason = 'Showed the student card at the office'
  const set = dialog.getByRole('button', { name: 'Set the number' })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByLabel('New phone number').fill('123456702')
  await set.click()
  await expect(dialog.getByText('This phone number is already registered.')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason)
  const phone = newPhone()
  await dialog.getByLabel('New phone number').fill(phone)
  await set.click()
  await expect(page.getByText(shownPhone(phone))).toBeVisible()

  expect((await askAnswer(person, '/user/loginInfo')).code).toBe(-1001)
  expect((await signInAgain(person, oldPhone)).code).toBe(-201)
  expect((await signInAgain(person, phone)).ok).toBe(true)
  await person.close()

  await openLog(page, name)
  const entry = logEntry(page, name)
  await expect(entry).toContainText('Phone number changed')
  await expect(entry).toContainText(reason)
  await expect(entry).toContainText(`+60 ${oldPhone}`)
  await expect(entry).toContainText(`+60 ${phone}`)
})

test('roles are changed with a reason, and staff cannot remove their own rights', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const { sign, name } = await makePerson(page.context(), 'student')
  await openPerson(page, sign)
  await page.getByRole('button', { name: 'Change roles' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Teaches from this term on')
  await dialog.getByRole('button', { name: 'Save the roles' }).click()
  await expect(dialog.getByText('The person already has these roles.')).toBeVisible()
  await expect(dialog.getByLabel('Student', { exact: true })).toBeFocused()
  await dialog.getByLabel('Teacher').check()
  await dialog.getByRole('button', { name: 'Save the roles' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('dl').getByText('Teacher', { exact: true })).toBeVisible()
  await openLog(page, name)
  await expect(logEntry(page, name)).toContainText('Teaches from this term on')

  await openPerson(page, await ownSign(page.context()))
  await expect(page.getByRole('button', { name: 'Disable the account' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change roles' }).click()
  await expect(dialog.getByLabel('School staff')).toBeDisabled()
})

test('a person is found by name and opened from the list, and the filters stay in the address @phone', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  const { name } = await makePerson(page.context(), 'student')
  await page.goto('/admin/#/people?role=student')
  await page.getByLabel('Search by name, phone or student number').fill(name)
  await expect(page).toHaveURL(/role=student.*name=|name=.*role=student/)
  await page.reload()
  await expect(page.getByLabel('Search by name, phone or student number')).toHaveValue(name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
