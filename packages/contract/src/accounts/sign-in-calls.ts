import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, text, typedCode } from '../wire/fields.ts'
import { areaCode, captchaCode, phone, realName, secret, smsCode } from './fields.ts'
import { loginInfo, signedIn, socialConnection } from './shapes.ts'

const smsType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const login = z.object({
  phone,
  areaCode: areaCode.optional(),
  password: secret,
  isRemeber: z.boolean().default(false),
  code: captchaCode,
})

/**
 * Signing in and out. Two more addresses carry bytes, not envelopes: GET /baseVerify/getQrImage,
 * the captcha picture (CALL-008), and GET /baseVerify/getQrSound, the same code read aloud
 * (CALL-343).
 */
export const signInCalls = {
  publicKey: call({
    id: 'CALL-285',
    method: 'GET',
    path: '/user/publicKey',
    who: 'anyone',
    kind: 'read',
    whileSuspended: 'allowed',
    input: nothing,
    // The client puts `moment` on its own line before the password and encrypts both (ACC-274).
    data: z.object({ keyId: z.string(), key: z.string(), moment: z.string() }),
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
      'secondStep',
    ],
  }),
  teacherLogin: call({
    id: 'CALL-002',
    method: 'POST',
    path: '/user/teacherLogin',
    who: 'anyone',
    kind: 'save',
    whileSuspended: 'allowed',
    input: login,
    data: signedIn,
    refusals: [
      'wrongCredentials',
      'accountDisabled',
      'wrongCode',
      'waitBefore',
      'signedInAlready',
      'secondStep',
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
      name: realName.optional(),
    }),
    data: signedIn,
    refusals: [
      'phoneTaken',
      'smsCodeInvalid',
      'smsCodeWrong',
      'badPassword',
      'nonResident',
      'waitBefore',
    ],
  }),
  loginInfo: call({
    id: 'CALL-004',
    method: 'GET',
    path: '/user/loginInfo',
    who: 'signedIn',
    kind: 'read',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: nothing,
    data: loginInfo,
  }),
  logout: call({
    id: 'CALL-005',
    method: 'GET',
    path: '/user/logout',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    whileImpersonating: 'allowed',
    beforeIdentity: 'allowed',
    input: nothing,
    data: done,
  }),
  refreshLastLoginTime: call({
    id: 'CALL-006',
    method: 'PUT',
    path: '/user/refreshLastLoginTime',
    who: 'signedIn',
    kind: 'save',
    beforeIdentity: 'allowed',
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
      type: smsType,
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
  /** ACC-293: the link with which the setup of an installation lets its first administrator choose a password. */
  setFirstPassword: call({
    id: 'CALL-623',
    method: 'POST',
    path: '/user/setFirstPassword',
    who: 'anyone',
    kind: 'write',
    whileSuspended: 'allowed',
    input: z.object({ link: text(100, 1), newPwd: secret }),
    /**
     * ACC-295: returns the phone number of the account to which the link belongs. Its holder signs
     * in with this number.
     */
    data: z.object({ areaCode: z.string(), mobile: z.string() }),
    refusals: ['badPassword', 'waitBefore'],
  }),
  /**
   * ACC-083: turns the one-time code of the teacher redirect into a session of the teacher site.
   * ACC-272: another signed-in account is replaced only with `replace`.
   */
  exchangeTeacherToken: call({
    id: 'CALL-339',
    method: 'POST',
    path: '/user/exchangeTeacherToken',
    who: 'anyone',
    kind: 'save',
    input: z.object({ teacherToken: text(100), replace: z.boolean().default(false) }),
    data: signedIn,
    refusals: ['waitBefore', 'alreadyDone'],
  }),
  /**
   * ACC-256: a puzzle that the browser solves automatically; see `puzzleCodes` in rules.ts. A
   * cookie ties it to the caller.
   */
  puzzle: call({
    id: 'CALL-343',
    method: 'GET',
    path: '/baseVerify/getPuzzle',
    who: 'anyone',
    kind: 'save',
    whileSuspended: 'allowed',
    input: nothing,
    data: z.object({ salt: z.string(), zeroBits: z.number().int() }),
    refusals: ['waitBefore'],
  }),
  /**
   * ACC-133: with `saveVerifyCache` the result is stored for ten minutes, for the next step of the
   * same browser, phone and type.
   */
  verifyCode: call({
    id: 'CALL-011',
    method: 'POST',
    path: '/user/verifyCode',
    who: 'anyone',
    kind: 'save',
    input: z.object({
      mobile: phone,
      areaCode: areaCode.optional(),
      mobileCode: smsCode,
      type: smsType,
      saveVerifyCache: z.boolean().default(false),
    }),
    data: done,
    refusals: ['smsCodeInvalid', 'smsCodeWrong', 'waitBefore'],
  }),
  /**
   * The second step after the password, for staff with an authenticator app. `ticket` is in
   * `extend` of the refusal `secondStep`.
   */
  confirmSecondStep: call({
    id: 'CALL-344',
    method: 'POST',
    path: '/user/confirmSecondStep',
    who: 'anyone',
    kind: 'save',
    whileSuspended: 'allowed',
    input: z.object({ ticket: text(100), code: typedCode(20, 6) }),
    data: signedIn,
    refusals: ['wrongCode', 'waitBefore'],
  }),
  /**
   * ACC-227: signs in by a token that can be used once, within 60 seconds. If another account is
   * signed in, it is replaced only with `replace`.
   */
  temporaryTokenLogin: call({
    id: 'CALL-007',
    method: 'PUT',
    path: '/user/temporaryTokenLogin',
    who: 'anyone',
    kind: 'save',
    input: z.object({ temporaryToken: text(100), replace: z.boolean().default(false) }),
    data: signedIn,
    refusals: ['waitBefore', 'alreadyDone'],
  }),
  /**
   * ACC-190, ACC-196: returns the provider's page with its QR code; refused if no provider is
   * configured.
   */
  socialConnect: call({
    id: 'CALL-026',
    method: 'POST',
    path: '/user/socialConnect',
    who: 'anyone',
    kind: 'save',
    input: z.object({ callBack: text(500) }),
    data: socialConnection,
    refusals: ['waitBefore', 'requestFailed'],
  }),
  /**
   * ACC-191 to ACC-194: signs the bound account in. A social account that is not bound is refused
   * with -201, and `extend` has `openId` (sealed, ten minutes) and `socialName`.
   */
  socialLogin: call({
    id: 'CALL-027',
    method: 'POST',
    path: '/user/socialLogin',
    who: 'anyone',
    kind: 'save',
    input: z.object({ code: text(500), state: text(500) }),
    data: signedIn,
    refusals: [
      'phoneNotRegistered',
      'accountDisabled',
      'signedInAlready',
      'secondStep',
      'waitBefore',
      'requestFailed',
      'wrongCode',
    ],
  }),
}
