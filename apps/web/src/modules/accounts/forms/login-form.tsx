import { Button, Checkbox } from '@mantine/core'
import { accounts, defaultAreaCode, refusals } from '@titian/contract'
import {
  ask,
  encodePassword,
  FormError,
  sessionStore,
  useExplain,
  type ServerRefusal,
} from '@titian/site'
import { PasswordField, Segmented } from '@titian/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../parts/captcha-field.tsx'
import styles from '../parts/fields.module.css'
import { PhoneInput } from '../parts/phone-input.tsx'
import { announceSignIn } from './after-sign-in.ts'
import { pause, successDelay, type FormProps, type SignedInAs } from './form-props.ts'
import { placeLoginFailure, type LoginTab } from './place-failure.ts'
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFields } from './use-fields.ts'

interface LoginFormProps extends FormProps {
  onSignedIn: (as: SignedInAs) => void
}

const order = ['phone', 'password', 'code'] as const
const calls = { student: accounts.studentLogin, teacher: accounts.teacherLogin }

/** ACC-021 to ACC-027, ACC-041 to ACC-059, ACC-078 to ACC-087. */
export function LoginForm({ go, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const [tab, setTab] = useState<LoginTab>('student')
  const form = useFields({
    phone: '',
    areaCode: defaultAreaCode,
    password: '',
    code: '',
    remember: false,
  })
  const { values, errors, set, place, fail } = form
  const captcha = useCaptcha()
  const { attempt, busy, trouble } = useAttempt()

  const wrong = () => ({
    phone: values.phone ? undefined : t('phone.missing'),
    password: values.password ? undefined : t('password.missing'),
    code: values.code.trim().length >= 4 ? undefined : t('captcha.missing'),
  })

  const signIn = async () => {
    // ACC-045: an old flag must not look like the success of this attempt.
    sessionStore.forget()
    const { phone, areaCode, remember, code } = values
    const data = await ask(calls[tab], {
      phone,
      areaCode: areaCode === '86' ? '86' : '60',
      password: await encodePassword(values.password),
      isRemeber: remember,
      code: code.trim(),
    })
    await succeed(data.teacherToken)
  }

  const succeed = async (teacherToken?: string) => {
    announceSignIn()
    await pause(successDelay)
    onSignedIn({ tab, teacherToken })
  }

  const refuse = (refusal: ServerRefusal) => {
    if (refusal.is('signedInAlready')) return void succeed()
    if (refusal.code === refusals.needsAuthentication.code) {
      announceSignIn()
      return go('mustAuthenticate')
    }
    renew()
    const at = placeLoginFailure(refusal, tab)
    if (at === null) return
    // The picture has served: whoever mistook it writes the new one first.
    const first = refusal.is('wrongCode') ? (['code', ...order] as const) : order
    fail({ [at]: explain(refusal), ...(refusal.is('wrongCode') ? { code: '' } : {}) }, first)
  }

  const renew = () => {
    captcha.reload()
    set('code', '')
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fail(wrong(), order)) return
    void attempt({ act: signIn, onRefusal: refuse, onFailed: renew })
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <Segmented
        full
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'student', label: t('tabs.student') },
          { value: 'teacher', label: t('tabs.teacher') },
        ]}
      />
      <PhoneInput
        ref={place('phone')}
        value={values.phone}
        onChange={(phone) => set('phone', phone)}
        areaCode={values.areaCode}
        onAreaCode={(code) => set('areaCode', code)}
        error={errors.phone}
      />
      <PasswordField
        ref={place('password')}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        value={values.password}
        onChange={(event) => set('password', event.currentTarget.value)}
        error={errors.password}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <CaptchaField
        ref={place('code')}
        captcha={captcha}
        value={values.code}
        onChange={(code) => set('code', code)}
        error={errors.code === '' ? true : errors.code}
      />
      <div className={styles['between']}>
        <Checkbox
          label={t('remember')}
          checked={values.remember}
          onChange={(event) => set('remember', event.currentTarget.checked)}
        />
        <button type="button" className={styles['plain']} onClick={() => go('toForget')}>
          {t('forgot')}
        </button>
      </div>
      <FormError error={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('submit.login')}
      </Button>
      {tab === 'student' ? (
        <p className={styles['foot']}>
          {t('newHere')}
          <button type="button" className={styles['plain']} onClick={() => go('toRegist')}>
            {t('freeRegist')}
          </button>
        </p>
      ) : null}
    </form>
  )
}
