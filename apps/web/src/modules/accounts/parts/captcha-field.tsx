import { TextInput, UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Captcha } from '../forms/use-captcha.ts'
import styles from './fields.module.css'

interface CaptchaFieldProps {
  captcha: Captcha
  value: string
  onChange: (value: string) => void
  error?: string | boolean
  ref?: Ref<HTMLInputElement>
}

/** ACC-142 to ACC-145: a click on the picture brings another one. */
export function CaptchaField({ captcha, value, onChange, error, ref }: CaptchaFieldProps) {
  const { t } = useTranslation('accounts')
  const { picture, failed, reload } = captcha
  return (
    <div className={styles['row']}>
      <TextInput
        ref={ref}
        className={styles['grow']}
        name="captcha"
        label={t('captcha.label')}
        placeholder={t('captcha.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={6}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={failed ? t('captcha.failed') : error}
      />
      <UnstyledButton
        className={styles['picture']}
        aria-label={t('captcha.another')}
        onClick={reload}
      >
        {picture && !failed ? (
          <img src={picture} alt="" width={120} height={40} />
        ) : (
          <span className={styles['none']} />
        )}
        <IconRefresh size={20} aria-hidden />
      </UnstyledButton>
    </div>
  )
}
