import { refusals, type RefusalName } from '@titian/contract'
import { expect, it } from 'vitest'
import { placeLoginFailure, placeRegistFailure, placeSendFailure } from './place-failure.ts'

function refused(name: RefusalName, msg = '', extend: Record<string, unknown> = {}) {
  const is = (other: RefusalName) => other === name
  return { code: refusals[name].code, msg, extend, reason: null, is }
}

it('[ACC-055] [ACC-056] each failure is shown at its field, and a general one at the password', () => {
  expect(placeLoginFailure(refused('phoneNotRegistered'), 'student')).toBe('phone')
  for (const name of [
    'wrongCredentials',
    'accountDisabled',
    'waitBefore',
    'noLoginPermission',
  ] as const) {
    expect(placeLoginFailure(refused(name), 'student')).toBe('password')
  }
  expect(placeLoginFailure(refused('wrongCode'), 'student')).toBe('code')
  expect(placeLoginFailure(refused('wrongCode'), 'teacher')).toBe('code')
})

it('[ACC-057] [ACC-058] [ACC-135] -1 is shown at no field', () => {
  expect(placeLoginFailure(refused('requestFailed'), 'student')).toBeNull()
  expect(placeLoginFailure(refused('requestFailed'), 'teacher')).toBeNull()
  expect(placeSendFailure(refused('requestFailed'))).toBeNull()
})

it('[ACC-085] the Chinese message of a teacher failure is recognised', () => {
  expect(placeLoginFailure(refused('waitBefore', '该账号未注册'), 'teacher')).toBe('phone')
  expect(placeLoginFailure(refused('waitBefore', '无权限登录'), 'teacher')).toBe('phone')
  expect(placeLoginFailure(refused('waitBefore', '您无权限登录此处'), 'teacher')).toBe('password')
  expect(placeLoginFailure(refused('waitBefore', '账号或密码错误'), 'teacher')).toBe('password')
})

it('[ACC-087] the code decides when the message is translated', () => {
  expect(placeLoginFailure(refused('waitBefore', 'No account', { code: -201 }), 'teacher')).toBe(
    'phone',
  )
  expect(placeLoginFailure(refused('waitBefore', 'Not allowed', { code: -202 }), 'teacher')).toBe(
    'phone',
  )
  expect(placeLoginFailure(refused('waitBefore', 'Wait', { code: -203 }), 'teacher')).toBe(
    'password',
  )
})

it('[ACC-134] [ACC-136] a failed SMS is shown at the code, a wrong phone at the phone, and a wrong captcha at the captcha', () => {
  expect(placeSendFailure(refused('waitBefore'))).toBe('code')
  for (const name of ['phoneNotRegistered', 'phoneTaken', 'nonResident'] as const)
    expect(placeSendFailure(refused(name))).toBe('phone')
  expect(placeSendFailure(refused('wrongCode'))).toBe('captcha')
})

it('[ACC-103] a free message of the registration is shown at the code', () => {
  expect(placeRegistFailure(refused('waitBefore', 'Wait a little'))).toBe('code')
  expect(placeRegistFailure(refused('smsCodeWrong'))).toBe('code')
  expect(placeRegistFailure(refused('phoneTaken'))).toBe('phone')
  expect(placeRegistFailure(refused('badPassword'))).toBe('password')
})

it('[OPS-071] a school that takes no more accounts is shown for the whole form, because no field is wrong', () => {
  const full = { ...refused('invalidInput'), reason: 'noNewAccounts' }
  expect(placeRegistFailure(full)).toBeNull()
  expect(placeRegistFailure(refused('invalidInput'))).toBe('code')
})
