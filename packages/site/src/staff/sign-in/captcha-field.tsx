import { TextInput, UnstyledButton, type TextInputProps } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pictureAddress } from '../../captcha/captcha-address.ts'
import { CaptchaWays, WayIcon } from '../../captcha/captcha-ways.tsx'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps extends TextInputProps {
  captcha: Captcha
  onRenew: () => void
}

/** ACC-144, ACC-256: the code of a picture, other ways to one, and word of what did not come. */
export function CaptchaField({ captcha, onRenew, error, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation(['staff', 'captcha'])
  const { state, ways } = captcha
  return (
    <div className={styles['captcha']}>
      <div className={styles['row']}>
        <TextInput
          {...field}
          className={styles['text']}
          label={t('code')}
          error={state === 'failed' || ways.hasFailed ? t('captcha:failed') : error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={6}
          required
          withAsterisk={false}
        />
        <UnstyledButton
          className={styles['picture']}
          aria-label={t('renewCode')}
          title={t('renewCode')}
          onClick={onRenew}
        >
          <Picture captcha={captcha} />
          <IconRefresh size={16} aria-hidden />
        </UnstyledButton>
      </div>
      <CaptchaWays ways={ways} />
    </div>
  )
}

function Picture({ captcha: { picture, ways } }: { captcha: Captcha }) {
  const { t } = useTranslation('staff')
  const { round, state, onArrival } = picture
  if (ways.replacesPicture)
    return (
      <span className={styles['instead']}>
        <WayIcon ways={ways} />
      </span>
    )
  return (
    <img
      src={`${pictureAddress}?round=${round}`}
      alt={t('codePicture')}
      width={112}
      height={40}
      data-state={state}
      onLoad={() => onArrival('here')}
      onError={() => onArrival('failed')}
    />
  )
}
