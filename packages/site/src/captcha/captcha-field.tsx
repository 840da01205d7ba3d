import { TextInput, UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../forms/use-form.ts'
import styles from './captcha-field.module.css'
import { CaptchaAlternatives, AlternativeIcon } from './captcha-alternatives.tsx'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps extends FieldProps {
  captcha: Captcha
}

/** ACC-142 to ACC-145, ACC-256: the image code, its alternatives, and messages about failures. */
export function CaptchaField({ captcha, error, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('captcha')
  const { state, alternatives, renew } = captcha
  return (
    <div className={styles['captcha']}>
      <div className={styles['row']}>
        <TextInput
          {...field}
          className={styles['text']}
          name="captcha"
          label={t('label')}
          placeholder={t('hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={6}
          error={state === 'failed' || alternatives.hasFailed ? t('failed') : error}
        />
        <UnstyledButton className={styles['picture']} aria-label={t('another')} onClick={renew}>
          <Picture captcha={captcha} />
          <IconRefresh size={20} aria-hidden />
        </UnstyledButton>
      </div>
      <CaptchaAlternatives alternatives={alternatives} />
    </div>
  )
}

function Picture({ captcha: { picture, alternatives } }: { captcha: Captcha }) {
  const { t } = useTranslation('captcha')
  if (alternatives.replacesPicture)
    return (
      <span className={styles['none']}>
        <AlternativeIcon alternatives={alternatives} />
      </span>
    )
  // While the next picture loads, the previous picture is no longer valid.
  if (picture.state !== 'here') return <span className={styles['none']} />
  return <img src={picture.address} alt={t('picture')} width={120} height={40} />
}
