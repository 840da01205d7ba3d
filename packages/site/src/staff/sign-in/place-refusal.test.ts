import { expect, it } from 'vitest'
import { placeRefusal } from './place-refusal.ts'

const refused = (code: number, msg = '', extend: Record<string, unknown> = {}) =>
  placeRefusal({ code, msg, extend, fields: {} })

it('[ACC-087] follows the underlying code, whatever the language of the message', () => {
  expect(refused(-1000, 'Telefon ini tiada akaun guru.', { code: -201 })).toBe('phone')
  expect(refused(-1000, 'No permission', { code: -202 })).toBe('phone')
  expect(refused(-1000, '未注册', { code: -999 })).toBe('password')
})

it('[ACC-085] follows the Chinese message if there is no code', () => {
  expect(refused(-1000, '该手机号未注册')).toBe('phone')
  expect(refused(-1000, '无权限登录')).toBe('phone')
  expect(refused(-1000, '密码错误次数过多')).toBe('password')
})

it('shows errors of image codes and passwords beside their fields', () => {
  expect(refused(-5)).toBe('code')
  expect(refused(-203)).toBe('password')
  expect(refused(-204)).toBe('phone')
  expect(refused(-9999)).toBeNull()
})
