import { Checkbox } from '@mantine/core'
import { SiteLink, type FieldProps } from '@titian/site'
import { Trans, useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './agreement-tick.module.css'

interface AgreementTickProps extends FieldProps {
  /** ACC-090: whether links open in a new tab; a phone stays in its window. */
  newTab: boolean
}

/** ACC-089 to ACC-091: the check box that accepts the agreements. */
export function AgreementTick({ newTab, ...field }: AgreementTickProps) {
  const { t } = useTranslation('accounts')
  const hint = newTab ? t('agree.newWindow') : undefined
  const words = (
    <span className={styles['agree']}>
      <Trans
        t={t}
        i18nKey="agree.text"
        components={{
          register: <SiteLink {...linkTo.agreement('1')} newTab={newTab} title={hint} />,
          privacy: <SiteLink {...linkTo.agreement('2')} newTab={newTab} title={hint} />,
        }}
      />
    </span>
  )
  return <Checkbox {...field} name="agreement" label={words} />
}
