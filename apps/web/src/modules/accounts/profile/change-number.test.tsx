// @vitest-environment happy-dom
import { accounts, type LoginInfo } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  field,
  refused,
  person,
  renderAt,
  ready,
  serve,
  cleanupRender,
  ok,
} from '../testing/render-at.tsx'
import { BindNewNumber } from './bind-new-number.tsx'
import { VerifyOldNumber } from './verify-old-number.tsx'

afterEach(cleanupRender)

const user = person as unknown as LoginInfo
const send = accounts.sendCodeForMobile.path
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const focus = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)))

describe('changing the phone number', () => {
  it('[ACC-127] [ACC-134] [ACC-159] shows why the old number gets no code, then asks for the captcha', async () => {
    const onVerified = vi.fn()
    const answers: Parameters<typeof serve>[0] = {
      [send]: refused('waitBefore', { msg: 'Ten codes were sent today.' }),
      [accounts.verifyCode.path]: ok(true),
    }
    const { of } = serve(answers)
    await renderAt(<VerifyOldNumber user={user} onVerified={onVerified} />)
    await ready('Code from the SMS')
    press('Get code')
    expect(await screen.findByText('Ten codes were sent today.')).toBeTruthy()
    await focus('smsCode')

    serve({ ...answers, [send]: refused('wrongCode') })
    press('Get code')
    await waitFor(() => expect(field('captcha').value).toBe(''))
    const again = serve({ ...answers, [send]: ok(null) })
    write('captcha', ' 8888 ')
    press('Get code')
    await waitFor(() => expect(document.querySelector('[name="captcha"]')).toBeNull())
    expect(again.of(accounts.sendCodeForMobile)[0]?.body).toMatchObject({ type: 2, code: '8888' })
    write('smsCode', '123456')
    press('Next')
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
    expect(of(accounts.updateMobile)).toEqual([])
  })

  it('[ACC-160] [ACC-162] [ACC-163] requires a valid number and its code, and restarts if the first step has expired', async () => {
    const onLapsed = vi.fn()
    const { of } = serve({
      [accounts.updateMobile.path]: refused('noPermission', {
        extend: { reason: 'oldNumberFirst' },
      }),
    })
    await renderAt(<BindNewNumber user={user} onBound={() => {}} onLapsed={onLapsed} />)
    await ready('Phone number')
    press('Save the new number')
    await focus('phone')
    expect(screen.getByText('Please enter your phone number')).toBeTruthy()
    write('phone', '1123456789')
    press('Save the new number')
    await focus('smsCode')
    expect(of(accounts.updateMobile)).toEqual([])
    write('smsCode', '123456')
    press('Save the new number')
    await waitFor(() => expect(onLapsed).toHaveBeenCalledOnce())
    expect(of(accounts.updateMobile)[0]?.body).toEqual({
      mobile: '1123456789',
      areaCode: '60',
      mobileCode: '123456',
    })
  })
})
