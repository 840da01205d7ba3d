import { Button, Checkbox } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { FormError } from '@titian/site'
import { PasswordField, Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../parts/captcha-field.tsx'
import styles from '../parts/fields.module.css'
import { PhoneInput } from '../parts/phone-input.tsx'
import type { FormProps } from '../forms/form-props.ts'
import { ScanNote } from './scan-note.tsx'
import type { Login } from './use-login.ts'
import type { Scan } from '../social/use-social-return.ts'

interface LoginFieldsProps extends FormProps {
  login: Login
  scan: Scan
  /** ACC-196: absent where no social provider is configured. */
  onScan?: () => void
}

export function LoginFields({ go, login, scan, onScan }: LoginFieldsProps) {
  const { t } = useTranslation('accounts')
  const { tab, setTab, form, captcha, busy, failure, submit } = login
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <ScanNote scan={scan} />
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
        {...form.getInputProps('phone')}
        areaCode={form.values.areaCode}
        onAreaCode={(code) => form.setFieldValue('areaCode', code)}
      />
      <PasswordField
        {...form.getInputProps('password')}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <CaptchaField {...form.getInputProps('code')} captcha={captcha} />
      <div className={styles['between']}>
        <Checkbox {...form.getInputProps('remember', { type: 'checkbox' })} label={t('remember')} />
        <button type="button" className={styles['plain']} onClick={() => go('toForget')}>
          {t('forgot')}
        </button>
      </div>
      <FormError error={failure} />
      <Button type="submit" size="lg" fullWidth loading={busy || scan.state === 'entering'}>
        {t('submit.login')}
      </Button>
      {tab === 'student' && onScan ? <ScanButton onScan={onScan} /> : null}
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

function ScanButton({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <p className={styles['or']}>{t('social.or')}</p>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconQrcode size={18} aria-hidden />}
        onClick={onScan}
      >
        {t('social.scan')}
      </Button>
    </>
  )
}
