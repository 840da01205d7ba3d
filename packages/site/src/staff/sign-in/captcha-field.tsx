import { TextInput, UnstyledButton, type TextInputProps } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './captcha-field.module.css'
import type { CodePicture } from './use-code-picture.ts'

interface CaptchaFieldProps extends TextInputProps {
  picture: CodePicture
  onRenew: () => void
}

/** ACC-144: the code of a picture, and word of a picture that did not come. */
export function CaptchaField({ picture, onRenew, error, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('staff')
  const { round, state, onArrival } = picture
  return (
    <div className={styles['row']}>
      <TextInput
        {...field}
        className={styles['text']}
        label={t('code')}
        error={state === 'failed' ? t('codeFailed') : error}
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
        <img
          src={`/api/v1/baseVerify/getQrImage?round=${round}`}
          alt={t('codePicture')}
          width={112}
          height={40}
          data-state={state}
          onLoad={() => onArrival('here')}
          onError={() => onArrival('failed')}
        />
        <IconRefresh size={16} aria-hidden />
      </UnstyledButton>
    </div>
  )
}
