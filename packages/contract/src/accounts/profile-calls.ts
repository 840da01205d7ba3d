import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, nothing, reason, sign, text, typedCode } from '../wire/fields.ts'
import { areaCode, ownerProof, phone, realName, refusedProof, secret, smsCode } from './fields.ts'
import { ownSession, impersonation } from './shapes.ts'

const sex = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** The `path` of a stored file with the purpose `avatar`. */
const photoPath = text(200)

/**
 * The calls about a signed-in person's account: data, password, phone, sessions, social binding,
 * second step, impersonation.
 */
export const profileCalls = {
  changePassword: call({
    id: 'CALL-014',
    method: 'POST',
    path: '/user/changePassword',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ password: secret, newPassword: secret, confirmNewPwd: secret }),
    data: done,
    refusals: ['wrongOldPassword', 'badPassword', 'waitBefore'],
  }),
  updateUserName: call({
    id: 'CALL-015',
    method: 'POST',
    path: '/user/updateUserName',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ userName: realName }),
    data: done,
  }),
  updateUserSex: call({
    id: 'CALL-016',
    method: 'POST',
    path: '/user/updateUserSex',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sex }),
    data: done,
  }),
  uploadUserPhoto: call({
    id: 'CALL-017',
    method: 'POST',
    path: '/user/uploadUserPhoto',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ photoPath }),
    data: z.object({ photo: z.string() }),
  }),
  /** The photo by which staff and examiners recognise a person; only they and the owner see it. */
  uploadRecognitionPhoto: call({
    id: 'CALL-018',
    method: 'POST',
    path: '/user/uploadRecognitionPhoto',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ photoPath }),
    data: done,
  }),
  /** ACC-260: a field that is not listed here is refused with -2. */
  updateUserInfo: call({
    id: 'CALL-020',
    method: 'PUT',
    path: '/user/updateUserInfo',
    who: 'signedIn',
    kind: 'save',
    input: z.strictObject({
      userName: realName.optional(),
      sex: sex.optional(),
      photo: photoPath.optional(),
    }),
    data: done,
  }),
  /** ACC-163: allowed within ten minutes after this session has verified a code of type 2. */
  updateMobile: call({
    id: 'CALL-019',
    method: 'POST',
    path: '/user/updateMobile',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ mobile: phone, areaCode: areaCode.optional(), mobileCode: smsCode }),
    data: done,
    refusals: ['smsCodeInvalid', 'smsCodeWrong', 'phoneTaken', 'nonResident', 'waitBefore'],
  }),
  findUserRoleInfo: call({
    id: 'CALL-023',
    method: 'GET',
    path: '/user/findUserRoleInfo',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.object({
      roleStr: z.string(),
      _roleName: z.string(),
      functionCodeList: z.array(z.string()),
    }),
  }),
  /** ACC-227: signs the same person in on another device or site, such as a phone by a QR code. */
  createTemporaryToken: call({
    id: 'CALL-345',
    method: 'POST',
    path: '/user/createTemporaryToken',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: z.object({ temporaryToken: z.string(), seconds: z.number().int() }),
    refusals: ['waitBefore'],
  }),
  listSessions: call({
    id: 'CALL-346',
    method: 'GET',
    path: '/user/listSessions',
    who: 'signedIn',
    kind: 'read',
    input: nothing,
    data: z.array(ownSession),
  }),
  endSession: call({
    id: 'CALL-346',
    method: 'POST',
    path: '/user/endSession',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  endOtherSessions: call({
    id: 'CALL-346',
    method: 'POST',
    path: '/user/endOtherSessions',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: z.object({ ended: z.number().int() }),
  }),
  /** ACC-194: the `openId` that `socialLogin` returned. */
  socialBind: call({
    id: 'CALL-347',
    method: 'POST',
    path: '/user/socialBind',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ openId: text(1000) }),
    data: done,
    refusals: ['alreadyDone', 'requestFailed'],
  }),
  /**
   * Binds by a separate scan on the account page; unlike socialLogin it never changes who is signed
   * in.
   */
  socialBindScan: call({
    id: 'CALL-347',
    method: 'POST',
    path: '/user/socialBindScan',
    who: 'signedIn',
    kind: 'save',
    input: z.object({ code: text(500), state: text(500) }),
    data: done,
    refusals: ['alreadyDone', 'requestFailed', 'wrongCode', 'waitBefore'],
  }),
  /** ACC-195: removes the binding and signs out. */
  socialUnbind: call({
    id: 'CALL-028',
    method: 'GET',
    path: '/user/socialUnbind',
    who: 'signedIn',
    kind: 'save',
    input: nothing,
    data: done,
  }),
  twoStepState: call({
    id: 'CALL-344',
    method: 'GET',
    path: '/user/twoStepState',
    who: 'teacher',
    kind: 'read',
    input: nothing,
    data: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number().int() }),
  }),
  /** Returns a secret for the authenticator app; the secret takes effect after confirmTwoStep. */
  beginTwoStep: call({
    id: 'CALL-344',
    method: 'POST',
    path: '/user/beginTwoStep',
    who: 'teacher',
    kind: 'save',
    input: nothing,
    data: z.object({ secret: z.string(), address: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** Returns the recovery codes, which are shown only once. */
  confirmTwoStep: call({
    id: 'CALL-344',
    method: 'POST',
    path: '/user/confirmTwoStep',
    who: 'teacher',
    kind: 'save',
    input: z.object({ code: typedCode(6, 6) }),
    data: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['wrongCode', 'alreadyDone', 'waitBefore'],
  }),
  endTwoStep: call({
    id: 'CALL-344',
    method: 'POST',
    path: '/user/endTwoStep',
    who: 'teacher',
    kind: 'save',
    input: z.object({ password: secret, code: typedCode(20, 6) }),
    data: done,
    refusals: ['wrongOldPassword', 'wrongCode', 'waitBefore'],
  }),
  /**
   * ACC-326: proves by password or code that the caller owns the account. For ten minutes, this
   * session may then make calls that are otherwise refused with the reason `proofNeeded`.
   */
  confirmOwner: call({
    id: 'CALL-758',
    method: 'POST',
    path: '/user/confirmOwner',
    who: 'staff',
    kind: 'save',
    input: ownerProof,
    data: z.object({ until: z.string() }),
    refusals: refusedProof,
  }),
  /**
   * ACC-210, ACC-241: starts an impersonation of the student with this `sign`, who must belong to
   * the same school; a reason is required.
   */
  startImpersonation: call({
    id: 'CALL-286',
    method: 'POST',
    path: '/user/startSimulation',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign, reason }),
    data: impersonation,
  }),
  /** ACC-240, ACC-242: ends the impersonation; a success has the code 1 instead of 200. */
  exitImpersonation: call({
    id: 'CALL-029',
    method: 'GET',
    path: '/user/exitSimulation',
    who: 'anyone',
    kind: 'save',
    whileSuspended: 'allowed',
    success: 1,
    whileImpersonating: 'allowed',
    input: nothing,
    data: done,
  }),
}
