import { TextInput, UnstyledButton, type TextInputProps } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './captcha-field.module.css'

interface CaptchaFieldProps extends TextInputProps {
  /** Another number asks for another picture. */
  round: number
  onRenew: () => void
}

export function CaptchaField({ round, onRenew, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('staff')
  return (
    <div className={styles['row']}>
      <TextInput
        {...field}
        className={styles['text']}
        label={t('code')}
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
        />
        <IconRefresh size={16} aria-hidden />
      </UnstyledButton>
    </div>
  )
}
