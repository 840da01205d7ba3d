import { Button, Flex, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { auditStatus, type IdentityRequest } from '@titian/contract'
import { FormError, SiteLink, useFormats } from '@titian/site'
import { ConfirmDialog, Note, Tag } from '@titian/ui'
import { useId, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { differingLines } from './compare.ts'
import { Comparison } from './comparison.tsx'
import { RefuseForm } from './refuse-form.tsx'
import { DecidedLine, HolderNote, RequestState } from './request-marks.tsx'
import styles from './requests.module.css'
import type { Decisions } from './use-decisions.ts'

interface RequestCardProps {
  request: IdentityRequest
  decisions: Decisions
  ref?: Ref<HTMLElement>
}

function Deciding({ request, decisions }: Omit<RequestCardProps, 'ref'>) {
  const { t } = useTranslation('identities')
  const formats = useFormats()
  const { sign, name, kind } = request
  const [refusing, setRefusing] = useState(false)
  const reason = decisions.reasons[sign] ?? ''
  const busy = decisions.busySign === sign
  const [asking, setAsking] = useState(false)
  const differing = differingLines(request)
  const approve = () => decisions.decide({ sign, approved: true })
  if (refusing)
    return (
      <RefuseForm
        busy={busy}
        text={reason}
        onText={(text) => decisions.write(sign, text)}
        onRefuse={() => decisions.decide({ sign, approved: false, reason: reason.trim() })}
        onCancel={() => setRefusing(false)}
      />
    )
  return (
    <div className={styles['buttons']}>
      <Button
        variant="light"
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={t('approveOf', { name })}
        loading={busy}
        onClick={differing.length > 0 ? () => setAsking(true) : approve}
      >
        {t('approve')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        aria-label={t('refuseOf', { name })}
        disabled={busy}
        onClick={() => setRefusing(true)}
      >
        {t('refuse')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('approveDoubtful', { name })}
        text={t(kind === 'teacher' ? 'doubtfulTeacher' : 'doubtful', {
          lines: formats.list(differing.map(({ key }) => t(`field.${key}`))),
        })}
        confirmLabel={t('approve')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => approve()}
      />
    </div>
  )
}

/**
 * One submission with everything that the decision needs. The card takes the focus when its request
 * is next.
 */
export function RequestCard({ request, decisions, ref }: RequestCardProps) {
  const { t } = useTranslation('identities')
  const formats = useFormats()
  const id = useId()
  const { sign, name, kind, status, submittedAt, personSign, personName } = request
  const waits = status === auditStatus.waiting
  return (
    <article ref={ref} tabIndex={-1} className={styles['card']} aria-labelledby={id}>
      <Flex component="header" rowGap="xs" columnGap="sm" align="center" wrap="wrap">
        <Title id={id} order={2} size="h3" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Title>
        <Tag>{t(`kind.${kind}`)}</Tag>
        <RequestState status={status} />
        <span className="meta num">{t('since', { time: formats.dateTime(submittedAt) })}</span>
      </Flex>
      <Comparison request={request} />
      <HolderNote request={request} />
      {waits && kind === 'teacher' ? <Note tone="info">{t('teacherRights')}</Note> : null}
      {decisions.failure?.sign === sign ? <FormError error={decisions.failure.error} /> : null}
      {waits ? (
        <Deciding request={request} decisions={decisions} />
      ) : (
        <DecidedLine request={request} />
      )}
      <p className="meta">
        {t('account')}
        {formats.gap}
        <SiteLink className={`link ${styles['person'] ?? ''}`} {...linkTo.person(personSign)}>
          {personName}
        </SiteLink>
      </p>
    </article>
  )
}
