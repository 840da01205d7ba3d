import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, size, text } from '../wire/fields.ts'
import { areaCodes } from './rules.ts'
import { loginInfo, person, signedIn } from './shapes.ts'

const areaCode = z.enum(areaCodes)
/** ACC-035, ACC-036: digits only, eleven at most; the rule of the area code is checked by the answer (-2). */
const phone = z
  .string()
  .trim()
  .regex(/^\d{1,11}$/)
/** Encrypted with the server's public key (ACC-067). */
const secret = z.string().min(1).max(2000)
const captchaCode = text(6, 4)
const smsCode = text(6, 4)
const login = z.object({
  phone,
  areaCode: areaCode.optional(),
  password: secret,
  isRemeber: z.boolean().default(false),
  code: captchaCode,
})

/** The captcha image is GET /baseVerify/getQrImage and answers a picture, not an envelope (CALL-008). */
export const accounts = {
  publicKey: call({
    id: 'CALL-285',
    method: 'GET',
    path: '/user/publicKey',
    who: 'anyone',
    kind: 'read',
    input: nothing,
    data: z.object({ keyId: z.string(), key: z.string() }),
  }),
  studentLogin: call({
    id: 'CALL-001',
    method: 'POST',
    path: '/user/studentLogin',
    who: 'anyone',
    kind: 'save',
    input: login,
    data: signedIn,
    refusals: [
      'phoneNotRegistered',
      'wrongCredentials',
      'accountDisabled',
      'wrongCode',
      'waitBefore',
      'signedInAlready',
      'needsAuthentication',
    ],
  }),
  teacherLogin: call({
    id: 'CALL-002',
    method: 'POST',
    path: '/user/teacherLogin',
    who: 'anyone',
    kind: 'save',
    input: login,
    data: signedIn,
    refusals: [
      'wrongCredentials',
      'accountDisabled',
      'wrongCode',
      'waitBefore',
      'signedInAlready',
      'needsAuthentication',
    ],
  }),
  register: call({
    id: 'CALL-003',
    method: 'POST',
    path: '/user/register',
    who: 'anyone',
    kind: 'write',
    input: z.object({
      mobile: phone,
      areaCode: areaCode.optional(),
      mobileCode: smsCode,
      password: secret,
      schoolCode: text(40).optional(),
    }),
    data: signedIn,
    refusals: [
      'phoneTaken',
      'smsCodeInvalid',
      'smsCodeWrong',
      'badPassword',
      'nonResident',
      'waitBefore',
      'needsAuthentication',
    ],
  }),
  loginInfo: call({
    id: 'CALL-004',
    method: 'GET',
    path: '/user/loginInfo',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: loginInfo,
    refusals: ['needsAuthentication'],
  }),
  logout: call({
    id: 'CALL-005',
    method: 'GET',
    path: '/user/logout',
    who: 'signedIn',
    kind: 'save',
    whileActing: 'allowed',
    input: nothing,
    data: done,
  }),
  refreshLastLoginTime: call({
    id: 'CALL-006',
    method: 'PUT',
    path: '/user/refreshLastLoginTime',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: done,
  }),
  checkUniqueByMobile: call({
    id: 'CALL-009',
    method: 'GET',
    path: '/user/checkUniqueByMobile',
    who: 'anyone',
    kind: 'read',
    input: z.object({ mobile: phone, areaCode: areaCode.optional() }),
    data: done,
    refusals: ['phoneTaken', 'waitBefore'],
  }),
  sendCodeForMobile: call({
    id: 'CALL-010',
    method: 'POST',
    path: '/baseVerify/sendCodeForMobile',
    who: 'anyone',
    kind: 'save',
    input: z.object({
      mobile: phone,
      areaCode: areaCode.optional(),
      type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      code: captchaCode.optional(),
    }),
    data: done,
    refusals: [
      'phoneNotRegistered',
      'phoneTaken',
      'nonResident',
      'waitBefore',
      'wrongCode',
      'requestFailed',
    ],
  }),
  verifyForgot: call({
    id: 'CALL-012',
    method: 'POST',
    path: '/user/verifyForgotPassword',
    who: 'anyone',
    kind: 'save',
    input: z.object({ account: phone, areaCode: areaCode.optional(), code: smsCode }),
    data: done,
    refusals: ['phoneNotRegistered', 'smsCodeInvalid', 'smsCodeWrong', 'waitBefore'],
  }),
  resetPassword: call({
    id: 'CALL-013',
    method: 'POST',
    path: '/user/resetPassword',
    who: 'anyone',
    kind: 'write',
    input: z.object({
      mobile: phone,
      areaCode: areaCode.optional(),
      mobileCode: smsCode,
      newPwd: secret,
    }),
    data: done,
    refusals: ['phoneNotRegistered', 'smsCodeInvalid', 'smsCodeWrong', 'badPassword', 'waitBefore'],
  }),
  /** ACC-083: the one-time code of the teacher redirect becomes a session of the teacher site. */
  exchangeTeacherToken: call({
    id: 'CALL-339',
    method: 'POST',
    path: '/user/exchangeTeacherToken',
    who: 'anyone',
    kind: 'save',
    input: z.object({ teacherToken: text(100) }),
    data: signedIn,
    refusals: ['waitBefore'],
  }),
  /** The people of the school, for staff. */
  listPeople: call({
    id: 'CALL-341',
    method: 'POST',
    path: '/user/listPeople',
    who: 'staff',
    kind: 'read',
    input: z.object({
      name: z.string().trim().max(60).default(''),
      role: z.enum(['all', 'student', 'teacher', 'staff', 'normal']).default('all'),
      page,
      size: size(),
    }),
    data: listOf(person),
  }),
}
