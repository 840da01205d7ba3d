import { certificates, type StaffCertificate } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

export type CertificateAct = 'revoke' | 'reissue'

interface ActOnCertificateProps {
  act: CertificateAct
  certificate: StaffCertificate
  onClose: () => void
}

/** CNT-071: revokes a certificate, or issues it again under another number; both need a reason. */
export function ActOnCertificate({ act, certificate, onClose }: ActOnCertificateProps) {
  const { t } = useTranslation('certificates')
  const call = act === 'revoke' ? certificates.revokeCertificate : certificates.reissueCertificate
  const inputOf = ({ reason }: { reason: string }) => ({ sign: certificate.sign, reason })
  const { form, submit, busy, failure } = useForm<
    { reason: string },
    { number: string } | object | null
  >({
    initialValues: { reason: '' },
    problemsOf: byContract(call.input, { inputOf }),
    refresh: [certificates.listCertificates, certificates.listCertificateCourses].map(callKey),
    send: (values) => ask(call, inputOf(values)),
    onDone: () => {
      onClose()
      toast.success(t(`${act}.done`))
    },
  })
  const words = { name: certificate.holderName, course: certificate.courseName }
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(`${act}.title`, words)}
      confirmLabel={t(`${act}.act`)}
      danger={act === 'revoke'}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t(`${act}.text`, words)}</p>
      <ReasonField {...form.getInputProps('reason')} label={t('reason')} hint={t('reasonHint')} />
    </ActDialog>
  )
}
