// @vitest-environment happy-dom
import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignInPanel } from '../panel/sign-in-panel.tsx'
import {
  field,
  refused,
  renderAt,
  ready,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import type { FormType } from '../forms/form-machine.ts'

afterEach(cleanupRender)

async function open(start: FormType = 'regist', isLoginPath = false) {
  const onGoOn = vi.fn()
  const onRegistered = vi.fn(() => 'confirm' as const)
  await renderAt(
    <SignInPanel
      {...{ start, isLoginPath, onGoOn, onRegistered }}
      returnUrl={null}
      onSignedIn={() => {}}
      corner={null}
      renderHeading={(text) => <h2>{text}</h2>}
    />,
  )
  await ready('Phone number')
  return { onGoOn, onRegistered }
}

const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
function fill() {
  write('name', 'Nur Aina')
  write('phone', '1123456789')
  write('smsCode', '123456')
  write('newPassword', 'Sawah-2026')
  write('passwordAgain', 'Sawah-2026')
  fireEvent.click(field('agreement'))
}
const focus = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)))

describe('the registration form', () => {
  it('[ACC-091] [ACC-104] [ACC-105] [ACC-112] [ACC-113] marks every wrong field and focuses them in order: tick, name, phone, password, repetition, code', async () => {
    const { of } = serve({})
    await open()
    press('Register')
    expect(await screen.findByText('Please read and agree to the agreement first')).toBeTruthy()
    await focus('agreement')
    expect(screen.getByText('Please enter your phone number')).toBeTruthy()
    fireEvent.click(field('agreement'))
    press('Register')
    await focus('name')
    write('name', 'Nur Aina')
    press('Register')
    await focus('phone')
    write('phone', '1123456789')
    press('Register')
    await focus('newPassword')
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    write('newPassword', 'Sawah-2026')
    write('passwordAgain', 'Sawah-2027')
    press('Register')
    await focus('passwordAgain')
    expect(screen.getByText('Two password inputs are inconsistent')).toBeTruthy()
    write('passwordAgain', 'Sawah-2026')
    press('Register')
    await focus('smsCode')
    expect(of(accounts.register)).toEqual([])
  })

  it('[ACC-037] [ACC-039] accepts Chinese numbers only with eleven digits starting with 13 to 19', async () => {
    const { of } = serve({ [accounts.sendCodeForMobile.path]: ok(null) })
    await open()
    fireEvent.change(screen.getByLabelText('Country code'), { target: { value: '86' } })
    write('phone', '12800138000')
    press('Get code')
    expect(await screen.findByText('Please enter a correct phone number')).toBeTruthy()
    write('phone', '13800138000')
    press('Get code')
    await waitFor(() => expect(of(accounts.sendCodeForMobile)).toHaveLength(1))
    expect(of(accounts.sendCodeForMobile)[0]?.body).toMatchObject({
      mobile: '13800138000',
      areaCode: '86',
      type: 1,
    })
  })

  it('[ACC-095] [ACC-109] sends the campus that is stored for this tab', async () => {
    const value = JSON.stringify({ version: 1, at: 0, value: 'campus-7' })
    sessionStorage.setItem('titian.of.visitor.scId', value)
    const { of } = serve({
      [accounts.register.path]: ok({ pcToken: 'p', auditStatus: 0 }, withCookie),
    })
    const { onRegistered } = await open()
    fill()
    press('Register')
    await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
    expect(of(accounts.register)[0]?.body).toEqual({
      mobile: '1123456789',
      areaCode: '60',
      mobileCode: '123456',
      password: 'plain:Sawah-2026',
      schoolCode: 'campus-7',
      name: 'Nur Aina',
    })
  })

  it('[ACC-097] [ACC-101] [ACC-154] [ACC-155] shows the view "registered", whose button continues at once and only once', async () => {
    serve({ [accounts.register.path]: ok({ pcToken: 'p', auditStatus: 0 }, withCookie) })
    const { onGoOn } = await open()
    fill()
    press('Register')
    const button = await screen.findByRole('button', { name: 'Start learning now' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onGoOn).toHaveBeenCalledTimes(1)
  })

  it('[ACC-102] continues with the identity form when the response is 301', async () => {
    serve({
      [accounts.register.path]: refused('needsAuthentication'),
      '/school/voList': ok({ schoolVoList: [] }),
    })
    const { onRegistered } = await open()
    fill()
    press('Register')
    expect(await screen.findByRole('heading', { name: 'Student authentication' })).toBeTruthy()
    expect(onRegistered).not.toHaveBeenCalled()
  })

  it("[ACC-103] shows the server's message at the code", async () => {
    serve({ [accounts.register.path]: refused('waitBefore', { msg: 'Ask the office' }) })
    await open()
    fill()
    press('Register')
    expect(await screen.findByText('Ask the office')).toBeTruthy()
    await focus('smsCode')
  })

  it('[ACC-037] [ACC-265] shows the error of a phone on blur, and offers its owner the sign-in', async () => {
    serve({ [accounts.checkUniqueByMobile.path]: refused('phoneTaken') })
    await open()
    write('phone', '12')
    fireEvent.blur(field('phone'))
    expect(await screen.findByText('Please enter a correct phone number')).toBeTruthy()
    write('phone', '1123456789')
    fireEvent.blur(field('phone'))
    expect(await screen.findByText('This phone number is already registered.')).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Sign in' })[0] as HTMLElement)
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(field('phone').value).toBe('1123456789')
  })

  it('[ACC-111] refuses a pasted password of 24 characters instead of truncating it', async () => {
    const { of } = serve({})
    await open()
    fill()
    await userEvent.clear(field('newPassword'))
    await userEvent.click(field('newPassword'))
    await userEvent.paste('Sawah-2026-Sawah-2026-24')
    expect(field('newPassword').value).toHaveLength(24)
    expect(screen.queryByText(/Strong/)).toBeNull()
    press('Register')
    await focus('newPassword')
    expect(of(accounts.register)).toEqual([])
  })

  it('[ACC-119] sends no code to an invalid phone number', async () => {
    const { of } = serve({})
    await open()
    write('phone', '12')
    press('Get code')
    expect(await screen.findByText('Please enter a correct phone number')).toBeTruthy()
    expect(of(accounts.sendCodeForMobile)).toEqual([])
  })

  it('[ACC-127] [ACC-134] asks for the captcha at its field, and shows a taken phone at the phone', async () => {
    serve({
      [accounts.sendCodeForMobile.path]: refused('wrongCode', { msg: 'Enter the image code' }),
    })
    await open()
    write('phone', '1123456789')
    press('Get code')
    await focus('captcha')
    expect(
      screen.getByText('The characters in the picture are wrong or already used.'),
    ).toBeTruthy()
    serve({ [accounts.sendCodeForMobile.path]: refused('phoneTaken') })
    const send = screen.getByRole('button', { name: 'Get code' })
    await waitFor(() => expect(send.hasAttribute('data-loading')).toBe(false))
    press('Get code')
    await focus('phone')
    expect(screen.getByText('This phone number is already registered.')).toBeTruthy()
  })

  it('[ACC-134] [ACC-135] shows a failed SMS at the code, but not -1', async () => {
    serve({ [accounts.sendCodeForMobile.path]: refused('waitBefore', { msg: 'Enough for today' }) })
    await open()
    write('phone', '1123456789')
    press('Get code')
    expect(await screen.findByText('Enough for today')).toBeTruthy()
    await focus('smsCode')
    serve({ [accounts.sendCodeForMobile.path]: refused('requestFailed') })
    write('smsCode', '1')
    press('Get code')
    await screen.findByText('The request failed. Please try again later.')
    expect(field('smsCode').getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('entering and leaving a form', () => {
  it('[ACC-124] stops the countdown when the phone is changed while its code is being sent', async () => {
    const { of } = serve({ [accounts.sendCodeForMobile.path]: ok(null) })
    await open()
    write('phone', '1123456789')
    press('Get code')
    write('phone', '1123456780')
    await waitFor(() => expect(of(accounts.sendCodeForMobile)).toHaveLength(1))
    const button = await screen.findByRole('button', { name: 'Get code' })
    await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false))
    expect(button.hasAttribute('disabled')).toBe(false)
    press('Get code')
    expect(await screen.findByRole('button', { name: /Resend in 60 s/ })).toBeTruthy()
    expect(of(accounts.sendCodeForMobile)[1]?.body['mobile']).toBe('1123456780')
  })

  it('[ACC-017] [ACC-028] [ACC-029] clears passwords and codes and keeps the phone', async () => {
    serve({})
    await open()
    fill()
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Show the password' })[0] as HTMLElement,
    )
    expect(field('newPassword').type).toBe('text')
    press('Sign in')
    press('Register for free')
    expect(field('newPassword').type).toBe('password')
    for (const name of ['smsCode', 'newPassword', 'passwordAgain'])
      expect(field(name).value).toBe('')
    expect(field('phone').value).toBe('1123456789')
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Sawah-2026')
  })

  it('[ACC-027] [ACC-030] lets Enter submit the shown form only', async () => {
    const { of } = serve({})
    await open('regist', true)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(await screen.findByText('Please read and agree to the agreement first')).toBeTruthy()
    press('Sign in')
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(await screen.findByText('Please enter your phone number')).toBeTruthy()
    expect(of(accounts.register)).toEqual([])
  })

  it('[ACC-027] does not handle Enter outside the login page', async () => {
    serve({})
    await open('regist', false)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(screen.queryByText('Please read and agree to the agreement first')).toBeNull()
  })
})

describe('the password recovery', () => {
  it('[ACC-149] [ACC-150] [ACC-153] focuses the first wrong field, continues to the new password, and goes back', async () => {
    serve({ [accounts.verifyForgot.path]: ok(null) })
    await open('forget')
    press('Next')
    await focus('phone')
    write('phone', '1123456789')
    press('Next')
    await focus('smsCode')
    write('smsCode', '123456')
    press('Next')
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy()
    expect(field('passwordAgain').value).toBe('')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
    press('Save the new password')
    await focus('newPassword')
    write('newPassword', 'Sawah-2026')
    press('Back')
    expect(screen.getByRole('heading', { name: 'Recover password' })).toBeTruthy()
    expect(field('phone').value).toBe('1123456789')
  })

  it('[ACC-136] shows an unknown phone at the phone', async () => {
    serve({ [accounts.sendCodeForMobile.path]: refused('phoneNotRegistered') })
    await open('forget')
    write('phone', '1123456789')
    press('Get code')
    expect(
      await screen.findByText('This phone number is not registered. Please register first.'),
    ).toBeTruthy()
    await focus('phone')
  })
})
