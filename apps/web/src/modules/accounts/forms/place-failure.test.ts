import { refusals, type RefusalName } from '@titian/contract'
import { expect, it } from 'vitest'
import { placeLoginFailure, placeRegistFailure, placeSendFailure } from './place-failure.ts'

function no(name: RefusalName, msg = '', extend: Record<string, unknown> = {}) {
  const is = (other: RefusalName) => other === name
  return { code: refusals[name].code, msg, extend, reason: null, is }
}

it('[ACC-055] [ACC-056] puts each failure at the field it is about, and what is about none at the password', () => {
  expect(placeLoginFailure(no('phoneNotRegistered'), 'student')).toBe('phone')
  for (const name of [
    'wrongCredentials',
    'accountDisabled',
    'waitBefore',
    'noLoginPermission',
  ] as const) {
    expect(placeLoginFailure(no(name), 'student')).toBe('password')
  }
  expect(placeLoginFailure(no('wrongCode'), 'student')).toBe('code')
  expect(placeLoginFailure(no('wrongCode'), 'teacher')).toBe('code')
})

it('[ACC-057] [ACC-058] [ACC-135] says nothing at a field for -1', () => {
  expect(placeLoginFailure(no('requestFailed'), 'student')).toBeNull()
  expect(placeLoginFailure(no('requestFailed'), 'teacher')).toBeNull()
  expect(placeSendFailure(no('requestFailed'))).toBeNull()
})

it('[ACC-085] reads the Chinese words of a teacher failure', () => {
  expect(placeLoginFailure(no('waitBefore', '该账号未注册'), 'teacher')).toBe('phone')
  expect(placeLoginFailure(no('waitBefore', '无权限登录'), 'teacher')).toBe('phone')
  expect(placeLoginFailure(no('waitBefore', '您无权限登录此处'), 'teacher')).toBe('password')
  expect(placeLoginFailure(no('waitBefore', '账号或密码错误'), 'teacher')).toBe('password')
})

it('[ACC-087] believes the code beside a translated message', () => {
  expect(placeLoginFailure(no('waitBefore', 'No account', { code: -201 }), 'teacher')).toBe('phone')
  expect(placeLoginFailure(no('waitBefore', 'Not allowed', { code: -202 }), 'teacher')).toBe(
    'phone',
  )
  expect(placeLoginFailure(no('waitBefore', 'Wait', { code: -203 }), 'teacher')).toBe('password')
})

it('[ACC-134] [ACC-136] puts a failed code at the code, what is about the phone at the phone, and a wrong picture at the picture', () => {
  expect(placeSendFailure(no('waitBefore'))).toBe('code')
  for (const name of ['phoneNotRegistered', 'phoneTaken', 'nonResident'] as const)
    expect(placeSendFailure(no(name))).toBe('phone')
  expect(placeSendFailure(no('wrongCode'))).toBe('captcha')
})

it('[ACC-103] puts a free message of the registration at the code', () => {
  expect(placeRegistFailure(no('waitBefore', 'Wait a little'))).toBe('code')
  expect(placeRegistFailure(no('smsCodeWrong'))).toBe('code')
  expect(placeRegistFailure(no('phoneTaken'))).toBe('phone')
  expect(placeRegistFailure(no('badPassword'))).toBe('password')
})
