import { TextInput, UnstyledButton } from '@mantine/core'
import { IconCircleCheck, IconRefresh, IconVolume } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Captcha } from '../forms/use-captcha.ts'
import { replacesPicture, useCaptchaWays, type CaptchaWay } from '../forms/use-captcha-ways.ts'
import { CaptchaWays } from './captcha-ways.tsx'
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
  const { failed, reload } = captcha
  const ways = useCaptchaWays(captcha, onChange)
  return (
    <div className={styles['captcha']}>
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
          error={failed || ways.way === 'failed' ? t('captcha.failed') : error}
        />
        <UnstyledButton
          className={styles['picture']}
          aria-label={t('captcha.another')}
          onClick={() => {
            onChange('')
            reload()
          }}
        >
          <Picture captcha={captcha} way={ways.way} />
          <IconRefresh size={20} aria-hidden />
        </UnstyledButton>
      </div>
      <CaptchaWays way={ways.way} onListen={ways.listen} onSolve={ways.solve} />
    </div>
  )
}

function Picture({ captcha, way }: { captcha: Captcha; way: CaptchaWay }) {
  if (replacesPicture(way))
    return (
      <span className={styles['none']}>
        {way === 'solved' ? (
          <IconCircleCheck size={24} aria-hidden />
        ) : (
          <IconVolume size={24} aria-hidden />
        )}
      </span>
    )
  if (!captcha.picture || captcha.failed) return <span className={styles['none']} />
  return <img src={captcha.picture} alt="" width={120} height={40} />
}
