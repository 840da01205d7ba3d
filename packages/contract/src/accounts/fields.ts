import { z } from 'zod'
import { typedCode } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { type AreaCode, isPhone } from '../wire/phone.ts'
import { nameLetters } from './rules.ts'

export { areaCode, phone } from '../wire/fields.ts'
/** A password that is encrypted with the server's public key (ACC-067). */
export const secret = z.string().min(1).max(2000)
/** ACC-177: the code of the picture, the audio or the puzzle, four to six characters. */
export const captchaCode = typedCode(6, 4)
export const smsCode = typedCode(6, 4)
/**
 * ACC-301: the password, or the code that `sendCodeForMobile` of type 2 sends to the own phone;
 * exactly one of them.
 */
export const ownerProof = z.object({ password: secret.optional(), code: smsCode.optional() })
export const refusedProof = [
  'wrongOldPassword',
  'smsCodeInvalid',
  'smsCodeWrong',
  'waitBefore',
] as const
export const realName = z
  .string()
  .trim()
  .min(2, says('personName'))
  .max(60, says('personName'))
  .regex(nameLetters, says('personName'))

interface GivenPhone {
  areaCode: AreaCode
  mobile: string
}

/** ACC-038: whether the phone number fits the area code that is sent with it. */
export const fitsAreaCode = ({ areaCode, mobile }: GivenPhone) => isPhone(areaCode, mobile)
export const wrongMobile = { path: ['mobile'], message: says('phone') }
