import { Switch } from '@mantine/core'
import { type CertificateCourse, certificates } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { callKey } from '../../calls/query-client.ts'
import { useAct } from '../../calls/use-act.ts'

const refresh = [certificates.certificateRule, certificates.listCertificateCourses].map(callKey)

interface CertificateSwitchProps {
  of: Pick<CertificateCourse, 'courseSign' | 'courseName' | 'kind' | 'gives'>
  /** True in a cell without a text beside it, as in a table. */
  bare?: boolean
  disabled?: boolean
}

/** CNT-080, TRN-069: whether a course or a training issues certificates. */
export function CertificateSwitch({ of, bare = false, disabled = false }: CertificateSwitchProps) {
  const { t } = useTranslation('staff')
  const { courseSign, courseName, kind, gives } = of
  const save = useAct(certificates.saveCertificateCourse, { refresh })
  return (
    <Switch
      {...(bare
        ? { 'aria-label': t('certificates.of', { name: courseName }) }
        : { label: t('certificates.gives'), description: t(`certificates.hint.${kind}`) })}
      checked={save.isPending ? !gives : gives}
      disabled={disabled || save.isPending}
      onChange={({ currentTarget: { checked } }) =>
        save.mutate({ courseIdSign: courseSign, gives: checked })
      }
    />
  )
}
