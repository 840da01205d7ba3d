import { smsTypes, type LoginInfo } from '@titian/contract'
import { phoneNumber, useSession } from '@titian/site'
import type { CodeFieldsProps } from '@titian/site/privacy'
import { areaCodeOf } from '@titian/site/sign-in'
import { useTranslation } from 'react-i18next'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'

function Fields({ user, fieldOf, ...options }: CodeFieldsProps & { user: LoginInfo }) {
  const { t } = useTranslation('accounts')
  const sending = useSmsWithCaptcha({
    type: smsTypes.verifyOldNumber,
    phone: user.mobile,
    areaCode: areaCodeOf(user.areaCode),
    ...options,
  })
  return (
    <>
      <p>
        {t('profile.mobile.old')} <b className="num">{phoneNumber(user.areaCode, user.mobile)}</b>
      </p>
      <SmsWithCaptcha {...sending} fieldOf={fieldOf} />
    </>
  )
}

/** ACC-301: the SMS code to the phone of the account. */
export function OwnPhoneCode(props: CodeFieldsProps) {
  const { user } = useSession()
  return user ? <Fields {...props} user={user} /> : null
}
