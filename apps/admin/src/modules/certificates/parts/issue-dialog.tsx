import { Checkbox, ScrollArea } from '@mantine/core'
import { certificates, type CertificateCandidate, type DataOf } from '@titian/contract'
import { ask, byContract, callKey, useForm, useFormats, type Problems } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface IssueDialogProps {
  courseSign: string
  courseName: string
  chosen: readonly CertificateCandidate[]
  onClose: () => void
  onIssued: () => void
}

interface IssueValues extends Record<string, unknown> {
  although: boolean
  reason: string
}

/** CNT-122: the students who have not met every condition, and the missing conditions of each. */
function Exceptions({ people }: { people: readonly CertificateCandidate[] }) {
  const { t } = useTranslation('certificates')
  const { score } = useFormats()
  return (
    <ScrollArea.Autosize mah={240} type="auto" viewportProps={{ tabIndex: 0 }}>
      <ul aria-label={t('issue.exceptions')}>
        {people.map(({ userSign, name, exceptions, result, standing }) => (
          <li key={userSign}>
            <b>{name}</b>
            {t('issue.against', {
              list: exceptions
                .map((exception) =>
                  exception === 'notPassed' && standing !== 'notPassed'
                    ? t('issue.noFinalResult')
                    : t(`issue.exception.${exception}`),
                )
                .join(t('issue.between')),
            })}
            {result === null ? null : t('issue.withResult', { result: score(result) })}
          </li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  )
}

/**
 * CNT-063, CNT-122: issues certificates by hand. If students have not met every condition, the
 * dialog names them and asks for a reason.
 */
export function IssueDialog(props: IssueDialogProps) {
  const { courseSign, courseName, chosen, onClose, onIssued } = props
  const { t } = useTranslation('certificates')
  const exceptions = chosen.filter((one) => one.exceptions.length > 0)
  const signsOf = (people: readonly CertificateCandidate[]) =>
    people.map(({ userSign }) => userSign)
  const inputOf = ({ although, reason }: IssueValues) => ({
    courseIdSign: courseSign,
    userSigns: signsOf(chosen),
    confirmed: although ? signsOf(exceptions) : [],
    reason,
  })
  const byCall = byContract(certificates.issueCertificates.input, { inputOf })
  const { form, submit, busy, failure } = useForm<
    IssueValues,
    DataOf<typeof certificates.issueCertificates>
  >({
    initialValues: { although: false, reason: '' },
    problemsOf: (values) => ({
      ...(exceptions.length > 0 && !values.although && { although: t('issue.althoughNeeded') }),
      ...(exceptions.length > 0 &&
        values.reason.trim().length < 3 && { reason: t('issue.reasonNeeded') }),
      ...(byCall(values) as Problems<IssueValues>),
    }),
    refresh: [
      certificates.listCandidates,
      certificates.listCertificates,
      certificates.listCertificateCourses,
    ].map(callKey),
    send: (values) => ask(certificates.issueCertificates, inputOf(values)),
    onDone: ({ numbers, left }) => {
      onIssued()
      onClose()
      toast.success(
        left > 0
          ? t('issue.doneLeft', { count: numbers.length, left })
          : t('issue.done', { count: numbers.length }),
      )
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('issue.confirm', { count: chosen.length })}
      confirmLabel={t('issue.act', { count: chosen.length })}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('issue.confirmText', { course: courseName })}</p>
      {exceptions.length === 0 ? null : (
        <>
          <p>{t('issue.exceptionsText', { count: exceptions.length })}</p>
          <Exceptions people={exceptions} />
          <Checkbox
            {...form.getInputProps('although', { type: 'checkbox' })}
            label={t('issue.although', { count: exceptions.length })}
          />
          <ReasonField
            {...form.getInputProps('reason')}
            label={t('reason')}
            hint={t('issue.reasonHint')}
          />
        </>
      )}
    </ActDialog>
  )
}
