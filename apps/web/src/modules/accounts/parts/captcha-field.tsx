import { TextInput, UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { FieldProps } from '@titian/site'
import { CaptchaWays, useCaptchaWays, WayIcon, type Ways } from '@titian/site/captcha'
import { useTranslation } from 'react-i18next'
import type { Captcha } from '../forms/use-captcha.ts'
import styles from './fields.module.css'

interface CaptchaFieldProps extends FieldProps {
  captcha: Captcha
}

/** ACC-142 to ACC-145: a click on the picture brings another one. */
export function CaptchaField({ captcha, onChange, error, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation(['accounts', 'captcha'])
  const { failed, reload } = captcha
  const ways = useCaptchaWays(captcha, onChange)
  const nothingCame = ways.hasFailed || (failed && !ways.replacesPicture)
  return (
    <div className={styles['captcha']}>
      <div className={styles['row']}>
        <TextInput
          {...field}
          className={styles['grow']}
          name="captcha"
          label={t('captcha.label')}
          placeholder={t('captcha.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={6}
          onChange={onChange}
          error={nothingCame ? t('captcha:failed') : error}
        />
        <UnstyledButton
          className={styles['picture']}
          aria-label={t('captcha.another')}
          onClick={() => {
            onChange('')
            reload()
          }}
        >
          <Picture captcha={captcha} ways={ways} />
          <IconRefresh size={20} aria-hidden />
        </UnstyledButton>
      </div>
      <CaptchaWays ways={ways} />
    </div>
  )
}

function Picture({ captcha, ways }: { captcha: Captcha; ways: Ways }) {
  if (ways.replacesPicture)
    return (
      <span className={styles['none']}>
        <WayIcon ways={ways} />
      </span>
    )
  if (!captcha.picture || captcha.failed) return <span className={styles['none']} />
  return <img src={captcha.picture} alt="" width={120} height={40} />
}
